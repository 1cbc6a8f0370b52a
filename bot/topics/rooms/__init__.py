"""Rooms: where a server plays, and what it allows there."""
