"""Results: how matches ended for their seats, written in the transaction that ends them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a match ended for one seat.

    Attributes:
        seat: Whose.
        user: Its last owner.
        place: 1 is best; shared places are equal.
        points: Points by the rulebook.
        whole: Whether one person had the seat from the deal to the end.
    """

    seat: int
    user: int
    place: int
    points: int
    whole: bool


def write(connection: sqlite3.Connection, match: str, results: Iterable[SeatResult], now: int) -> None:
    """Write how a match ended for its seats."""
    connection.executemany(
        "INSERT INTO results (match, seat, user, game, guild, seats, place, points, whole, ended) "
        "SELECT id, ?2, ?3, game, guild, (SELECT count(*) FROM seats WHERE match = id), ?4, ?5, ?6, ?7 "
        "FROM matches WHERE id = ?1",
        [(match, each.seat, each.user, each.place, each.points, each.whole, now) for each in results],
    )


def of(connection: sqlite3.Connection, match: str) -> list[SeatResult]:
    """How a match ended for its seats; empty if it has no winner or was not one among people."""
    rows = connection.execute(
        "SELECT seat, user, place, points, whole FROM results WHERE match = ? ORDER BY seat", (match,)
    )
    return [SeatResult(row["seat"], row["user"], row["place"], row["points"], whole=bool(row["whole"])) for row in rows]
