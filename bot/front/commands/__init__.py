"""Slash commands: typed ways to everything that can be pressed, and a few that have no button."""
