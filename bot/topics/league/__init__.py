"""Leagues and tournaments: sign-up, tables, one's own games, and what managers do."""
