"""Being away until a day."""
