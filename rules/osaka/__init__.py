"""Traders of Osaka."""
