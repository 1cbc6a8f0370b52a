"""Absences: who is away, and until when. Whom a match waits for is then not called, and no time is counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection


@dataclass(frozen=True, slots=True)
class Away:
    """That someone is away.

    Attributes:
        since: Seconds since 1970.
        until: The same; an absence ends by itself.
        cover: Whether bots play for the person meanwhile.
    """

    since: int
    until: int
    cover: bool = False


def load(connection: sqlite3.Connection, users: Collection[int], now: int) -> dict[int, Away]:
    """Those of some people who are away.

    Args:
        connection: To the database.
        users: The people.
        now: Seconds since 1970.
    """
    marks = ", ".join("?" for _ in users)
    rows = connection.execute(
        f"SELECT user, since, until, cover FROM aways WHERE user IN ({marks}) AND since <= ? AND until > ?",  # noqa: S608
        (*users, now, now),
    )
    return {row["user"]: Away(row["since"], row["until"], bool(row["cover"])) for row in rows}


def until(connection: sqlite3.Connection, users: Collection[int]) -> dict[int, int]:
    """Until when those of some people are away who have said so, in seconds since 1970."""
    marks = ", ".join("?" for _ in users)
    rows = connection.execute(f"SELECT user, until FROM aways WHERE user IN ({marks})", tuple(users))  # noqa: S608
    return {row["user"]: row["until"] for row in rows}


def note(connection: sqlite3.Connection, user: int, away: Away) -> None:
    """Note that someone is away; an absence that was noted before is replaced."""
    connection.execute(
        "INSERT INTO aways (user, since, until, cover) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (user) DO UPDATE SET since = excluded.since, until = excluded.until, cover = excluded.cover",
        (user, away.since, away.until, away.cover),
    )


def wait_for(connection: sqlite3.Connection, user: int) -> None:
    """Note that no bot begins to play any more for someone who is away."""
    connection.execute("UPDATE aways SET cover = 0 WHERE user = ?", (user,))


def end(connection: sqlite3.Connection, user: int) -> bool:
    """Note that someone is back.

    Returns:
        Whether an absence was noted.
    """
    return connection.execute("DELETE FROM aways WHERE user = ?", (user,)).rowcount > 0


def over(connection: sqlite3.Connection, now: int) -> list[int]:
    """The people whose absence has ended by itself, the longest back first.

    Args:
        connection: To the database.
        now: Seconds since 1970.
    """
    rows = connection.execute("SELECT user FROM aways WHERE until <= ? ORDER BY until, user", (now,))
    return [row["user"] for row in rows]
