"""The way of a president since the reader last looked: a quiet dotted line from area to area, under their eaves."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import copysign, hypot
from typing import TYPE_CHECKING

from render.core.colours import NOW, WHITE
from render.core.shapes import curve, ellipse
from render.core.sprites import Sprite, cut_out
from render.yokohama.plan import PLANS, POINT, ROW, Plan

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.core.paper import Sheet
    from render.core.shapes import Outline, Point
    from render.yokohama.table_marks import Marks, Route
    from rules.yokohama.view import YokohamaView

EAVES = 100
"""How far below the point of its roof a way runs through an area: over all that stands there."""

BESIDE = 48
"""How far beside its letter a way runs through the roof of an area."""

BEND = 16
"""Pixels before and after a corner within which the line bends."""

STEP = 25
"""Pixels from dot to dot."""

APART = 17
"""Pixels between the dots of ways that run along the same eaves."""

DOT = 8
HAT = 26
"""Pixels round the middle of a hat that are left free."""

PAST = 10
"""Pixels by which a way swerves from the middle of a gap beside a frame."""

FRAME = 16
"""Pixels on both sides of the edge of an area that its frame and the dots beside it need."""


def put_routes(sheet: Sheet, view: YokohamaView, found: Marks) -> None:
    """Dots the ways of presidents onto the empty city, past names, icons and the frames that will be laid round areas.

    Args:
        sheet: The table, before anything stands on it.
        view: The table now.
        found: What is new.
    """
    if not found.routes:
        return
    plan = PLANS[len(view.merchants)]
    words = tuple(word.box for word in sheet.written)
    framed = frozenset(plan.roof(area) for area, new in zip(view.areas, found.areas, strict=True) if new.frame)
    laid: list[Point] = []
    for route in found.routes:
        line = [
            (x, y) for x, y in dots(way(plan, view, route, framed)) if all(hypot(x - a, y - b) > APART for a, b in laid)
        ]
        laid += line
        for x, y in line:
            if not any(_touches(box, x, y) for box in words) and not any(_on_edge(plan, r, x, y) for r in framed):
                sheet.put(_dot(), x, y)


def way(plan: Plan, view: YokohamaView, route: Route, framed: frozenset[Point] = frozenset()) -> tuple[Point, ...]:
    """Corners of a president's way, from hat to hat: level under the eaves, up and down in the gaps between areas.

    Args:
        plan: How the areas lie.
        view: The table.
        route: Whose way, and through which areas.
        framed: Roofs of areas round which a frame will be laid.
    """
    column = plan.presidents[route.seat]
    roofs = [plan.roof(view.areas[place]) for place in route.places]
    after = [*(x for x, _ in roofs[1:]), roofs[-1][0] + column]
    found: Outline = [(roofs[0][0] + column, roofs[0][1] + EAVES)]
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(roofs)):
        if y1 > y0:
            gap = x1 if (x0, y0) not in framed else x1 + copysign(PAST, x1 - x0)
            found += [(gap, y0 + EAVES), (gap, y1 - PAST)]
            found += _through_roof(x1, y1, 1 if after[i + 1] >= x1 else -1)
        elif y1 < y0:
            gap = x0 if (x1, y1) not in framed else x0 + copysign(PAST, x0 - x1)
            found += reversed(_through_roof(x0, y0, 1 if found[-1][0] >= x0 else -1))
            found += [(gap, y0 - PAST), (gap, y1 + EAVES)]
    found.append((roofs[-1][0] + column, roofs[-1][1] + EAVES))
    return tuple(found)


def _through_roof(x: float, y: float, side: int) -> Outline:
    """From the point of a roof down to the eaves, beside the letter."""
    aside = x + side * BESIDE
    return [(x, y), (aside, y + POINT), (aside, y + EAVES)]


@lru_cache(maxsize=64)
def dots(corners: tuple[Point, ...]) -> tuple[Point, ...]:
    """Places of the dots along a way, at even distances, without those that the hats at both ends would cover."""
    found, walked = [], 0.0
    for one, other in pairwise(_bent(corners)):
        length = hypot(other[0] - one[0], other[1] - one[1])
        at = STEP - walked
        while at <= length:
            found.append((one[0] + (other[0] - one[0]) * at / length, one[1] + (other[1] - one[1]) * at / length))
            at += STEP
        walked = length - (at - STEP)
    ends = (corners[0], corners[-1])
    return tuple((x, y) for x, y in found if all(hypot(x - a, y - b) > HAT for a, b in ends))


def _bent(corners: tuple[Point, ...]) -> Iterable[Point]:
    """The line through these corners, bent instead of broken."""
    line: Outline = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        line += curve(_towards(corner, before), corner, _towards(corner, after), steps=6)
    return [*line, corners[-1]]


def _towards(corner: Point, other: Point) -> Point:
    """The point at which the line begins to bend, on the way from a corner to another."""
    (x, y), (a, b) = corner, other
    length = hypot(a - x, b - y)
    share = min(BEND, length / 2) / length if length else 0
    return x + (a - x) * share, y + (b - y) * share


def _touches(box: tuple[float, float, float, float], x: float, y: float) -> bool:
    left, top, right, bottom = box
    return left - DOT < x < right + DOT and top - DOT < y < bottom + DOT


def _on_edge(plan: Plan, roof: tuple[int, int], x: float, y: float) -> bool:
    """Whether a dot would lie under the frame round an area."""
    aside, down = abs(x - roof[0]), y - roof[1]
    slope = POINT * aside / plan.half
    if not (aside < plan.half + FRAME and slope - FRAME < down < ROW + POINT - slope + FRAME):
        return False
    return aside > plan.half - FRAME or down < slope + FRAME or down > ROW + POINT - slope - FRAME


@lru_cache(maxsize=1)
def _dot() -> Sprite:
    return cut_out(2 * DOT, 2 * DOT, lambda pen: pen.area(ellipse(DOT, DOT, DOT - 2.5), NOW, WHITE, 3))
