"""Emojis of Traders of Osaka: cards, which are goods and coins at once, ships, and the pieces of traders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import GOLD, INK, PAPER_2, SEAL_RED, WHITE, Rgb, mix
from render.core.icons import gold_rosette, insurance
from render.core.shapes import rounded
from render.osaka.cards.emblems import EMBLEMS, GOODS, HULL, SAIL
from render.osaka.words.icons import ship_emoji
from rules.osaka.model.terms import COLOURS, Colour

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.sprites import Emblem, Pen


def _card(colour: Colour) -> Emblem:
    """A card: its colour, and the emblem of its goods on a white ground."""

    def draw(pen: Pen, fill: Rgb) -> None:
        pen.area(rounded(0.12, 0.02, 0.76, 0.96, 0.09), fill)
        pen.disc(0.5, 0.5, 0.32, WHITE, None)
        EMBLEMS[colour](pen.at(0.26, 0.26, 0.48), fill)

    return draw, GOODS[colour]


def _ship(colour: Colour) -> Emblem:
    """A ship: hull and sail in the colour of its goods, with their emblem."""

    def draw(pen: Pen, fill: Rgb) -> None:
        pen.area(HULL, mix(fill, INK, 0.3))
        pen.area(SAIL, fill)
        pen.disc(0.52, 0.34, 0.2, WHITE, None)
        EMBLEMS[colour](pen.at(0.37, 0.19, 0.3), fill)

    return draw, GOODS[colour]


def _stone(pen: Pen, fill: Rgb) -> None:
    """A reservation: a piece on a card."""
    pen.area(rounded(0.04, 0.02, 0.62, 0.84, 0.08), PAPER_2)
    pen.disc(0.64, 0.66, 0.29, fill)
    pen.disc(0.56, 0.58, 0.07, mix(fill, WHITE, 0.6), None)


EMOJIS: Mapping[str, Emblem] = {
    **{colour: _card(colour) for colour in COLOURS},
    **{ship_emoji(colour): _ship(colour) for colour in COLOURS},
    "stone": (_stone, INK),
    "bonus": (gold_rosette, GOLD),
    "insure": (insurance, SEAL_RED),
}
"""What Osaka counts or names besides what games share."""
