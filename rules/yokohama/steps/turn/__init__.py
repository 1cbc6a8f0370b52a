"""The turn from its beginning to its end: extras, placement, movement, and what follows."""
