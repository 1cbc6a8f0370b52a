"""A server's tables: health, closing, moving."""
