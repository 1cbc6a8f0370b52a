"""Icons of Nippon's goods and resources, drawn in the unit square like all icons of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, WHITE, Rgb, mix
from render.core.shapes import arc, box, curve, ellipse, mirrored, rounded
from render.nippon.colours import LEAF, SALMON

if TYPE_CHECKING:
    from render.core.sprites import Pen


def cotton(pen: Pen, fill: Rgb) -> None:
    """Cotton: three bolls on a green calyx."""
    pen.area([(0.24, 0.58), (0.5, 0.98), (0.76, 0.58)], LEAF)
    pen.line([(0.5, 0.66), (0.5, 0.94)], INK, 0.04)
    for x, y, radius in ((0.28, 0.47, 0.22), (0.72, 0.47, 0.22), (0.5, 0.29, 0.24)):
        pen.disc(x, y, radius, fill)
    pen.area(ellipse(0.5, 0.5, 0.15), fill, None)


def paper(pen: Pen, fill: Rgb) -> None:
    """Paper: a sheet with a folded corner and lines."""
    pen.area([(0.16, 0.05), (0.6, 0.05), (0.84, 0.29), (0.84, 0.95), (0.16, 0.95)], fill)
    pen.area([(0.6, 0.05), (0.84, 0.29), (0.6, 0.29)], mix(fill, INK, 0.25))
    for y, right in ((0.45, 0.7), (0.61, 0.7), (0.77, 0.55)):
        pen.inner([(0.29, y), (right, y)], INK, 0.055)


def bento(pen: Pen, fill: Rgb) -> None:
    """Bento: a lacquer box, rice with a red plum, two dishes beside it."""
    pen.area(rounded(0.04, 0.16, 0.92, 0.7, 0.09), mix(fill, INK, 0.72))
    pen.area(box(0.13, 0.26, 0.38, 0.5), WHITE, INK, 0.03)
    pen.disc(0.32, 0.51, 0.095, fill, None)
    pen.area(box(0.58, 0.26, 0.29, 0.21), LEAF, INK, 0.03)
    pen.area(box(0.58, 0.54, 0.29, 0.22), SALMON, INK, 0.03)


def lenses(pen: Pen, fill: Rgb) -> None:
    """Lenses: a pair of spectacles with glints."""
    side = curve((0.12, 0.44), (0.1, 0.26), (0.16, 0.2), (0.24, 0.2))
    pen.line(side, INK, 0.08)
    pen.line(mirrored(side, 0.5), INK, 0.08)
    pen.line(arc(0.5, 0.55, 0.1, 0.1, 200, 340, 8), INK, 0.09)
    for x in (0.26, 0.74):
        pen.disc(x, 0.58, 0.2, fill, INK, 0.095)
        pen.inner([(x - 0.08, 0.6), (x + 0.04, 0.48)], WHITE, 0.06)


def bulbs(pen: Pen, fill: Rgb) -> None:
    """Light bulbs: a bulb with its filament and a grey screw."""
    pen.area(
        [(0.37, 0.66), (0.63, 0.66), (0.63, 0.86), (0.55, 0.96), (0.45, 0.96), (0.37, 0.86)], mix(INK, WHITE, 0.55)
    )
    glass = [*arc(0.5, 0.36, 0.32, 0.32, 140, 400, 30), (0.65, 0.7), (0.35, 0.7)]
    pen.area(glass, fill)
    pen.inner([(0.44, 0.68), (0.38, 0.4), (0.46, 0.5), (0.5, 0.38), (0.54, 0.5), (0.62, 0.4), (0.56, 0.68)], INK, 0.045)
    pen.inner([(0.37, 0.79), (0.63, 0.79)], INK, 0.045)


def clocks(pen: Pen, fill: Rgb) -> None:
    """Clocks: a brass pocket watch with its crown, hands at two o'clock."""
    pen.area(rounded(0.42, 0.01, 0.16, 0.14, 0.04), fill)
    pen.disc(0.5, 0.56, 0.41, fill)
    pen.disc(0.5, 0.56, 0.3, WHITE, INK, 0.04)
    pen.line([(0.5, 0.33), (0.5, 0.56), (0.66, 0.64)], INK, 0.07)


def coal(pen: Pen, fill: Rgb) -> None:
    """Coal: a lump of seven sides with one bright facet."""
    pen.area([(0.3, 0.1), (0.66, 0.06), (0.93, 0.34), (0.95, 0.64), (0.7, 0.92), (0.28, 0.92), (0.05, 0.58)], fill)
    pen.area([(0.3, 0.1), (0.58, 0.26), (0.4, 0.5), (0.05, 0.58)], mix(fill, WHITE, 0.35), INK, 0.035)
    pen.inner([(0.58, 0.26), (0.93, 0.34)], mix(fill, WHITE, 0.35), 0.03)
    pen.inner([(0.4, 0.5), (0.7, 0.92)], mix(fill, WHITE, 0.35), 0.03)


def iron(pen: Pen, fill: Rgb) -> None:
    """Iron: an upright girder."""
    half = [(0.08, 0.08), (0.92, 0.08), (0.92, 0.3), (0.63, 0.3), (0.63, 0.7), (0.92, 0.7), (0.92, 0.92)]
    pen.area([*half, (0.08, 0.92), (0.08, 0.7), (0.37, 0.7), (0.37, 0.3), (0.08, 0.3)], fill)
    pen.inner([(0.14, 0.17), (0.86, 0.17)], mix(fill, WHITE, 0.5), 0.045)


def stairs(pen: Pen, fill: Rgb) -> None:
    """A step on a track: three stairs that rise to the right."""
    points = [(0.06, 0.9), (0.06, 0.66), (0.35, 0.66), (0.35, 0.42), (0.64, 0.42), (0.64, 0.16), (0.94, 0.16)]
    pen.area([*points, (0.94, 0.9)], fill)
