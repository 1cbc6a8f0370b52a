"""Lessons: a game learned step by step in its real panel, at positions that no one else plays."""
