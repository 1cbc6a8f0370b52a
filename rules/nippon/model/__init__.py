"""The nouns of Nippon: what the box contains and what lies on the table."""
