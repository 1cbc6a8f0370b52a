"""What is told of pieces that move: steps 1 and 2 of a turn, movement icons, and the recovery of step 6."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import BySeat
from rules.yokohama.model.terms import Way

Fees: TypeAlias = tuple[tuple[Seat, int], ...]
"""Yen paid to owners of presidents."""


@frozen
class Placed(BySeat):
    """Assistants were placed.

    Attributes:
        areas: Where, one for each assistant; none if no one was placed.
        fees: What was paid to presidents' owners.
        telegram: Whether this is the one more that the Telegram allows.
    """

    areas: tuple[str, ...]
    fees: Fees
    telegram: bool
    kind: Literal["placed"] = "placed"


@frozen
class Went(BySeat):
    """A president moved.

    Attributes:
        area: Where it stands now.
        way: How it came there.
        via: Areas on the way where someone was paid.
        fees: What was paid to presidents' owners.
        canal: Yen paid for the canal.
    """

    area: str
    way: Way
    via: tuple[str, ...]
    fees: Fees
    canal: int
    kind: Literal["went"] = "went"


@frozen
class Recalled(BySeat):
    """A president returned to the hand, or stayed there, and some assistants returned.

    Attributes:
        assistants: Areas and how many returned from each.
        forced: Whether no area could be reached.
        stayed: Whether the president was in hand already.
    """

    assistants: tuple[tuple[str, int], ...]
    forced: bool
    stayed: bool = False
    kind: Literal["recalled"] = "recalled"


@frozen
class MovedAssistants(BySeat):
    """Assistants were moved without fees: from (None is the hand) and to."""

    moves: tuple[tuple[str | None, str], ...]
    kind: Literal["moved-assistants"] = "moved-assistants"


@frozen
class Recovered(BySeat):
    """Assistants returned from the area that acted; by Telephone one may have stayed."""

    area: str
    returned: int
    stayed: int
    kind: Literal["recovered"] = "recovered"


MoveEvent: TypeAlias = Placed | Went | Recalled | MovedAssistants | Recovered
"""People who go from place to place."""
