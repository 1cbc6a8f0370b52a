"""Cards that can be picked or counted out, by their word in the notation, such as ``r5``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Label, say
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.osaka.model.terms import CardName, Colour


def thing(word: CardName) -> Label:
    """A card: "red 5"."""
    return say("osaka-card", colour=colour_of(word), value=int(word[1:]))


def colour_of(word: CardName) -> Colour:
    """Colour of a card."""
    return next(colour for colour in COLOURS if word.startswith(colour[0]))
