"""Nouns of Traders of Osaka: what the box contains and what lies on the table."""
