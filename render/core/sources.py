"""Where the points of a match came from, added up from what was told in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.seats import Seat

Sources: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Points by source, for each seat, in the order of the score sheet, without sources that brought no one anything."""

REST = "rest"
"""Points of which nothing was told: all of them, where the log is not known."""


def added_up(order: Sequence[str], gains: Iterable[tuple[str, Seat, int]], totals: Sequence[int]) -> Sources:
    """Points by source.

    Args:
        order: All sources, in the order in which they are shown.
        gains: What was told: a source, a seat, and points, which are below zero where some were lost.
        totals: Points of the match by seat; what the gains do not explain of them is the rest.
    """
    points = {source: [0] * len(totals) for source in order}
    for source, seat, count in gains:
        points[source][seat] += count
    rest = [total - sum(each) for total, each in zip(totals, zip(*points.values(), strict=True), strict=True)]
    points[REST] = rest
    return tuple((source, tuple(each)) for source, each in points.items() if any(each))
