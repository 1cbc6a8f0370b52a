"""Hatoba at Discord: storage, topics, posts, and what happens without a press."""
