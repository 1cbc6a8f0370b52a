"""How Nippon is drawn."""

from __future__ import annotations

from render.core.pictures import Pictures
from render.nippon.cards import score
from render.nippon.closeups import closeups
from render.nippon.colours import FLAT
from render.nippon.table import table

PICTURES = Pictures("nippon", FLAT, table.draw, closeups.draw, score.draw)
"""The pictures of the game."""
