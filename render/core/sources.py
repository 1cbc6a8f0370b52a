"""Where the points of a match came from, added up from what was told in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rules.core.uses import Points

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.uses import Counted

Sources: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Points by source, for each seat, in the order of the score sheet, without sources that brought no one anything."""

REST = "rest"
"""Points of which nothing was told: all of them, where the log is not known."""


def added_up(order: Sequence[str], counted: Iterable[Counted], totals: Sequence[int]) -> Sources:
    """Points by source.

    Args:
        order: All sources, in the order in which they are shown.
        counted: What the events of the match count as.
        totals: Points of the match by seat; what the events do not explain of them is the rest.
    """
    points = {source: [0] * len(totals) for source in order}
    for one in counted:
        if isinstance(one, Points):
            points[one.source][one.seat] += one.count
    rest = [total - sum(each) for total, each in zip(totals, zip(*points.values(), strict=True), strict=True)]
    points[REST] = rest
    return tuple((source, tuple(each)) for source, each in points.items() if any(each))
