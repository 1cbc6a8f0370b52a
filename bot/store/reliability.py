"""How reliably people answer: of their last turns how many in time, how soon, and what seats they left."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.store.spans import HOUR
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection

LAST: Final = 50
"""Turns that are looked at."""

FEW: Final = 20
"""With fewer turns no one can tell."""

IN_TIME: Final = 0.9
"""Share of turns in time from which on someone is not slow."""

QUICK: Final = 4 * HOUR
"""Counted seconds within which half of the answers of someone quick come."""

Verdict: TypeAlias = Literal["quick", "steady", "slow", "new"]


@frozen
class Reliability:
    """How reliably a person answers. Covers, pauses, downtime and absences as announced are not counted.

    Attributes:
        turns: Turns that were looked at, the last ones.
        in_time: How many of them were answered within the time that the pace allows.
        median: Within how many counted seconds half of them were answered; None without any.
        left: Seats given up, or lost without being away as announced.
    """

    turns: int
    in_time: int
    median: int | None
    left: int

    @property
    def verdict(self) -> Verdict:
        """All of it in one word."""
        if self.turns < FEW or self.median is None:
            return "new"
        if self.in_time < IN_TIME * self.turns:
            return "slow"
        return "quick" if self.median <= QUICK else "steady"


def of(connection: Connection, user: int) -> Reliability:
    """How reliably a person answers."""
    rows = connection.execute(
        "SELECT took, allowed FROM answered WHERE person = ? ORDER BY since DESC LIMIT ?", (user, LAST)
    ).fetchall()
    took = [row["took"] for row in rows]
    in_time = sum(row["took"] <= row["allowed"] for row in rows)
    return Reliability(len(rows), in_time, round(median(took)) if took else None, _left(connection, user))


def _left(connection: Connection, user: int) -> int:
    """Seats that a person has left at tables with others; where a bot covers someone the seat stays that person's."""
    row = connection.execute(
        "SELECT count(*) FROM tenures AS own WHERE own.person = ?1 AND own.excused = 0 AND (own.went = 'resigned' "
        "OR own.went = 'replaced' AND NOT EXISTS (SELECT 1 FROM tenures AS next WHERE next.match = own.match "
        "AND next.seat = own.seat AND next.number > own.number AND next.first = own.last AND next.kind = 'cover' "
        "AND next.person = own.person)) AND EXISTS (SELECT 1 FROM tenures AS other WHERE other.match = own.match "
        "AND other.seat <> own.seat)",
        (user,),
    ).fetchone()
    return int(row[0])
