"""What is new on the table since the reader last looked: few marks, in vermilion."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING

from render.yokohama.table.possessions import counts
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.yokohama.delta import TOKEN, area_delta, merchant_delta

if TYPE_CHECKING:
    from rules.yokohama.delta import AreaDelta
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView

MOST = 8
"""Marks on one picture; if more has changed first small ones are left out, then all but those of areas."""


@frozen
class AreaMarks:
    """What is new in an area.

    Attributes:
        frame: Whether a frame goes round it: a president came, something was built or a token taken.
        assistants: Seats of which more or fewer assistants stand there.
        left: Seats whose president stood there before.
        built: Building spaces that were built on: 0 to 3 for shops, 4 for the trading house.
        token: Whether its 5-power token was taken.
    """

    frame: bool = False
    assistants: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    built: tuple[int, ...] = ()
    token: bool = False

    @property
    def count(self) -> int:
        """Number of marks."""
        return self.frame + len(self.assistants) + len(self.left)


QUIET = AreaMarks()


@frozen
class Route:
    """A president's way.

    Attributes:
        seat: Whose president.
        places: Numbers of the areas in order, from where the president stood to where it stands.
    """

    seat: Seat
    places: tuple[int, ...]


@frozen
class Marks:
    """What is new on the table.

    Attributes:
        areas: By area.
        points: Points won, by seat.
        routes: Where presidents went.
        counts: By seat, which of the counts in its strip changed, row by row from 0.
    """

    areas: tuple[AreaMarks, ...]
    points: tuple[int, ...]
    routes: tuple[Route, ...] = field(default=())
    counts: tuple[tuple[int, ...], ...] = field(default=())

    @property
    def count(self) -> int:
        """Number of marks."""
        return sum(mark.count for mark in self.areas) + sum(1 for points in self.points if points)


def marks(view: YokohamaView, before: YokohamaView | None) -> Marks:
    """What changed from one view to the next, with at most `MOST` marks; nothing at the end, when only the city counts.

    Args:
        before: What the reader last saw, or None if nothing counts as new.
    """
    if before is None or view.phase == "over" or len(before.areas) != len(view.areas):
        return Marks((QUIET,) * len(view.areas), (0,) * len(view.merchants))
    areas = tuple(_area(area_delta(old, new), new) for old, new in zip(before.areas, view.areas, strict=True))
    points = tuple(max(0, new.points - old.points) for old, new in zip(before.merchants, view.merchants, strict=True))
    every = Marks(areas, points, _routes(view, before), _counts(view, before))
    large = replace(every, areas=tuple(replace(mark, assistants=()) for mark in areas))
    return next((found for found in (every, large) if found.count <= MOST), _only_areas(areas, points))


def _only_areas(areas: tuple[AreaMarks, ...], points: tuple[int, ...]) -> Marks:
    framed = [i for i, mark in enumerate(areas) if mark.frame] + [
        i for i, mark in enumerate(areas) if mark.count and not mark.frame
    ]
    room = MOST - sum(1 for one in points if one)
    shown = set(framed[:room])
    return Marks(tuple(AreaMarks(frame=i in shown) for i in range(len(areas))), points)


def _counts(view: YokohamaView, before: YokohamaView) -> tuple[tuple[int, ...], ...]:
    """Changed counts of each merchant; none if they are too many for one to be found."""
    found = []
    for old, new in zip(before.merchants, view.merchants, strict=True):
        pairs = zip(counts(old), counts(new), strict=True)
        found.append(tuple(i for i, (one, other) in enumerate(pairs) if one != other))
    return tuple(found) if sum(map(len, found)) <= MOST else ()


def _routes(view: YokohamaView, before: YokohamaView) -> tuple[Route, ...]:
    places = {area.id: number for number, area in enumerate(view.areas)}
    return tuple(
        Route(new.seat, tuple(places[area] for area in walked))
        for old, new in zip(before.merchants, view.merchants, strict=True)
        if (walked := merchant_delta(old, new).way)
    )


def _area(changed: AreaDelta, after: AreaView) -> AreaMarks:
    built = tuple([site for site in changed.sites if site != TOKEN])
    there = tuple([seat for seat, more in enumerate(changed.assistants) if more and after.assistants[seat]])
    taken = TOKEN in changed.sites and after.token is None
    return AreaMarks(bool(changed.came or built or taken), there, changed.left, built, taken)
