"""Seats of a rematch that are kept for those who played before, until they join, decline, or the time is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.records import Reserved

if TYPE_CHECKING:
    import sqlite3


def rows(connection: sqlite3.Connection, match: str) -> tuple[Reserved, ...]:
    """For whom seats of a lobby are kept."""
    found = connection.execute("SELECT user, name, until FROM reserved WHERE match = ? ORDER BY user", (match,))
    return tuple(Reserved(row["user"], row["name"], row["until"]) for row in found)


def insert(connection: sqlite3.Connection, match: str, kept: Reserved) -> None:
    """Keep a seat of a lobby for someone."""
    connection.execute(
        "INSERT INTO reserved (match, user, name, until) VALUES (?, ?, ?, ?)", (match, kept.user, kept.name, kept.until)
    )


def delete(connection: sqlite3.Connection, match: str, user: int) -> bool:
    """Keep a seat no longer; whether one was kept."""
    gone = connection.execute("DELETE FROM reserved WHERE match = ? AND user = ?", (match, user))
    return gone.rowcount > 0


def forget(connection: sqlite3.Connection, now: int) -> list[str]:
    """Keep no seat beyond its time; ids of the lobbies that have such seats."""
    found = connection.execute("SELECT DISTINCT match FROM reserved WHERE until <= ? ORDER BY match", (now,)).fetchall()
    connection.execute("DELETE FROM reserved WHERE until <= ?", (now,))
    return [row["match"] for row in found]
