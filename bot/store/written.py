"""What was written to the outbox, sent or not: by this the pulse knows what was said already."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    import sqlite3


def has_line(connection: sqlite3.Connection, match: str, seat: int | None, text: str) -> bool:
    """Whether a line of that text was written to the channel for a seat, or for someone without one, sent or not."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'nudge' AND seat IS ? AND text = ?", (match, seat, text)
    ).fetchone()
    return row is not None


def has_vote(connection: sqlite3.Connection, match: str, vote: int) -> bool:
    """Whether a vote was put to the table: its post is there or on its way."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'vote' AND text = ?", (match, str(vote))
    ).fetchone()
    return row is not None


def line_closed(connection: sqlite3.Connection, match: str, key: str, since: int) -> int | Literal["none", "open"]:
    """When a line went out to the channel of a match, or could not; or that it still waits, or was never written.

    Args:
        connection: To the database.
        match: Id of the match.
        key: Message of the text tables.
        since: Older ones do not count.
    """
    row = connection.execute(
        "SELECT closed FROM outbox WHERE match = ? AND kind = 'told' AND channel IS NOT NULL AND made >= ? "
        "AND text ->> '$.key' = ? ORDER BY id DESC LIMIT 1",
        (match, since, key),
    ).fetchone()
    if row is None:
        return "none"
    return "open" if row["closed"] is None else int(row["closed"])
