"""Plans for a player who asks."""
