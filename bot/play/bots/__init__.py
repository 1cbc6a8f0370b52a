"""Automatic players at the table: in the lobby, at their seats, and what they play there."""
