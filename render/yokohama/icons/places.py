"""Icons of the places of a harbour town, drawn in the unit square like all icons of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, PAPER_2, WHITE, Rgb, mix
from render.core.shapes import arc, box, curve, ellipse, mirrored
from render.yokohama.icons.goods import robe

if TYPE_CHECKING:
    from render.core.sprites import Pen


def church(pen: Pen, fill: Rgb) -> None:
    """Church: a steeple with a cross."""
    pen.line([(0.5, 0.02), (0.5, 0.3)], INK, 0.06)
    pen.line([(0.4, 0.11), (0.6, 0.11)], INK, 0.06)
    pen.area([(0.12, 0.94), (0.12, 0.64), (0.34, 0.5), (0.5, 0.24), (0.66, 0.5), (0.88, 0.64), (0.88, 0.94)], fill)
    pen.area([(0.41, 0.94), (0.41, 0.74), *arc(0.5, 0.74, 0.09, 0.11, 180, 360, 8), (0.59, 0.94)], INK, INK, 0.02)


def customs(pen: Pen, fill: Rgb) -> None:
    """Customs: a temple front with four columns."""
    pen.area([(0.04, 0.36), (0.5, 0.08), (0.96, 0.36)], fill)
    for left in (0.13, 0.34, 0.55, 0.76):
        pen.area(box(left, 0.36, 0.11, 0.44), fill, INK, 0.045)
    pen.area(box(0.05, 0.8, 0.9, 0.13), fill)


def safe(pen: Pen, fill: Rgb) -> None:
    """Bank: a safe with its wheel."""
    for left in (0.16, 0.7):
        pen.area(box(left, 0.84, 0.14, 0.1), INK, INK, 0.02)
    pen.area(box(0.07, 0.12, 0.86, 0.73), fill)
    pen.disc(0.5, 0.48, 0.23, WHITE)
    pen.inner([(0.34, 0.32), (0.66, 0.64)], INK, 0.05)
    pen.inner([(0.66, 0.32), (0.34, 0.64)], INK, 0.05)
    pen.disc(0.5, 0.48, 0.07, INK, INK, 0.02)


def gate(pen: Pen, fill: Rgb) -> None:
    """Chinatown: a gate with two posts and a curved lintel."""
    for left in (0.19, 0.7):
        pen.area(box(left, 0.3, 0.11, 0.63), mix(fill, INK, 0.35), INK, 0.045)
    pen.area(box(0.13, 0.44, 0.74, 0.09), fill, INK, 0.045)
    roof = curve((0.01, 0.12), (0.2, 0.2), (0.36, 0.2), (0.5, 0.2))
    foot = curve((0.5, 0.35), (0.3, 0.35), (0.16, 0.33), (0.05, 0.27))
    pen.area([*roof, *mirrored(roof, 0.5), *mirrored(foot, 0.5), *foot], fill)


def people(pen: Pen, fill: Rgb) -> None:
    """Employment agency: three assistants, one in front."""
    for x in (0.22, 0.78):
        pen.area([(x + (px - 0.5) * 0.56, 0.33 + py * 0.52) for px, py in robe()], fill)
        pen.disc(x, 0.38, 0.115, fill)
    pen.area([(0.5 + (px - 0.5) * 0.72, 0.26 + py * 0.72) for px, py in robe()], fill)
    pen.disc(0.5, 0.36, 0.15, fill)


def bridge(pen: Pen, fill: Rgb) -> None:
    """Canal: an arched bridge with its rail."""
    pen.line(arc(0.5, 0.72, 0.45, 0.52, 198, 342), INK, 0.05)
    for x, top, foot in ((0.22, 0.3, 0.5), (0.41, 0.22, 0.4), (0.59, 0.22, 0.4), (0.78, 0.3, 0.5)):
        pen.line([(x, top), (x, foot)], INK, 0.05)
    outer = arc(0.5, 0.86, 0.48, 0.52, 180, 360)
    inner = arc(0.5, 0.9, 0.3, 0.28, 360, 180)
    pen.area([*outer, *inner], fill)


def station(pen: Pen, fill: Rgb) -> None:
    """Station: a brick hall with a clock tower, three doors."""
    pen.area(box(0.07, 0.52, 0.86, 0.41), fill)
    pen.area(box(0.36, 0.18, 0.28, 0.4), fill)
    pen.area([(0.3, 0.2), (0.5, 0.03), (0.7, 0.2)], PAPER_2)
    pen.area(ellipse(0.5, 0.37, 0.1), WHITE, INK, 0.04)
    for left in (0.15, 0.43, 0.71):
        pen.area(box(left, 0.68, 0.14, 0.25), INK, INK, 0.01)


PLACE_ICONS = (church, customs, safe, gate, people, bridge, station)
"""All of them, for the canvas on which icons are looked at."""
