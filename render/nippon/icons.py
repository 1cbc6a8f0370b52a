"""Icons of Nippon's pieces, actions and people, drawn in the unit square like all icons of the house."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.core.colours import INK, PAPER_2, SEAL_RED, WHITE, Rgb, mix
from render.core.icons import coin
from render.core.shapes import arc, box, curve, mirrored, rosette, rounded
from render.nippon.colours import FUNNEL, SKIN, STRAW

if TYPE_CHECKING:
    from render.core.sprites import Pen


def ship(pen: Pen, fill: Rgb) -> None:
    """Ship: a steamer with hull, cabin, a funnel with its puff, a mast."""
    pen.line([(0.2, 0.1), (0.2, 0.6)], INK, 0.055)
    pen.disc(0.78, 0.12, 0.09, WHITE, INK, 0.045)
    pen.area([(0.48, 0.2), (0.68, 0.2), (0.7, 0.5), (0.48, 0.5)], FUNNEL)
    pen.area(box(0.32, 0.46, 0.46, 0.17), WHITE)
    pen.area([(0.02, 0.6), (0.98, 0.6), (0.86, 0.92), (0.14, 0.92)], fill)


def railway(pen: Pen, fill: Rgb) -> None:
    """Railway: a locomotive that faces left, three wheels, the rail."""
    pen.line([(0.02, 0.93), (0.98, 0.93)], INK, 0.06)
    pen.area([(0.12, 0.14), (0.34, 0.14), (0.3, 0.42), (0.16, 0.42)], fill)
    pen.area(box(0.08, 0.4, 0.54, 0.28), fill)
    pen.area(box(0.56, 0.18, 0.34, 0.5), fill)
    pen.area(box(0.66, 0.27, 0.16, 0.17), WHITE, INK, 0.04)
    pen.area([(0.02, 0.76), (0.08, 0.64), (0.95, 0.64), (0.95, 0.76)], mix(fill, INK, 0.4))
    for x in (0.24, 0.5, 0.76):
        pen.disc(x, 0.79, 0.115, WHITE, INK, 0.06)


def machine(pen: Pen, fill: Rgb) -> None:
    """Machine: a cog wheel with a small hub."""
    teeth, points = 8, []
    for tooth in range(teeth):
        for share, radius in ((-0.32, 0.34), (-0.21, 0.48), (0.21, 0.48), (0.32, 0.34)):
            turn = 2 * pi * (tooth + share) / teeth
            points.append((0.5 + radius * cos(turn), 0.5 + radius * sin(turn)))
    pen.area(points, fill)
    pen.disc(0.5, 0.5, 0.15, WHITE, INK, 0.055)


def factory(pen: Pen, fill: Rgb) -> None:
    """Factory: a hall with a saw-tooth roof and a smoking chimney."""
    pen.disc(0.93, 0.09, 0.06, WHITE, INK, 0.035)
    pen.area([(0.72, 0.16), (0.88, 0.16), (0.91, 0.6), (0.69, 0.6)], mix(fill, INK, 0.25))
    pen.area(
        [(0.06, 0.93), (0.06, 0.56), (0.28, 0.34), (0.28, 0.56), (0.5, 0.34), (0.5, 0.56), (0.95, 0.56), (0.95, 0.93)],
        fill,
    )
    for left in (0.17, 0.41, 0.65):
        pen.area(box(left, 0.68, 0.15, 0.13), WHITE, INK, 0.035)


def pickaxe(pen: Pen, fill: Rgb) -> None:
    """Mining: a pickaxe."""
    pen.line([(0.2, 0.94), (0.66, 0.3)], INK, 0.17)
    pen.line([(0.2, 0.94), (0.66, 0.3)], STRAW, 0.07)
    head = [
        *curve((0.2, 0.12), (0.5, 0.06), (0.84, 0.26), (0.94, 0.66)),
        *curve((0.94, 0.66), (0.74, 0.4), (0.52, 0.26), (0.2, 0.12)),
    ]
    pen.area(head, fill)


def crank(pen: Pen, fill: Rgb) -> None:
    """Production: crates that come out of a press."""
    pen.area(box(0.1, 0.06, 0.8, 0.34), fill)
    pen.area(box(0.2, 0.4, 0.6, 0.1), mix(fill, INK, 0.45), INK, 0.04)
    pen.disc(0.5, 0.23, 0.095, WHITE, INK, 0.045)
    for left in (0.06, 0.53):
        pen.area(box(left, 0.6, 0.4, 0.34), STRAW)
        pen.inner([(left + 0.2, 0.6), (left + 0.2, 0.94)], INK, 0.04)


def stall(pen: Pen, fill: Rgb) -> None:
    """Domestic markets: a stall under a cloth with stripes."""
    for left in (0.12, 0.8):
        pen.area(box(left, 0.3, 0.08, 0.64), STRAW, INK, 0.04)
    pen.area(box(0.06, 0.62, 0.88, 0.17), STRAW)
    pen.area([(0.14, 0.08), (0.86, 0.08), (0.97, 0.42), (0.03, 0.42)], fill)
    for top, foot in ((0.33, 0.3), (0.52, 0.52), (0.7, 0.74)):
        pen.line([(top, 0.08), (foot, 0.42)], WHITE, 0.075)
    pen.area([(0.14, 0.08), (0.86, 0.08), (0.97, 0.42), (0.03, 0.42)], None)


def contract(pen: Pen, fill: Rgb) -> None:
    """Contract: a scroll with lines and a seal."""
    pen.area(box(0.18, 0.14, 0.64, 0.72), fill)
    for y in (0.05, 0.81):
        pen.area(rounded(0.1, y, 0.8, 0.14, 0.06), PAPER_2)
    for y in (0.32, 0.46):
        pen.inner([(0.3, y), (0.7, y)], INK, 0.05)
    pen.disc(0.6, 0.64, 0.12, SEAL_RED)


def ledger(pen: Pen, fill: Rgb) -> None:
    """Finance: coins in a pile beside one that stands."""
    for y in (0.78, 0.64, 0.5):
        pen.area(rounded(0.5, y, 0.46, 0.16, 0.08), fill)
    coin(pen.at(0.02, 0.1, 0.62), fill)


def laurel(pen: Pen, fill: Rgb) -> None:
    """Prestige: a golden rosette on two ribbons; its level stands on it."""
    tail = [(0.36, 0.6), (0.24, 0.98), (0.37, 0.9), (0.47, 0.99), (0.52, 0.6)]
    pen.area(tail, SEAL_RED)
    pen.area(mirrored(tail, 0.5), SEAL_RED)
    pen.area(rosette(0.5, 0.42, 0.41), fill, INK, 0.05)


def target(pen: Pen, fill: Rgb) -> None:
    """Goal: a target with its arrow."""
    for radius, tone in ((0.42, fill), (0.28, WHITE), (0.13, fill)):
        pen.disc(0.45, 0.55, radius, tone, INK, 0.045)
    pen.line([(0.45, 0.55), (0.92, 0.08)], INK, 0.08)


def flag_marker(pen: Pen, fill: Rgb) -> None:
    """A marker of the flag: the sun on its cloth; the value stands upon it."""
    pen.area(box(0.06, 0.12, 0.88, 0.76), WHITE)
    pen.disc(0.5, 0.5, 0.33, fill, INK, 0.04)


def straw_hat(pen: Pen, fill: Rgb) -> None:
    """Worker: a wide straw hat upon a robe; the emblem of the department comes on the chest."""
    _robe(pen, fill)
    pen.disc(0.5, 0.33, 0.14, SKIN, INK, 0.04)
    pen.area(
        [
            *curve((0.04, 0.34), (0.2, 0.24), (0.4, 0.1), (0.5, 0.02)),
            *curve((0.5, 0.02), (0.6, 0.1), (0.8, 0.24), (0.96, 0.34)),
        ],
        fill,
        INK,
        0.05,
    )


def bowler(pen: Pen, fill: Rgb) -> None:
    """Specialist: a bowler hat upon the same robe."""
    _robe(pen, fill)
    pen.disc(0.5, 0.33, 0.15, SKIN, INK, 0.04)
    pen.area([*arc(0.5, 0.25, 0.2, 0.23, 180, 360, 16)], fill, INK, 0.05)
    pen.area(rounded(0.2, 0.22, 0.6, 0.085, 0.04), fill, INK, 0.045)


def _robe(pen: Pen, fill: Rgb) -> None:
    side = curve((0.32, 0.4), (0.2, 0.5), (0.12, 0.7), (0.06, 0.97))
    pen.area([*mirrored(side, 0.5), *side], fill, INK, 0.05)


def upgrade(pen: Pen, fill: Rgb) -> None:
    """Upgrade tile of a department: a plate with an arrow upwards."""
    pen.area(rounded(0.08, 0.08, 0.84, 0.84, 0.12), fill)
    arrow = [(0.5, 0.2), (0.78, 0.5), (0.6, 0.5), (0.6, 0.8), (0.4, 0.8), (0.4, 0.5), (0.22, 0.5)]
    pen.area(arrow, WHITE, INK, 0.045)


def lightning(pen: Pen, fill: Rgb) -> None:
    """What happens at once."""
    pen.area([(0.58, 0.03), (0.18, 0.56), (0.44, 0.56), (0.34, 0.97), (0.82, 0.38), (0.54, 0.38), (0.72, 0.03)], fill)
