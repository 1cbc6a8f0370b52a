"""Absences: who is away, and until when. Whom a match waits for is then not called, and no time is counted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.store.listed import ids
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store.connection import Connection


@frozen
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


def load(connection: Connection, users: Collection[int], now: int, match: str | None = None) -> dict[int, Away]:
    """Those of some people who are away.

    Args:
        now: Seconds since 1970.
        match: At which table; None for any that their absence does not leave out.
    """
    rows = connection.execute(
        f"SELECT person, since, until, cover FROM aways WHERE person IN {ids()} AND since <= ? AND until > ? "  # noqa: S608
        "AND NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.person = aways.person AND match = ?)",
        (json.dumps(list(users)), now, now, match),
    )
    return {row["person"]: Away(row["since"], row["until"], bool(row["cover"])) for row in rows}


def until(connection: Connection, users: Collection[int]) -> dict[int, int]:
    """Until when those of some people are away who have said so, in seconds since 1970."""
    asked = json.dumps(list(users))
    rows = connection.execute(f"SELECT person, until FROM aways WHERE person IN {ids()}", (asked,))  # noqa: S608
    return {row["person"]: row["until"] for row in rows}


def note(connection: Connection, user: int, away: Away) -> None:
    """Note that someone is away, at all tables; an absence that was noted before is replaced."""
    leave_out(connection, user, ())
    connection.execute(
        "INSERT INTO aways (person, since, until, cover) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (person) DO UPDATE SET since = excluded.since, until = excluded.until, cover = excluded.cover",
        (user, away.since, away.until, away.cover),
    )


def leave_out(connection: Connection, user: int, matches: Collection[str]) -> None:
    """Note at which tables someone plays on who is away; those that were noted before are replaced."""
    connection.execute("DELETE FROM left_out WHERE person = ?", (user,))
    connection.executemany("INSERT INTO left_out (person, match) VALUES (?, ?)", [(user, match) for match in matches])


def left_out(connection: Connection, user: int) -> frozenset[str]:
    """The tables at which someone plays on who is away."""
    rows = connection.execute("SELECT match FROM left_out WHERE person = ?", (user,))
    return frozenset(row["match"] for row in rows)


def want_cover(connection: Connection, user: int, *, wanted: bool) -> None:
    """Note whether bots begin to play for someone who is away."""
    connection.execute("UPDATE aways SET cover = ? WHERE person = ?", (wanted, user))


def end(connection: Connection, user: int) -> bool:
    """Note that someone is back.

    Returns:
        Whether an absence was noted.
    """
    leave_out(connection, user, ())
    return connection.execute("DELETE FROM aways WHERE person = ?", (user,)).rowcount > 0


def over(connection: Connection, now: int) -> list[int]:
    """The people whose absence has ended by itself, the longest back first.

    Args:
        now: Seconds since 1970.
    """
    rows = connection.execute("SELECT person FROM aways WHERE until <= ? ORDER BY until, person", (now,))
    return [row["person"] for row in rows]
