"""What is new on the table since the reader last looked: few marks, in vermilion."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.yokohama.view import AreaView, YokohamaView

MOST = 8
"""Marks on one picture; if more has changed only areas are marked, and no more than these."""


@dataclass(frozen=True, slots=True)
class AreaMarks:
    """What is new in an area.

    Attributes:
        frame: Whether a frame goes round it: a president came, something was built or a token taken.
        assistants: Seats of which more or fewer assistants stand there.
        left: Seats whose president stood there before.
    """

    frame: bool = False
    assistants: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        """Number of marks."""
        return self.frame + len(self.assistants) + len(self.left)


QUIET = AreaMarks()


@dataclass(frozen=True, slots=True)
class Marks:
    """What is new on the table.

    Attributes:
        areas: By area.
        points: Points won, by seat.
    """

    areas: tuple[AreaMarks, ...]
    points: tuple[int, ...] = field(default=())

    @property
    def count(self) -> int:
        """Number of marks."""
        return sum(mark.count for mark in self.areas) + sum(1 for points in self.points if points)


def marks(view: YokohamaView, before: YokohamaView | None) -> Marks:
    """What changed from one view to the next, with at most `MOST` marks.

    Args:
        view: The table now.
        before: What the reader last saw, or None if nothing counts as new.
    """
    if before is None or len(before.areas) != len(view.areas):
        return Marks((QUIET,) * len(view.areas), (0,) * len(view.merchants))
    areas = tuple(_area(old, new) for old, new in zip(before.areas, view.areas, strict=True))
    points = tuple(max(0, new.points - old.points) for old, new in zip(before.merchants, view.merchants, strict=True))
    found = Marks(areas, points)
    if found.count <= MOST:
        return found
    framed = [i for i, mark in enumerate(areas) if mark.frame] + [
        i for i, mark in enumerate(areas) if mark.count and not mark.frame
    ]
    room = MOST - sum(1 for one in points if one)
    shown = set(framed[:room])
    return Marks(tuple(AreaMarks(frame=i in shown) for i in range(len(areas))), points)


def _area(old: AreaView, new: AreaView) -> AreaMarks:
    came = set(new.presidents) - set(old.presidents)
    built = new.building != old.building
    taken = old.token is not None and new.token is None
    changed = tuple(
        seat
        for seat, (one, other) in enumerate(zip(old.assistants, new.assistants, strict=True))
        if one != other and other
    )
    left = tuple(sorted(set(old.presidents) - set(new.presidents)))
    return AreaMarks(bool(came or built or taken), changed, left)
