"""How a match ended."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat

Early: TypeAlias = Literal["early"]
EARLY: Early = "early"
"""Why a match is over that was ended before its end: by agreement, or by whoever manages the server."""


@frozen
class Result:
    """A seat's place at the end.

    Attributes:
        seat: Whose.
        points: Points by the rulebook.
        place: 1 is best; shared places are equal.
    """

    seat: Seat
    points: int
    place: int


@frozen
class Verdict:
    """How a match against the rulebook's own opponent ended.

    Attributes:
        won: Whether it was won.
        rank: Id of the rank reached; with the game's key its words (``<game>-rank-<rank>``).
    """

    won: bool
    rank: str
