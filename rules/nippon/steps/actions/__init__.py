"""The nine actions, one module each."""
