"""Which labels of Osaka count or name something that has an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words_icons import counts, joins, names
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.words_icons import Rule

CARDS: Mapping[str, str] = {colour: colour for colour in COLOURS}
"""A card, and the goods that it is."""

ICONS: Mapping[str, Rule] = {
    "osaka-card": counts(CARDS, "colour", "value", "value"),
    "osaka-cards": joins("card"),
    "osaka-count-of": counts(CARDS, "colour"),
    "osaka-goods-of": counts(CARDS, "colour"),
    "osaka-sold-goods": counts(CARDS, "colour"),
    "osaka-colour": names(CARDS, "colour"),
    "osaka-do-token": names(CARDS, "colour"),
}
"""How a label looks, by its key."""
