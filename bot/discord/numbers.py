"""Numbers that people type or clients send: never trusted to be any."""

from __future__ import annotations

BEYOND = 2**63
"""The least number that the database does not take."""

MOST_DIGITS = len(str(BEYOND))


def number_in(text: str) -> int | None:
    """The whole number from 0 that a text writes in the digits 0 to 9; None for everything else.

    Other digits are none: ``²`` passes for one in Python, and no number can be made of it.

    Args:
        text: As it was typed or sent.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        return None
    number = int(text)
    return number if number < BEYOND else None
