"""What if: turns that are tried on a private copy."""
