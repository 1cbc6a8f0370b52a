"""The way of a president since the reader last looked: an arrow over each border that it crossed."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, copysign, degrees
from typing import TYPE_CHECKING

from render.core.kept import kept
from render.core.pieces import arrow_sprite
from render.core.shapes import arrow, mirrored, turned
from render.yokohama.table.plan import PLANS, POINT, Plan
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.core.canvas import Canvas
    from render.core.shapes import Point
    from render.core.sprites import Sprite
    from render.yokohama.table.marks import Route
    from rules.yokohama.view import YokohamaView

LENGTH = 62
WEIGHT = 11
THIN = 8
SIDE = LENGTH + 12
"""Pixels of an arrow from end to end, of its shaft, with one head or two, and of the square in which it lies."""

SHOULDER = 40
"""How far below the points of their roofs the border of two areas of a row is crossed: between roof and name."""


@frozen
class Crossing:
    """Where a president stepped from one area to the next.

    Attributes:
        x: Middle of the arrow.
        y: Middle of the arrow.
        turn: Degrees clockwise from what points to the right.
        both: Whether another president stepped the opposite way, so that the arrow has a head at both ends.
    """

    x: float
    y: float
    turn: float
    both: bool


def put_ways(canvas: Canvas, view: YokohamaView, routes: Iterable[Route]) -> None:
    """Lays the arrows of all ways onto the table.

    Args:
        canvas: The table, with the frames round areas.
    """
    plan = PLANS[len(view.merchants)]
    for crossing in crossings(plan, view, routes):
        canvas.put(_arrow(crossing.turn, both=crossing.both), crossing.x, crossing.y)


def crossings(plan: Plan, view: YokohamaView, routes: Iterable[Route]) -> tuple[Crossing, ...]:
    """Where presidents crossed the borders of areas, each border once, in the order of the ways.

    Args:
        routes: Whose ways, and through which areas.
    """
    steps = list(dict.fromkeys(step for route in routes for step in pairwise(route.places)))
    return tuple(
        _crossing(plan, plan.roof(view.areas[start]), plan.roof(view.areas[end]), both=(end, start) in steps)
        for i, (start, end) in enumerate(steps)
        if (end, start) not in steps[:i]
    )


def _crossing(plan: Plan, start: Point, end: Point, *, both: bool) -> Crossing:
    """The middle of the border between two areas, where neither has anything to be read.

    Args:
        start: Roof of the area that was left.
        end: Roof of the area that was entered.
        both: Whether someone else crossed the border the opposite way.
    """
    (x0, y0), (x1, y1) = start, end
    across, down = copysign(1, x1 - x0), y1 - y0
    middle = (x0 + x1) / 2
    if not down:
        return Crossing(middle, y0 + SHOULDER, degrees(atan2(0, across)), both)
    # straight over the slope between the foot of the upper area and the roof of the lower one
    turn = degrees(atan2(copysign(plan.half, down), across * POINT))
    return Crossing(middle, max(y0, y1) + POINT / 2, turn, both)


@kept
def _arrow(turn: float, *, both: bool) -> Sprite:
    """An arrow that points to the right, turned; with a second head if it points ``both`` ways."""
    middle = SIDE / 2
    if both:
        half = arrow(middle, middle, LENGTH / 2, THIN)
        outline = [*half, *mirrored(half, middle)]
    else:
        outline = arrow(middle - LENGTH / 2, middle, LENGTH, WEIGHT)
    return arrow_sprite(tuple(turned(outline, turn, (middle, middle))), SIDE, SIDE)
