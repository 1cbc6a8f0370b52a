"""Icons of goods, pieces and cards, drawn in the unit square like all icons of the house."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.core.colours import INK, SEAL_RED, WHITE, Rgb, mix
from render.core.shapes import arc, box, curve, mirrored

if TYPE_CHECKING:
    from render.core.shapes import Outline
    from render.core.sprites import Pen


def copper(pen: Pen, fill: Rgb) -> None:
    """Copper: an ingot seen from above its corner."""
    pen.area([(0.03, 0.82), (0.17, 0.44), (0.63, 0.44), (0.76, 0.82)], fill)
    pen.area([(0.17, 0.44), (0.36, 0.24), (0.83, 0.24), (0.63, 0.44)], mix(fill, WHITE, 0.45))
    pen.area([(0.63, 0.44), (0.83, 0.24), (0.97, 0.62), (0.76, 0.82)], mix(fill, INK, 0.3))


def fish(pen: Pen, fill: Rgb) -> None:
    """Fish: lens of a body swimming to the left, forked tail."""
    pen.area([(0.66, 0.5), (0.96, 0.22), (0.89, 0.5), (0.96, 0.78)], fill)
    back = curve((0.03, 0.5), (0.24, 0.14), (0.54, 0.16), (0.78, 0.5))
    pen.area([*back, *curve((0.78, 0.5), (0.54, 0.84), (0.24, 0.86), (0.03, 0.5))], fill)
    pen.disc(0.23, 0.43, 0.035, INK, INK, 0.02)
    pen.inner(arc(0.24, 0.5, 0.14, 0.17, -55, 55, 8))


def assistant(pen: Pen, fill: Rgb) -> None:
    """Assistant: a head on a bell-shaped robe."""
    pen.area(robe(), fill)
    pen.disc(0.5, 0.25, 0.17, fill)


def robe() -> Outline:
    """The robe of an assistant in the unit square."""
    side = curve((0.4, 0.38), (0.28, 0.46), (0.24, 0.6), (0.15, 0.94))
    return [*mirrored(side, 0.5), *side]


def shop(pen: Pen, fill: Rgb) -> None:
    """Shop: a gable roof wider than the house, a dark door."""
    shop_front(pen, fill)
    pen.area(box(0.41, 0.62, 0.18, 0.3), INK, INK, 0.02)


def shop_front(pen: Pen, fill: Rgb) -> None:
    """A shop that was built: its owner's letter stands where the door would be."""
    pen.area(box(0.14, 0.46, 0.72, 0.46), fill)
    pen.area([(0.03, 0.5), (0.5, 0.1), (0.97, 0.5)], fill)
    pen.area(box(0.17, 0.46, 0.66, 0.12), fill, None)


def trading_house(pen: Pen, fill: Rgb) -> None:
    """Trading house: two roofs, three windows, a flag; taller and wider than a shop."""
    house_front(pen, fill)
    for left in (0.22, 0.44, 0.66):
        pen.area(box(left, 0.74, 0.12, 0.13), INK, INK, 0.01)


def house_front(pen: Pen, fill: Rgb) -> None:
    """A trading house that was built: its owner's letter stands where the windows would be."""
    pen.line([(0.5, 0.22), (0.5, 0.03)], INK, 0.045)
    pen.area([(0.5, 0.03), (0.74, 0.08), (0.5, 0.14)], fill, INK, 0.035)
    pen.area(box(0.13, 0.62, 0.74, 0.32), fill)
    pen.area(box(0.28, 0.34, 0.44, 0.16), fill)
    pen.area([(0.14, 0.38), (0.32, 0.2), (0.68, 0.2), (0.86, 0.38)], fill)
    pen.area([(0.01, 0.62), (0.18, 0.46), (0.82, 0.46), (0.99, 0.62)], fill)


def warehouse(pen: Pen, fill: Rgb) -> None:
    """Warehouse: a store of boards under a curved tile roof."""
    pen.area(box(0.13, 0.42, 0.74, 0.51), fill)
    roof = curve((0.01, 0.44), (0.22, 0.36), (0.34, 0.1), (0.5, 0.08))
    pen.area([*roof, *mirrored(roof, 0.5)], mix(fill, INK, 0.35))
    for y in (0.58, 0.7, 0.82):
        pen.inner([(0.15, y), (0.85, y)])
    pen.area(box(0.4, 0.62, 0.2, 0.31), INK, INK, 0.02)


def order_canvas(pen: Pen, fill: Rgb) -> None:
    """Order: a canvas with three lines and a seal of wax."""
    pen.area(box(0.18, 0.06, 0.64, 0.88), fill)
    for y, right in ((0.26, 0.68), (0.42, 0.68), (0.58, 0.5)):
        pen.inner([(0.31, y), (right, y)])
    pen.disc(0.68, 0.78, 0.13, SEAL_RED)


def order_done(pen: Pen, fill: Rgb) -> None:
    """A completed order: the canvas with a broad tick across it."""
    pen.area(box(0.18, 0.06, 0.64, 0.88), fill)
    for y in (0.22, 0.36):
        pen.inner([(0.31, y), (0.68, y)])
    for ink, weight in ((WHITE, 0.26), (INK, 0.13)):
        pen.line([(0.3, 0.62), (0.48, 0.82), (0.92, 0.4)], ink, weight)


def gear(pen: Pen, fill: Rgb) -> None:
    """Production value: a gear with a white hub in which the number stands."""
    teeth, points = 10, []
    for tooth in range(teeth):
        for share, radius in ((-0.32, 0.38), (-0.2, 0.49), (0.2, 0.49), (0.32, 0.38)):
            turn = 2 * pi * (tooth + share) / teeth
            points.append((0.5 + radius * cos(turn), 0.5 + radius * sin(turn)))
    pen.area(points, fill, INK, 0.04)
    pen.disc(0.5, 0.5, 0.28, WHITE, INK, 0.035)


def octagon(pen: Pen, fill: Rgb) -> None:
    """5-power token: an octagon; its reward stands on it."""
    near, far = 0.31, 0.69
    pen.area(
        [
            (near, 0.04), (far, 0.04), (0.96, near), (0.96, far), (far, 0.96), (near, 0.96), (0.04, far), (0.04, near)
        ],
        fill, INK, 0.035,
    )  # fmt: skip


def power(pen: Pen, fill: Rgb) -> None:
    """Power: bars that rise."""
    for left, high in ((0.08, 0.34), (0.38, 0.6), (0.68, 0.88)):
        pen.area(box(left, 0.94 - high, 0.24, high), fill)


def power_token(pen: Pen, fill: Rgb) -> None:
    """A 5-power token in someone's hand: the octagon with five pips."""
    octagon(pen, fill)
    for x, y in ((0.31, 0.31), (0.69, 0.31), (0.5, 0.5), (0.31, 0.69), (0.69, 0.69)):
        pen.disc(x, y, 0.075, INK, None)


def pennants(pen: Pen, fill: Rgb) -> None:
    """Countries: two flags on crossed poles."""
    for side in (0, 1):
        pole = [(0.26, 0.96), (0.78, 0.06)]
        cloth = [(0.78, 0.06), (0.96, 0.36), (0.66, 0.54), (0.52, 0.5)]
        if side:
            pole, cloth = mirrored(pole, 0.5), mirrored(cloth, 0.5)
        pen.line(pole, INK, 0.05)
        pen.area(cloth, WHITE if side else fill)


GOODS_ICONS = (
    copper, fish, assistant, shop, shop_front, trading_house, house_front, warehouse, order_canvas, order_done, gear,
    octagon, power, power_token, pennants,
)  # fmt: skip
"""All of them, for the canvas on which icons are looked at."""
