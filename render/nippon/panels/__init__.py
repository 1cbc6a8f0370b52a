"""The private panels of Nippon, one module a question."""
