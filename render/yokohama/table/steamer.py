"""The paddle steamer in the corner of the table: a ship of the first years of the open port, under sail and steam."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from render.core.colours import FOAM, INK, PAPER, PAPER_2, SEA, SEA_LINE, SEAL_RED, WHITE
from render.core.shapes import arc, box, curve, ellipse
from render.yokohama.colours import HULL, ROOFS

if TYPE_CHECKING:
    from render.core.shapes import Outline
    from render.core.sprites import Pen

THIN = 0.011
ROPE = 0.006
MASTS = ((0.23, 0.1, 0.82), (0.52, 0.0, 1.0), (0.78, 0.09, 0.86))
"""Place of each mast, its top, and the size of its sails."""


def draw_steamer(pen: Pen, left: float, top: float, size: float) -> None:
    """Draws the ship under way to the right, ``size`` pixels wide, with the waves before it."""
    ship = pen.at(left, top, size)
    _draw_rigging(ship)
    _draw_funnel(ship)
    for mast, top_of_mast, share in MASTS:
        _draw_mast(ship, mast, top_of_mast, share)
    _draw_hull(ship)
    _draw_wheel(ship)
    _draw_wake(ship)


def _draw_rigging(pen: Pen) -> None:
    ends = [(0.03, 0.66), *((mast, top) for mast, top, _ in MASTS), (1.08, 0.53)]
    for one, other in pairwise(ends):
        pen.line([one, other], FOAM, ROPE)
    for mast, top, _ in MASTS:
        for foot in (-0.1, 0.1):
            pen.line([(mast, top + 0.06), (mast + foot, 0.68)], FOAM, ROPE)


def _draw_funnel(pen: Pen) -> None:
    for x, y, puff in ((0.335, 0.235, 0.036), (0.285, 0.185, 0.047), (0.215, 0.15, 0.058)):
        pen.area(ellipse(x, y, puff, puff * 0.72), FOAM, None)
    pen.area(box(0.345, 0.29, 0.06, 0.4), SEAL_RED, INK, THIN)
    pen.area(box(0.338, 0.27, 0.074, 0.045), INK, INK, THIN)


def _draw_mast(pen: Pen, mast: float, top: float, share: float) -> None:
    pen.line([(mast, top), (mast, 0.7)], INK, 0.016)
    for low, wide, high, tone in ((0.24, 0.085, 0.17, PAPER), (0.5, 0.118, 0.24, PAPER_2)):
        foot = top + low * share
        pen.area(_sail(mast, foot, wide * share, high * share), tone, INK, THIN)
        yard = foot - high * share
        pen.line([(mast - wide * share * 0.86, yard), (mast + wide * share * 0.86, yard)], INK, 0.014)
    pen.area([(mast, top - 0.005), (mast - 0.075, top + 0.018), (mast, top + 0.04)], WHITE, INK, ROPE)


def _sail(mast: float, foot: float, wide: float, high: float) -> Outline:
    """A square sail full of wind from the left."""
    top, left, right = foot - high, mast - wide, mast + wide
    full = wide * 0.34
    return [
        *curve((left + wide * 0.16, top), (left + full, top + high * 0.5), (left, foot)),
        *curve((left, foot), (mast, foot - high * 0.16), (right, foot)),
        *curve((right, foot), (right + full, top + high * 0.5), (right - wide * 0.16, top)),
    ]


def _draw_hull(pen: Pen) -> None:
    pen.line([(0.9, 0.655), (1.08, 0.53)], INK, 0.018)
    deck = [*curve((0.02, 0.64), (0.3, 0.7), (0.55, 0.7)), *curve((0.55, 0.7), (0.8, 0.69), (0.985, 0.62))]
    keel = [
        *curve((0.985, 0.62), (0.93, 0.72), (0.87, 0.85)),
        (0.15, 0.85),
        *curve((0.15, 0.85), (0.05, 0.78), (0.02, 0.64)),
    ]
    pen.area([*deck, *keel], HULL, INK, THIN)
    pen.line([*curve((0.05, 0.72), (0.3, 0.765), (0.55, 0.765)), *curve((0.55, 0.765), (0.78, 0.755), (0.945, 0.7))],
             ROOFS["mine"], 0.022)  # fmt: skip
    pen.line([*curve((0.04, 0.685), (0.3, 0.735), (0.55, 0.735)), *curve((0.55, 0.735), (0.78, 0.725), (0.96, 0.665))],
             PAPER, 0.007)  # fmt: skip
    pen.line([(0.035, 0.65), (0.035, 0.5)], INK, 0.01)
    pen.area(box(-0.065, 0.505, 0.098, 0.066), WHITE, INK, ROPE)
    pen.area(ellipse(-0.016, 0.538, 0.018), SEAL_RED, None)


def _draw_wheel(pen: Pen) -> None:
    x, y, radius = 0.45, 0.775, 0.088
    pen.area([*arc(x, y - 0.01, 0.115, 0.115, 180, 360, 20)], SEA_LINE, INK, THIN)
    pen.area(ellipse(x, y, radius), PAPER_2, INK, THIN)
    for spoke in range(0, 360, 45):
        pen.line([(x, y), arc(x, y, radius, radius, spoke, spoke + 1, 1)[0]], INK, 0.009)
    pen.area(ellipse(x, y, 0.022), INK, None)


def _draw_wake(pen: Pen) -> None:
    """Waves that cover the ship up to its water line."""
    for row, y in enumerate((0.85, 0.895, 0.94)):
        left, right = -0.04 + row * 0.03, 1.06 - row * 0.05
        waves = 9 - row
        step = (right - left) / waves
        line: Outline = []
        for i in range(waves):
            x = left + i * step
            line += curve((x, y), (x + step / 2, y - 0.03), (x + step, y), steps=8)
        if row == 0:
            pen.area([*line, (right, y + 0.02), (left, y + 0.02)], SEA, None)
        pen.line(line, FOAM, 0.009)
