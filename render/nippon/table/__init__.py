"""The table of Nippon."""
