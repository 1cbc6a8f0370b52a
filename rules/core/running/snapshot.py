"""How a position is stored: as it is now, and as everyone was last shown it."""

from __future__ import annotations

from dataclasses import dataclass, field

from pydantic import TypeAdapter, ValidationError

from rules.core.frozen import frozen

LANDMARKS = 4
"""Published positions that are stored beside the present one."""


@frozen
class Landmark:
    """A position that everyone was shown, from which going back and looking back start.

    Attributes:
        stands: Standing answers that led here.
        counter: Random numbers used.
        state: The game's state as JSON.
    """

    stands: int
    counter: int
    state: str = field(repr=False)


@dataclass(slots=True)
class Snapshot:
    """A position as it is stored.

    Attributes:
        state: The game's state as JSON.
        counter: Random numbers used.
        published: Standing answers that the table was shown.
        since: By seat, the revision at which its present question came up.
        landmarks: Positions published before it, oldest first.
    """

    state: str
    counter: int
    published: int
    since: list[int]
    landmarks: list[Landmark] = field(default_factory=list[Landmark])


SNAPSHOT = TypeAdapter(Snapshot)
"""Reads and writes it."""


def reached(snapshot: str) -> int:
    """Length of the log at which the newest question of a stored position came up; 0 if it cannot be read."""
    try:
        return max(SNAPSHOT.validate_json(snapshot).since, default=0)
    except ValidationError:
        return 0
