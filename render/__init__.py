"""A game's view as pictures and words."""
