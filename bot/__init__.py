"""Discord's face of the service, its storage and its settings."""
