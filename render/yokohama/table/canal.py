"""The canal on the table: water under an arched bridge with posts and planks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import FOAM, GOLD, INK, mix
from render.core.shapes import box, curve, ellipse
from render.yokohama.colours import BRICK

if TYPE_CHECKING:
    from render.core.shapes import Outline
    from render.core.sprites import Pen

SPAN = 98
"""Pixels from the crown of the bridge to its end."""

RISE = 66
"""How far its crown lies above its ends."""

DECK = 17
POSTS = 7
CROWN = 150
"""From the point of the roof down to the crown."""

WATER_LINE = 226
"""From the point of the roof down to where the piers stand in the water."""


def draw_canal(pen: Pen, middle: float, top: float, half: float) -> None:
    """Draws the water from edge to edge and the bridge in the middle.

    Args:
        middle: Roof point, from the left.
        top: Roof point, from above.
        half: Half the width of the board.
    """
    for row in range(4):
        _draw_wave(pen, middle - half + 12, middle + half - 12, top + 118 + row * 42)
    for side in (-1, 1):
        x = middle + side * SPAN * 0.46
        pen.area(box(x - 6, top + CROWN + 10, 12, WATER_LINE - CROWN - 10), mix(BRICK, INK, 0.35), INK, 3)
    pen.area(box(middle - SPAN * 0.46, top + WATER_LINE - 32, SPAN * 0.92, 9), mix(BRICK, INK, 0.35), INK, 3)
    pen.area([*_arch(middle, top, 0), *reversed(_arch(middle, top, DECK))], BRICK, INK, 4.5)
    for i in range(1, 20):
        x, y = _arch(middle, top, 0)[i]
        pen.line([(x, y + 3), (x, y + DECK - 3)], INK, 1.5)
    for height in (14, 30):
        pen.line(_arch(middle, top, -height), INK, 8)
        pen.line(_arch(middle, top, -height), BRICK, 4)
    for i in range(POSTS):
        x, y = _at(middle, top, 2 * i / (POSTS - 1) - 1)
        pen.area(box(x - 4.5, y - 38, 9, 42), BRICK, INK, 3)
        pen.area(ellipse(x, y - 41, 5.5, 6.5), GOLD, INK, 2.5)


def _at(middle: float, top: float, share: float) -> tuple[float, float]:
    """Point of the deck, ``share`` from -1 at its left end to 1 at its right."""
    return middle + SPAN * share, top + CROWN + RISE * share**2


def _arch(middle: float, top: float, drop: float) -> Outline:
    """The line of the deck, ``drop`` pixels lower, from left to right."""
    points = (_at(middle, top, i / 10 - 1) for i in range(21))
    return [(x, y + drop) for x, y in points]


def _draw_wave(pen: Pen, left: float, right: float, y: float) -> None:
    step = (right - left) / 5
    for i in range(5):
        x = left + i * step
        pen.line([*curve((x, y), (x + step / 4, y - 10), (x + step / 2, y)),
                  *curve((x + step / 2, y), (x + step * 3 / 4, y + 10), (x + step, y))], FOAM, 3)  # fmt: skip
