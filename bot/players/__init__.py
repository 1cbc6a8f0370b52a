"""Automatic players at a table: who plays, what they think, and whom they cover."""
