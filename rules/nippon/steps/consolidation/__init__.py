"""Consolidating, the scoring of sections, the end of the match."""
