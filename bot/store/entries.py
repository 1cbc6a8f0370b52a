"""The log of each match. Nothing in it is ever changed or deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import newest
from bot.store.records import Made

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from bot.store.records import Mark


def load(connection: sqlite3.Connection, match: str) -> tuple[list[str], list[Made]]:
    """The log of a match, and how each entry came about."""
    rows = connection.execute(
        "SELECT content, interaction, user, made FROM entries WHERE match = ? ORDER BY number", (match,)
    ).fetchall()
    return [row[0] for row in rows], [Made(interaction, user, made) for _, interaction, user, made in rows]


def is_whole(connection: sqlite3.Connection, match: str) -> bool:
    """Whether the log of a match has no gap: its entries count from 0."""
    counted = connection.execute("SELECT count(*) FROM entries WHERE match = ?", (match,)).fetchone()[0]
    return bool(counted == revision(connection, match))


def append(connection: sqlite3.Connection, match: str, first: int, made: Sequence[tuple[str, Mark]], now: int) -> None:
    """Write entries of the log, each with how it came about; the first of them has this number."""
    connection.executemany(
        "INSERT INTO entries (match, number, interaction, user, made, content) VALUES (?, ?, ?, ?, ?, ?)",
        [(match, number, *mark, now, content) for number, (content, mark) in enumerate(made, start=first)],
    )
    newest.count(connection, match, first + len(made), now, by=len(made))


def revision(connection: sqlite3.Connection, match: str) -> int:
    """Number of entries of a match."""
    newest_one = "SELECT coalesce(max(number) + 1, 0) FROM entries WHERE match = ?"
    return int(connection.execute(newest_one, (match,)).fetchone()[0])


def last_made(connection: sqlite3.Connection, match: str) -> int | None:
    """When the newest entry was made, in seconds since 1970; None if there is none."""
    newest_one = "SELECT made FROM entries WHERE match = ? ORDER BY number DESC LIMIT 1"
    row = connection.execute(newest_one, (match,)).fetchone()
    return None if row is None else int(row["made"])
