"""What the tiles of factories bring, at once, for a price, or as modifiers of actions."""
