"""A match as a file: written, verified, and taken up again."""
