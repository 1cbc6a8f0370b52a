"""A turn prepared while others play."""
