"""What is new on the table since the reader last looked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.table.counts import counts
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from rules.nippon.view import NipponView

Spot = tuple[int, int, int]


@frozen
class Marks:
    """What has changed on the table since the reader saw it.

    Attributes:
        spaces: Influence spaces whose marker is new: region, city, space.
        freed: Influence spaces from which a marker was taken away, likewise.
        railways: New railways: region, space.
        totals: Regions, and whose influence in them changed; behind the last one the overseas company.
        ships: Destinations, and which of their ships are new.
        hired: Hiring spaces from which a worker was taken, or that were filled.
        work: By seat, which workers of the work area are new.
        points: By seat, points won.
        counts: By seat, which counts of the strip changed.
    """

    spaces: frozenset[Spot] = frozenset()
    freed: frozenset[Spot] = frozenset()
    railways: frozenset[tuple[int, int]] = frozenset()
    totals: frozenset[tuple[int, int]] = frozenset()
    ships: frozenset[tuple[int, int]] = frozenset()
    hired: frozenset[int] = frozenset()
    work: tuple[frozenset[int], ...] = ()
    points: tuple[int, ...] = ()
    counts: tuple[frozenset[int], ...] = ()


def marks(view: NipponView, before: NipponView | None) -> Marks:
    """What of a table is new since ``before``; nothing without one."""
    if before is None:
        return Marks()
    spaces: set[Spot] = set()
    freed: set[Spot] = set()
    for number, (region, old) in enumerate(zip(view.regions, before.regions, strict=True)):
        for place, (city, past) in enumerate(zip(region.cities, old.cities, strict=True)):
            for edge, (now, was) in enumerate(zip(city.spaces, past.spaces, strict=True)):
                if (now.owner, now.value) != (was.owner, was.value):
                    (freed if now.owner is None else spaces).add((number, place, edge))
    return Marks(
        spaces=frozenset(spaces),
        freed=frozenset(freed),
        railways=_railways(view, before),
        totals=_totals(view, before),
        ships=frozenset(
            (number, ship)
            for number, (now, was) in enumerate(zip(view.missions, before.missions, strict=True))
            for ship in range(len(was.ships), len(now.ships))
        ),
        hired=frozenset(
            number
            for number, (one, was_there) in enumerate(zip(view.hiring, before.hiring, strict=True))
            if sorted(one.workers) != sorted(was_there.workers)
        ),
        work=tuple(
            frozenset(i for i, worker in enumerate(now.work) if i >= len(was.work) or was.work[i] != worker)
            for now, was in zip(view.zaibatsu, before.zaibatsu, strict=True)
        ),
        points=tuple(now.points - was.points for now, was in zip(view.zaibatsu, before.zaibatsu, strict=True)),
        counts=tuple(
            frozenset(i for i, (one, past) in enumerate(zip(counts(now), counts(was), strict=True)) if one != past)
            for now, was in zip(view.zaibatsu, before.zaibatsu, strict=True)
        ),
    )


def _railways(view: NipponView, before: NipponView) -> frozenset[tuple[int, int]]:
    return frozenset(
        (number, space)
        for number, (region, old) in enumerate(zip(view.regions, before.regions, strict=True))
        for space, (now, was) in enumerate(zip(region.railways, old.railways, strict=True))
        if now.owner != was.owner
    )


def _totals(view: NipponView, before: NipponView) -> frozenset[tuple[int, int]]:
    return frozenset(
        (number, rival)
        for number, (region, old) in enumerate(zip(view.regions, before.regions, strict=True))
        for rival, (now, was) in enumerate(
            zip((*region.influence, region.overseas), (*old.influence, old.overseas), strict=True)
        )
        if now != was
    )
