"""Things that can be picked or counted out, by their word in the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.words.labels import area_name, good, goods, yen
from rules.core.labels import Label, say
from rules.yokohama.model.terms import COUNTRIES, GOODS

if TYPE_CHECKING:
    from rules.yokohama.model.terms import Goods

HAND, INTO = "hand", ">"
"""Where an assistant comes from that is on no area; what stands behind a source and before a target."""


def thing(word: str) -> Label:
    """A thing by its word.

    Args:
        word: An area (``bank``), a source (``hand>``) or target (``>bank``) of a movement, an order (``gb3``), a space
            of the church by its faith (``6``), a payment (``copper``, ``2y``), an exchange (``-silk``, ``+import``).
    """
    if word.isdecimal():
        return say("yokohama-thing-faith", faith=int(word))
    if word in GOODS:
        return goods(one_of(word))[0]
    if word.endswith("y") and word[:-1].isdecimal():
        return yen(int(word[:-1]))
    if word[0] in "+-":
        return say("yokohama-thing-sell" if word[0] == "-" else "yokohama-thing-buy", good=good(word[1:]))
    if word.startswith(INTO):
        return say("yokohama-thing-into", area=area_name(word.removeprefix(INTO)))
    if word.endswith(INTO):
        place = word.removesuffix(INTO)
        source = say("yokohama-thing-hand") if place == HAND else area_name(place)
        return say("yokohama-thing-from", source=source)
    if word[:2] in COUNTRIES and word[2:].isdecimal():
        return say("yokohama-order", country=word[:2], number=int(word[2:]))
    return area_name(word)


def one_of(kind: str) -> Goods:
    """One of a good."""
    copper, silk, tea, fish, imports = (int(one == kind) for one in GOODS)
    return copper, silk, tea, fish, imports
