"""The people at the table, as pictures and texts name them."""

from dataclasses import dataclass

Lang = str
"""A language of the house: ``en``, ``de`` or ``it``."""

LANGUAGES: tuple[Lang, ...] = ("en", "de", "it")


@dataclass(frozen=True, slots=True)
class Person:
    """Owner of a seat.

    Attributes:
        name: Display name, any text at all; not yet escaped or cut.
        colour: Id of the seat's colour, e.g. ``white`` (Osaka) or ``mint``.
        mention: Discord user id, or None where nobody can be mentioned.
    """

    name: str
    colour: str
    mention: int | None = None


People = tuple[Person, ...]
"""Owners by seat."""
