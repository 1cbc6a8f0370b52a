"""The way of a president since the reader last looked: a quiet dotted line from where he stood to where he stands."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING

from render.core.colours import NOW, WHITE
from render.core.shapes import curve, ellipse
from render.core.sprites import Sprite, cut_out
from render.yokohama.plan import PLANS

if TYPE_CHECKING:
    from render.core.paper import Sheet
    from render.core.shapes import Point
    from render.yokohama.table_marks import Route
    from rules.yokohama.view import YokohamaView

STEP = 25
"""Pixels from dot to dot."""

BOW = 0.2
"""How far the line is drawn aside, in parts of its length."""

WIDEST = 84
"""Most pixels by which it is drawn aside; the line itself swings out half as far."""

DOT = 9


def put_routes(sheet: Sheet, view: YokohamaView, routes: tuple[Route, ...]) -> None:
    """Dots the ways of presidents onto the empty city, past the names and icons of areas.

    Args:
        sheet: The table, before anything stands on it.
        view: The table now.
        routes: Whose president went from which area to which.
    """
    plan = PLANS[len(view.merchants)]
    kept = [*(word.box for word in sheet.written), *(plan.icon(area) for area in view.areas)]
    for route in routes:
        roofs = (plan.roof(view.areas[place]) for place in (route.start, route.end))
        start, end = ((x + plan.presidents[route.seat], y + plan.foot - plan.president / 2) for x, y in roofs)
        for x, y in dots(start, end):
            if not any(_touches(box, x, y) for box in kept):
                sheet.put(_dot(), x, y)


@lru_cache(maxsize=64)
def dots(start: Point, end: Point) -> tuple[Point, ...]:
    """Places of the dots on the way from one president to the other, at even distances along a slight bow."""
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    swing = min(BOW, WIDEST / length) * (1 if x1 >= x0 else -1)
    bend = ((x0 + x1) / 2 + (y1 - y0) * swing, (y0 + y1) / 2 - (x1 - x0) * swing)
    found, walked = [], 0.0
    for one, other in pairwise(curve(start, bend, end, steps=160)):
        walked += hypot(other[0] - one[0], other[1] - one[1])
        if walked >= STEP:
            found.append(other)
            walked -= STEP
    return tuple(found)


def _touches(box: tuple[float, float, float, float], x: float, y: float) -> bool:
    left, top, right, bottom = box
    return left - DOT < x < right + DOT and top - DOT < y < bottom + DOT


@lru_cache(maxsize=1)
def _dot() -> Sprite:
    return cut_out(2 * DOT, 2 * DOT, lambda pen: pen.area(ellipse(DOT, DOT, DOT - 3), NOW, WHITE, 3))
