"""Direct messages that are cleared away once they have said what they had to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import messages
from bot.store.outbox import Draft, enqueue

if TYPE_CHECKING:
    import sqlite3


def clear(
    connection: sqlite3.Connection, match: str, post: str, user: int, seat: int, revision: int, now: int
) -> int | None:
    """Have a DM about a seat deleted, if there is one; the number of the row that does it."""
    message = messages.find(connection, match, post, seat)
    if message is None:
        return None
    messages.forget(connection, match, post, seat)
    old = Draft("strip", user=user, seat=seat, text=str(message.message), silent=True)
    return enqueue(connection, match, message.channel, revision, old, now, ())


def clear_away(connection: sqlite3.Connection, channel: int, message: int, now: int) -> None:
    """Have a direct message deleted without naming whose it was."""
    connection.execute(
        "INSERT INTO outbox (kind, channel, revision, ping, text, silent, made) VALUES ('strip', ?, 0, '[]', ?, 1, ?)",
        (channel, f"{message} whole", now),
    )
