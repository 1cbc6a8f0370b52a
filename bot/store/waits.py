"""Waits: whom a running match waits for, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection


def note(connection: sqlite3.Connection, match: str, waited: Collection[int], bank: int, now: int) -> None:
    """Note whom a match waits for: a wait lasts from the call of a seat to its last answer of that call.

    Args:
        connection: Inside a transaction.
        match: Id of the match.
        waited: The seats that it waits for now.
        bank: Seconds that a call allows.
        now: Seconds since 1970.
    """
    over = [seat for seat in _open(connection, match) if seat not in waited]
    connection.executemany(
        "UPDATE waits SET ended = ?, ran = ran + coalesce(? - running, 0), running = NULL, due = NULL "
        "WHERE match = ? AND seat = ?",
        [(now, now, match, seat) for seat in over],
    )
    connection.executemany(
        "INSERT INTO waits (match, seat, since, bank, before, running, called, due) "
        "VALUES (?1, ?2, ?4, ?3, ?3, ?4, ?4, 0) "
        "ON CONFLICT (match, seat) DO UPDATE SET since = ?4, bank = ?3, before = ?3, granted = 0, ran = 0, "
        "running = ?4, called = ?4, nudges = 0, muted = 0, late = NULL, here = 0, ended = NULL, due = 0 "
        "WHERE ended IS NOT NULL",
        [(match, seat, bank, now) for seat in sorted(waited)],
    )
    settle(connection, match, now)


def end(connection: sqlite3.Connection, match: str, now: int) -> None:
    """Note that a match waits for nobody any more."""
    note(connection, match, (), 0, now)


def _open(connection: sqlite3.Connection, match: str) -> list[int]:
    """The seats that a match waits for."""
    rows = connection.execute("SELECT seat FROM waits WHERE match = ? AND ended IS NULL", (match,))
    return [row["seat"] for row in rows]


def hold(connection: sqlite3.Connection, match: str, seats: Collection[int], now: int) -> None:
    """Let the waits of some seats stand still: from now on no time is counted."""
    connection.executemany(
        "UPDATE waits SET ran = ran + coalesce(? - running, 0), running = NULL, due = NULL "
        "WHERE match = ? AND seat = ? AND ended IS NULL",
        [(now, match, seat) for seat in seats],
    )


def go_on(connection: sqlite3.Connection, match: str, seats: Collection[int], now: int) -> None:
    """Let the waits of some seats go on, and have the agenda look at them at once."""
    connection.executemany(
        "UPDATE waits SET running = coalesce(running, ?), due = 0 WHERE match = ? AND seat = ? AND ended IS NULL",
        [(now, match, seat) for seat in seats],
    )


def shift(connection: sqlite3.Connection, seconds: int) -> None:
    """Move all waits that run by a time that is not counted."""
    connection.execute("UPDATE waits SET running = running + ? WHERE running IS NOT NULL", (seconds,))
    connection.execute("UPDATE waits SET due = due + ? WHERE due > 0", (seconds,))


def settle(connection: sqlite3.Connection, match: str, now: int) -> None:
    """Let each wait of a match run or stand still: it runs while the match goes and the seat's owner is not away."""
    rows = connection.execute(
        "SELECT waits.seat, waits.running IS NOT NULL AS runs, "
        "matches.still IS NULL AND aways.user IS NULL AS may FROM waits "
        "JOIN matches ON matches.id = waits.match "
        "JOIN seats ON seats.match = waits.match AND seats.seat = waits.seat "
        "LEFT JOIN aways ON aways.user = seats.user AND aways.since <= ?2 AND aways.until > ?2 "
        "WHERE waits.match = ?1 AND waits.ended IS NULL",
        (match, now),
    ).fetchall()
    hold(connection, match, [row["seat"] for row in rows if row["runs"] and not row["may"]], now)
    go_on(connection, match, [row["seat"] for row in rows if row["may"] and not row["runs"]], now)


def say_here(connection: sqlite3.Connection, match: str, seat: int) -> bool:
    """Note that a seat's owner says to be there; that can be said once during a call.

    Returns:
        False if it was said during this call before.
    """
    row = connection.execute(
        "SELECT here FROM waits WHERE match = ? AND seat = ? AND ended IS NULL", (match, seat)
    ).fetchone()
    connection.execute("UPDATE waits SET here = 1 WHERE match = ? AND seat = ? AND ended IS NULL", (match, seat))
    return row is None or not row["here"]


def renew(connection: sqlite3.Connection, match: str, seat: int, bank: int, now: int) -> None:
    """Let the wait for a seat begin anew, if it is waited for: it has a new owner, who has all the time of a call."""
    connection.execute(
        "UPDATE waits SET since = ?3, bank = ?4, before = ?4, granted = 0, ran = 0, called = ?3, nudges = 0, "
        "muted = 0, late = NULL, here = 0, due = 0, running = iif(running IS NULL, NULL, ?3) "
        "WHERE match = ?1 AND seat = ?2 AND ended IS NULL",
        (match, seat, now, bank),
    )
    settle(connection, match, now)
