"""Emblems of the goods of Osaka, and the ships that carry them, drawn in the unit square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, WHITE, WOOD, Rgb, mix, rgb
from render.core.icons import tea
from render.core.shapes import arc, box, curve, ellipse, rounded

if TYPE_CHECKING:
    from render.core.sprites import Icon, Pen
    from rules.osaka.model.terms import Colour

GOODS: dict[Colour, Rgb] = {
    "red": rgb("#A82C2A"),
    "blue": rgb("#24549A"),
    "yellow": rgb("#F0C850"),
    "green": rgb("#5C9E5E"),
}
"""The goods own the colours of Osaka: dark red against lighter green, so that weak colour sight tells them apart."""


def bowl(pen: Pen, fill: Rgb) -> None:
    """Red goods: lacquer bowl with its lid, on a foot."""
    dark = mix(fill, INK, 0.35)
    pen.area([(0.36, 0.8), (0.64, 0.8), (0.7, 0.95), (0.3, 0.95)], fill)
    pen.area([(0.18, 0.44), *arc(0.5, 0.44, 0.32, 0.33, 180, 360), (0.82, 0.44)], dark)
    pen.area(box(0.43, 0.03, 0.14, 0.08), dark, INK, 0.045)
    pen.area([(0.06, 0.44), (0.94, 0.44), *curve((0.9, 0.5), (0.84, 0.82), (0.62, 0.83)), *curve((0.38, 0.83), (0.16, 0.82), (0.1, 0.5))], fill)  # fmt: skip  # noqa: E501
    pen.inner(arc(0.5, 0.44, 0.21, 0.21, 200, 250, 8), mix(dark, WHITE, 0.5), 0.04)


def cloth(pen: Pen, fill: Rgb) -> None:
    """Blue goods: bolt of indigo cloth with chevrons, its end lying out."""
    pen.area([(0.3, 0.62), (0.97, 0.62), (0.97, 0.84), (0.46, 0.84)], mix(fill, INK, 0.25))
    pen.area([(0.2, 0.24), (0.95, 0.24), (0.95, 0.68), (0.2, 0.68)], fill)
    pen.area(ellipse(0.2, 0.46, 0.16, 0.23), mix(fill, WHITE, 0.25))
    pen.disc(0.2, 0.46, 0.06, WHITE, INK, 0.045)
    for x in (0.48, 0.64, 0.8):
        pen.line([(x + 0.07, 0.34), (x, 0.46), (x + 0.07, 0.58)], WHITE, 0.06)


def rice(pen: Pen, fill: Rgb) -> None:
    """Yellow goods: rice bale tied with three ropes."""
    pen.area(rounded(0.05, 0.25, 0.9, 0.5, 0.2), fill)
    for x in (0.26, 0.5, 0.74):
        pen.line([(x, 0.22), (x, 0.78)], INK, 0.05)
    for left, right in ((0.26, 0.5), (0.74, 0.5)):
        pen.inner([(left, 0.34), (right, 0.5), (left, 0.66)])


EMBLEMS: dict[Colour, Icon] = {"red": bowl, "blue": cloth, "yellow": rice, "green": tea}
"""The emblem of each colour, its second code."""

HULL = [
    *curve((0.02, 0.62), (0.1, 0.68), (0.2, 0.69)),
    *curve((0.2, 0.69), (0.6, 0.72), (0.8, 0.69)),
    *curve((0.8, 0.69), (0.92, 0.66), (0.98, 0.56)),
    *curve((0.98, 0.56), (0.95, 0.8), (0.82, 0.95)),
    (0.18, 0.95),
    *curve((0.18, 0.95), (0.07, 0.82), (0.02, 0.62)),
]
"""Hull of a sailing ship heading to the right."""

SAIL = [
    *curve((0.2, 0.1), (0.5, 0.05), (0.78, 0.1)),
    *curve((0.78, 0.1), (0.9, 0.34), (0.82, 0.58)),
    *curve((0.82, 0.58), (0.5, 0.63), (0.2, 0.58)),
    *curve((0.2, 0.58), (0.3, 0.34), (0.2, 0.1)),
]
"""Its one big square sail."""


def ship(pen: Pen, fill: Rgb) -> None:
    """Sailing ship: curved hull and one big sail in the colour of its goods, with their emblem."""
    pen.line([(0.51, 0.02), (0.51, 0.7)], INK, 0.045)
    pen.area(HULL, WOOD)
    pen.inner(curve((0.1, 0.76), (0.5, 0.82), (0.92, 0.74)), mix(WOOD, WHITE, 0.55), 0.025)
    pen.area(SAIL, fill)
    seam = mix(fill, INK, 0.4)
    pen.inner(curve((0.335, 0.1), (0.42, 0.34), (0.335, 0.59)), seam, 0.018)
    pen.inner(curve((0.68, 0.1), (0.78, 0.34), (0.69, 0.59)), seam, 0.018)
    pen.disc(0.54, 0.34, 0.19, WHITE, INK, 0.035)
    emblem = next(EMBLEMS[colour] for colour, tone in GOODS.items() if tone == fill)
    emblem(pen.at(0.4, 0.2, 0.28), fill)
