"""Clearing away a DM that has said all it had to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import messages
from bot.store.outbox import Draft, enqueue

if TYPE_CHECKING:
    import sqlite3


def clear(connection: sqlite3.Connection, match: str, post: str, user: int, seat: int, revision: int, now: int) -> None:
    """Have a DM about a seat deleted, if there is one."""
    message = messages.find(connection, match, post, seat)
    if message is not None:
        messages.forget(connection, match, post, seat)
        old = Draft("strip", user=user, seat=seat, text=str(message.message), silent=True)
        enqueue(connection, match, message.channel, revision, old, now, ())
