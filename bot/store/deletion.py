"""Letting a match go: all its rows are deleted, and its id is never given again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store.connection import Connection

OF_A_MATCH = (
    "guests",
    "reserved",
    "bots",
    "seats",
    "waits",
    "tenures",
    "entries",
    "standing",
    "prepared",
    "what_ifs",
    "notes",
    "outbox",
    "messages",
    "votes",
    "interactions",
    "left_out",
    "openings",
    "follows",
    "days",
)
"""Tables whose rows name their match."""


def delete(connection: Connection, match: str) -> None:
    """Delete all that is kept of a match, and remember its id."""
    connection.execute("DELETE FROM ballots WHERE vote IN (SELECT id FROM votes WHERE match = ?)", (match,))
    for table in OF_A_MATCH:
        connection.execute(f"DELETE FROM {table} WHERE match = ?", (match,))  # noqa: S608 - names of our own
    connection.execute("DELETE FROM matches WHERE id = ?", (match,))
    connection.execute("INSERT INTO gone (id) VALUES (?) ON CONFLICT DO NOTHING", (match,))


def is_deleted(connection: Connection, match: str) -> bool:
    """Whether an id was that of a match that was let go."""
    return connection.execute("SELECT 1 FROM gone WHERE id = ?", (match,)).fetchone() is not None
