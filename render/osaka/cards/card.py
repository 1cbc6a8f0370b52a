"""Cards of Osaka as they lie in market, farm and hand: goods and coins at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas, Style
from render.core.colours import INK, PAPER, WHITE, Rgb, ink_on, mix
from render.core.icons import insurance
from render.core.kept import kept
from render.core.shapes import bitten
from render.core.sprites import Pen, Sprite, cut_out
from render.osaka.cards.emblems import EMBLEMS, GOODS

if TYPE_CHECKING:
    from rules.osaka.model.terms import Card, Colour


def tint(colour: Colour) -> Rgb:
    """Pale ground of a field on which goods of this colour lie."""
    return mix(PAPER, GOODS[colour], 0.3)


@kept
def card_sprite(colour: Colour, symbols: int, width: int, height: int) -> Sprite:
    """Face of a card without its numeral."""
    fill = GOODS[colour]

    def draw(pen: Pen) -> None:
        bite = width * 0.09
        pen.area(bitten(2, 2, width - 4, height - 4, bite), fill, INK, 4)
        gap = max(5.0, width * 0.055)
        hair = mix(fill, WHITE, 0.6)
        pen.area(bitten(gap + 2, gap + 2, width - 2 * gap - 4, height - 2 * gap - 4, bite * 0.9), None, hair, 1.6)
        _emblem(pen, colour, width / 2, _emblem_middle(width, height), width * 0.36)
        small = width * (0.115 if width >= 100 else 0.15)
        for k in range(symbols):
            x, y = width - gap - small * 1.35, gap + small * 1.35 + k * small * 2.25
            pen.disc(x, y, small, WHITE, INK, max(1.6, width * 0.014))
            insurance(pen.at(x - small * 0.62, y - small * 0.66, small * 1.24), fill)

    return cut_out(width, height, draw)


def _emblem_middle(width: int, height: int) -> float:
    return height - max(width * 0.52, height * 0.37)


def _emblem(pen: Pen, colour: Colour, x: float, y: float, radius: float) -> None:
    pen.disc(x, y, radius, mix(GOODS[colour], WHITE, 0.35), None)
    pen.disc(x, y, radius * 0.89, WHITE, INK, max(2.0, radius * 0.05))
    side = radius * 1.25
    EMBLEMS[colour](pen.at(x - side / 2, y - side / 2, side), GOODS[colour])


def put_card(
    canvas: Canvas, card: Card, left: float, top: float, width: int, height: int, *, decides: bool = False
) -> None:
    """Lays down a large card by its upper left corner, numeral top left, insurance symbols top right."""
    canvas.put(card_sprite(card.colour, card.symbols, width, height), left, top + height / 2, "left")
    size = round(width * (0.46 if width >= 100 else 0.54))
    style = Style("title", size, ink_on(GOODS[card.colour]))
    middle = top + max(width * 0.1, 8) + size * 0.46
    canvas.write(str(card.value), left + width * 0.3, middle, style, "middle", decides=decides)
