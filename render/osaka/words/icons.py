"""Which labels of Osaka count or name something that has an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words_icons import counts, names, repeats
from rules.osaka.model.terms import COLOURS, Colour

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.words_icons import Rule


def ship_emoji(colour: Colour) -> str:
    """Name of a ship's emoji, with the letter that cards have in notation: ``shipr``."""
    return f"ship{colour[0]}"


CARDS: Mapping[str, str] = {colour: colour for colour in COLOURS}
"""A card, and the goods that it is."""

SHIPS: Mapping[str, str] = {colour: ship_emoji(colour) for colour in COLOURS}

ICONS: Mapping[str, Rule] = {
    "osaka-card": counts(CARDS, "colour", "value", "value"),
    "osaka-cards": repeats("card"),
    "osaka-suit": names(CARDS, "colour"),
    "osaka-count-of": counts(CARDS, "colour"),
    "osaka-goods-of": counts(CARDS, "colour"),
    "osaka-sold-goods": counts(CARDS, "colour"),
    "osaka-colour": names(CARDS, "colour"),
    "osaka-do-token": names(CARDS, "colour"),
    "osaka-ship": names(SHIPS, "colour"),
    "osaka-coins": counts("yen"),
    "osaka-points": counts("vp"),
    "osaka-tokens": counts("medal"),
    "osaka-hand": names("cards"),
    "osaka-hand-symbols": names("insure"),
    "osaka-tell-insurance": names("insure"),
    "osaka-tell-stone": names("stone"),
    "osaka-brought-stone": names("stone"),
}
"""How a label looks, by its key."""
