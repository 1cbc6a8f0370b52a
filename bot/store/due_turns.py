"""Pending turns as the background looks at them: whom to remind, and whose time is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.store import pending_turns
from bot.store.pending_turns import COLUMNS, PendingTurn, read
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store.connection import Connection, Found


@frozen
class DueTurn:
    """A pending turn, with what the reminder schedule needs of its match and its seat.

    Attributes:
        wait: The pending turn.
        user: The seat's owner; None for a free seat.
        pace: What the lobby has chosen.
        touched: When someone has played in the match last, in seconds since 1970.
        others: How many others play.
    """

    wait: PendingTurn
    user: int | None
    pace: str
    touched: int | None
    others: int


_TURNS: Final = (
    f"SELECT {COLUMNS}, seats.person, matches.pace, matches.touched, (SELECT count(*) FROM seats AS other "  # noqa: S608
    "WHERE other.match = waits.match AND other.person IS NOT NULL AND other.seat <> waits.seat) AS others FROM waits "
    "JOIN seats ON seats.match = waits.match AND seats.seat = waits.seat JOIN matches ON matches.id = waits.match "
)

_REMINDED: Final = (
    "waits.ended IS NULL AND waits.running IS NOT NULL "
    "AND (waits.nudges > 0 OR waits.unended = 1 OR waits.called > waits.since)"
)

_GOES_ON: Final = "EXISTS (SELECT 1 FROM matches WHERE id = waits.match AND still IS NULL AND phase = 'running')"

_LATE: Final = f"late IS NOT NULL AND ended IS NULL AND {_GOES_ON}"


def due(connection: Connection, now: int, most: int) -> list[DueTurn]:
    """Pending turns that the reminder schedule has to look at, the longest due first.

    Args:
        now: Seconds since 1970.
        most: How many at most.
    """
    return _read(connection.execute(f"{_TURNS}WHERE waits.due <= ? ORDER BY waits.due LIMIT ?", (now, most)))


def of_person(connection: Connection, user: int) -> list[DueTurn]:
    """All pending turns of a person, the longest first."""
    return _read(
        connection.execute(f"{_TURNS}WHERE seats.person = ? AND waits.ended IS NULL ORDER BY waits.since", (user,))
    )


def reminded_of(connection: Connection, user: int) -> list[DueTurn]:
    """Those for which time is counted and of which the person was reminded, or called in the morning."""
    return _read(connection.execute(f"{_TURNS}WHERE seats.person = ? AND {_REMINDED} ORDER BY waits.since", (user,)))


def at_seat(connection: Connection, match: str, seat: int) -> DueTurn | None:
    """The pending turn of a seat if time is counted for it."""
    where = "WHERE waits.match = ? AND waits.seat = ? AND waits.ended IS NULL AND waits.running IS NOT NULL"
    found = _read(connection.execute(f"{_TURNS}{where}", (match, seat)))
    return found[0] if found else None


def reminded_of_nothing(connection: Connection) -> list[int]:
    """People who have a reminder that lists no match any more; it may still list votes."""
    rows = connection.execute(
        "SELECT person FROM letters WHERE kind = 'nudge' AND NOT EXISTS (SELECT 1 FROM seats "  # noqa: S608
        "JOIN waits ON waits.match = seats.match AND waits.seat = seats.seat "
        f"WHERE seats.person = letters.person AND {_REMINDED})"
    )
    return [row["person"] for row in rows]


def _read(rows: Found) -> list[DueTurn]:
    return [DueTurn(read(row), row["person"], row["pace"], row["touched"], row["others"]) for row in rows]


def next_due(connection: Connection, now: int) -> int | None:
    """When the reminder schedule has to look at a pending turn next, in seconds since 1970; None if at none."""
    found: int | None = connection.execute("SELECT min(due) FROM waits WHERE due > ?", (now,)).fetchone()[0]
    return found


def overdue(connection: Connection, match: str) -> tuple[tuple[int, int], ...]:
    """The seats of a match whose time is over, each with the moment of its call."""
    rows = connection.execute(
        "SELECT seat, since FROM waits WHERE match = ? AND late IS NOT NULL AND ended IS NULL ORDER BY seat", (match,)
    )
    return tuple((row["seat"], row["since"]) for row in rows)


def to_ask(connection: Connection) -> dict[str, list[int]]:
    """The seats whose time is over and about which the others have not been asked yet, by the ids of their matches."""
    rows = connection.execute(f"SELECT match, seat FROM waits WHERE asked = 0 AND {_LATE}")  # noqa: S608
    found: dict[str, list[int]] = {}
    for row in rows:
        found.setdefault(row["match"], []).append(row["seat"])
    return found


def note_away(connection: Connection, since: int, now: int) -> None:
    """Note of those who are away, and called since before a moment, that the others are asked all the same."""
    connection.execute(
        "UPDATE waits SET late = ?2 WHERE late IS NULL AND ended IS NULL AND since <= ?1 AND (match, seat) IN ("  # noqa: S608
        "SELECT match, seat FROM seats WHERE person IN (SELECT person FROM aways WHERE until > ?2) AND NOT EXISTS "
        "(SELECT 1 FROM left_out WHERE left_out.person = seats.person AND left_out.match = seats.match)) "
        f"AND {_GOES_ON}",
        (since, now),
    )


def note_asked(connection: Connection, match: str, seats: Collection[int], now: int) -> None:
    """Note that the others have been asked about some seats."""
    connection.executemany(
        "UPDATE waits SET late = coalesce(late, ?), asked = 1 WHERE match = ? AND seat = ? AND ended IS NULL",
        [(now, match, seat) for seat in seats],
    )


def note_chosen(connection: Connection, match: str, now: int) -> None:
    """Note that the others have chosen how to go on: the table does not fall asleep before long."""
    connection.execute("UPDATE waits SET late = ? WHERE match = ? AND late IS NOT NULL AND ended IS NULL", (now, match))


def grant(connection: Connection, match: str, seat: int, seconds: int, now: int) -> None:
    """Give a seat whose time is over so many seconds from now."""
    connection.execute(
        "UPDATE waits SET granted = ran + coalesce(?1 - running, 0) + ?2 - bank, late = NULL, asked = 0, due = 0 "
        "WHERE match = ?3 AND seat = ?4 AND ended IS NULL",
        (now, seconds, match, seat),
    )


def renew(connection: Connection, match: str, bank: int, now: int) -> None:
    """Call all seats anew for which a match waits: each has the time of its call, and so many seconds at the least."""
    connection.execute(
        "UPDATE waits SET since = ?1, called = ?1, bank = max(bank, ?2), granted = 0, ran = 0, "
        "running = CASE WHEN running IS NOT NULL THEN ?1 END, "
        "nudges = 0, nudged = NULL, pressed = NULL, unended = 0, muted = 0, "
        "late = NULL, asked = 0, here = 0, due = CASE WHEN running IS NOT NULL THEN 0 END "
        "WHERE match = ?3 AND ended IS NULL",
        (now, bank, match),
    )
    pending_turns.settle(connection, match, now)


def waiting_since(connection: Connection) -> list[tuple[str, str, int]]:
    """Matches that go on, do not vote, and in which no one has chosen how to go on: id, pace, and since when."""
    rows = connection.execute(
        "SELECT id, pace, late.since FROM "  # noqa: S608
        f"(SELECT match, min(late) AS since FROM waits WHERE {_LATE} GROUP BY match) AS late "
        "JOIN matches ON matches.id = late.match WHERE NOT EXISTS ("
        "SELECT 1 FROM votes WHERE votes.match = matches.id AND result = 'open' AND closes IS NOT NULL) "
        "ORDER BY matches.number"
    )
    return [(row["id"], row["pace"], row["since"]) for row in rows]


def untouched(connection: Connection, since: int) -> list[tuple[str, int, int | None]]:
    """Running matches in which no one has played since a moment: id, since when, and when the table was told of it.

    Those that rest have an end of their own, and whoever cannot be reached is treated elsewhere.
    """
    rows = connection.execute(
        "SELECT id, coalesce(touched, started, created) AS last, warned FROM matches WHERE phase = 'running' "
        "AND coalesce(touched, started, created) <= ? AND coalesce(still, '') NOT IN ('agreed', 'gone', 'out') "
        "ORDER BY last",
        (since,),
    )
    return [(row["id"], row["last"], row["warned"]) for row in rows]
