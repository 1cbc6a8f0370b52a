"""The log of each match. Nothing in it is ever changed or deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import newest
from bot.store.records import Made

if TYPE_CHECKING:
    import sqlite3

    from bot.store.records import Mark


def load(connection: sqlite3.Connection, match: str) -> tuple[list[str], list[Made]]:
    """The log of a match, and how each entry came about."""
    rows = connection.execute(
        "SELECT content, interaction, user, made FROM entries WHERE match = ? ORDER BY number", (match,)
    ).fetchall()
    return [row[0] for row in rows], [Made(interaction, user, made) for _, interaction, user, made in rows]


def is_whole(connection: sqlite3.Connection, match: str) -> bool:
    """Whether the log of a match has no gap: its entries count from 0."""
    last = connection.execute("SELECT max(number) FROM entries WHERE match = ?", (match,)).fetchone()[0]
    return last is None or revision(connection, match) == last + 1


def append(connection: sqlite3.Connection, match: str, number: int, content: str, mark: Mark, now: int) -> None:
    """Write one entry of the log."""
    connection.execute(
        "INSERT INTO entries (match, number, interaction, user, made, content) VALUES (?, ?, ?, ?, ?, ?)",
        (match, number, *mark, now, content),
    )
    newest.count(connection, match, number + 1, now)


def revision(connection: sqlite3.Connection, match: str) -> int:
    """Number of entries of a match."""
    return int(connection.execute("SELECT count(*) FROM entries WHERE match = ?", (match,)).fetchone()[0])
