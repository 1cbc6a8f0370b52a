"""What a table decides together."""
