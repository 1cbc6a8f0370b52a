"""Merchants as pictures write them: their names, and the letter of their colour on every piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.names import Seated, seat_names

if TYPE_CHECKING:
    from render.core.people import People
    from render.core.words import Words


def merchants(people: People, words: Words) -> Seated:
    """People of a match; the letter is that of the colour, the same in every language."""
    colours = tuple(person.colour for person in people)
    return Seated(seat_names(people, words), tuple(colour[0].upper() for colour in colours), colours)
