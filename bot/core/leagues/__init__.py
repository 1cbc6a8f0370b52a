"""Leagues and tournaments: who plays whom, what a table made of it, and what happens next."""
