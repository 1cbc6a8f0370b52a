"""Seats: the places at the table, numbered from 0 in order of play."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table; seat 0 is the first in clockwise order."""


def is_before(seat: int, other: int, first: int, count: int) -> bool:
    """Whether a seat has its turn in a round before another one.

    Args:
        first: The seat that begins the round.
        count: How many seats there are.
    """
    return (seat - first) % count < (other - first) % count
