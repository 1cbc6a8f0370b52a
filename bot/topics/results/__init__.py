"""Results: of a person, a server and a game, and the games that have ended."""
