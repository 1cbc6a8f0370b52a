"""A match as one page of HTML."""
