"""How Traders of Osaka is drawn."""

from __future__ import annotations

from render.core import colours
from render.core.pictures import Pictures
from render.osaka.cards import hand, score
from render.osaka.cards.card import tint
from render.osaka.cards.emblems import GOODS
from render.osaka.closeups import closeups
from render.osaka.table import table
from render.osaka.table.sea import WATERS
from rules.osaka.model.terms import COLOURS

FLAT = (
    *colours.FLAT,
    *colours.TRADERS.values(),
    *GOODS.values(),
    *(tint(colour) for colour in COLOURS),
    *WATERS.values(),
)

PICTURES = Pictures("osaka", FLAT, table.draw, closeups.draw, score.draw, hand.draw)
"""The pictures of the game."""
