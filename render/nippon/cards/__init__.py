"""Cards and sheets of Nippon."""
