"""One folder a topic: its operations, its screens and its routes. No topic imports another."""
