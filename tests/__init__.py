"""Tests, one folder for each package or kind."""
