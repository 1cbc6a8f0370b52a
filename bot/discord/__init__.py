"""Discord's side: the client, the router, messages and components. It knows no game and decides nothing."""
