"""How a game is played, and its rules."""
