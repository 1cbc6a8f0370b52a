"""How Yokohama is drawn."""

from __future__ import annotations

from render.core.pictures import Pictures
from render.yokohama.cards import hand, score
from render.yokohama.closeups import closeups
from render.yokohama.colours import FLAT
from render.yokohama.table import table

PICTURES = Pictures("yokohama", FLAT, table.draw, closeups.draw, score.draw, hand.draw, closeups.bands)
"""The pictures of the game."""
