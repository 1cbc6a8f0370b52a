"""How long tests wait for what should come at once: a test fails of what does not come, never of a busy machine."""

GENEROUS = 60.0
"""Seconds."""
