"""What the notation of several answers is made of."""

from __future__ import annotations

from rules.core.words import Name, Word
from rules.nippon.model.terms import AREAS, COLOURS, GOODS, Area, Colour, Good

FACTORY = Name("factory")
SLOT = Name("slot")
"""A machine space of an own factory: ``cotton1a``, ``cotton1a/iron``."""
RAIL = Name("rail")
"""A railway space: ``kanto/silk``."""
SPACE = Name("space")
"""An influence space: ``osaka.top``, typed ``osaka.paper`` too."""
DESTINATION = Name("destination")
REGION = Name("region")

COLOUR: Word[Colour] = Word(
    {
        **{colour: colour for colour in COLOURS},
        "w": "white",
        "b": "blue",
        "g": "grey",
        "y": "yellow",
        "r": "red",
        "k": "black",
        "gray": "grey",
    }
)
GOOD: Word[Good] = Word({good: good for good in GOODS})
AREA: Word[Area] = Word({area: area for area in AREAS})

BLANKS = frozenset({"and", "the", "to", "into", "in", "at", "+"})
"""Words that say nothing."""
