"""Close-ups of Nippon."""
