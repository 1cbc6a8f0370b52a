"""A turn: its panel, typed moves, completion."""
