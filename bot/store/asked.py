"""Who is asked: the waits that run, with what the agenda needs of their matches and owners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.store.waits import COLUMNS, Wait, read

if TYPE_CHECKING:
    import sqlite3


@dataclass(frozen=True, slots=True)
class Asked:
    """A wait that lasts.

    Attributes:
        wait: The wait.
        user: The seat's owner; None for a free seat.
        pace: What the lobby has chosen.
        touched: When someone has played in the match last, in seconds since 1970.
        others: How many others play.
    """

    wait: Wait
    user: int | None
    pace: str
    touched: int | None
    others: int


_ASKED: Final = (
    f"SELECT {COLUMNS}, seats.user, matches.pace, matches.touched, (SELECT count(*) FROM seats AS other "  # noqa: S608
    "WHERE other.match = waits.match AND other.user IS NOT NULL AND other.seat <> waits.seat) AS others FROM waits "
    "JOIN seats ON seats.match = waits.match AND seats.seat = waits.seat JOIN matches ON matches.id = waits.match "
)

_TOLD: Final = (
    "waits.ended IS NULL AND waits.running IS NOT NULL "
    "AND (waits.nudges > 0 OR waits.unended = 1 OR waits.called > waits.since)"
)


def due(connection: sqlite3.Connection, now: int, most: int) -> list[Asked]:
    """Waits that the agenda has to look at, the longest due first.

    Args:
        connection: To the database.
        now: Seconds since 1970.
        most: How many at most.
    """
    return _read(connection.execute(f"{_ASKED}WHERE waits.due <= ? ORDER BY waits.due LIMIT ?", (now, most)))


def of(connection: sqlite3.Connection, user: int) -> list[Asked]:
    """All waits of a person that last, the longest first."""
    return _read(
        connection.execute(f"{_ASKED}WHERE seats.user = ? AND waits.ended IS NULL ORDER BY waits.since", (user,))
    )


def told(connection: sqlite3.Connection, user: int) -> list[Asked]:
    """Those of them that run and of which the person was reminded, or called in the morning."""
    return _read(connection.execute(f"{_ASKED}WHERE seats.user = ? AND {_TOLD} ORDER BY waits.since", (user,)))


def at(connection: sqlite3.Connection, match: str, seat: int) -> Asked | None:
    """The wait of a seat if it runs."""
    where = "WHERE waits.match = ? AND waits.seat = ? AND waits.ended IS NULL AND waits.running IS NOT NULL"
    found = _read(connection.execute(f"{_ASKED}{where}", (match, seat)))
    return found[0] if found else None


def reminded_of_nothing(connection: sqlite3.Connection) -> list[int]:
    """People who have a reminder that lists no match any more; of votes it may still tell."""
    rows = connection.execute(
        "SELECT user FROM letters WHERE kind = 'nudge' AND NOT EXISTS (SELECT 1 FROM seats "  # noqa: S608
        "JOIN waits ON waits.match = seats.match AND waits.seat = seats.seat "
        f"WHERE seats.user = letters.user AND {_TOLD})"
    )
    return [row["user"] for row in rows]


def _read(rows: sqlite3.Cursor) -> list[Asked]:
    return [Asked(read(row), row["user"], row["pace"], row["touched"], row["others"]) for row in rows]
