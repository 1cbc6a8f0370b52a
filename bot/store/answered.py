"""How long calls took to be answered by those who were called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3

    from bot.store.waits import Wait


def note(connection: sqlite3.Connection, wait: Wait, user: int) -> None:
    """Note that a call was answered.

    Args:
        connection: Inside a transaction.
        wait: What it was answered by has ended it.
        user: The seat's owner.
    """
    connection.execute(
        "INSERT OR REPLACE INTO answered (match, seat, user, since, took, allowed) VALUES (?, ?, ?, ?, ?, ?)",
        (wait.match, wait.seat, user, wait.since, wait.ran, wait.allowed),
    )


def forget(connection: sqlite3.Connection, wait: Wait) -> None:
    """Forget that a call was answered: the answer was taken back."""
    connection.execute(
        "DELETE FROM answered WHERE match = ? AND seat = ? AND since = ?", (wait.match, wait.seat, wait.since)
    )
