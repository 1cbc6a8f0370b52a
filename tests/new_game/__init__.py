"""Laying out a new game that plays at once: files of the house with a plain game in them, to be written over."""
