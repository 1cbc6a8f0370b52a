"""Looking without playing: board, hand, log."""
