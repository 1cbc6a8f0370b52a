"""Seats: the places at the table, numbered from 0 in order of play."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table; seat 0 is the first in clockwise order."""
