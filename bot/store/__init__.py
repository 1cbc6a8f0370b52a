"""The database: the only truth. Every change is one transaction in one thread."""
