"""The table in one picture, and what stands on it."""
