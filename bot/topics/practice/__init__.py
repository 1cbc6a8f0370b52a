"""Practice: one person against automatic players."""
