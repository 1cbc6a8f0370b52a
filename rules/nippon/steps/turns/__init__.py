"""Turns and rounds: choosing an action, workers, the start of a match; silk, which is sold at any time."""
