"""Discord's face of the house, its storage and its settings."""
