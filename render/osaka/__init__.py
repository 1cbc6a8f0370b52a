"""Traders of Osaka in pictures and words."""
