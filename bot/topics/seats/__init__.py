"""Seats that are given up, replaced and taken over."""
