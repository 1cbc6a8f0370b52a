"""The Discord side: posts, panels and commands. It knows no game and decides nothing."""
