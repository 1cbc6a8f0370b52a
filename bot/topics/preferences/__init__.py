"""A person's settings."""
