"""What the bot notes for itself, beside all matches."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from bot.store.connection import Connection


Key: TypeAlias = Literal[
    "id",  # the name of the database
    "newest",  # how far the log has come; see `bot.store.newest`
    "beat",  # when the pulse last looked
    "passed",  # at the local table: seconds by which someone had moved the clock then
    "day",  # the last day for which a position was picked
    "checked",  # when all of the database was looked over
    "open",  # whether a bot works with it: if one does, a write-ahead log belongs to it
    "season",  # the last season that was closed, by its number
    "hook",  # the row of the outbox up to which the webhook was told
    "missed",  # the last long time that it did not see: its first and last second
]


def find(connection: Connection, key: Key) -> str | None:
    """What is noted, if anything is."""
    row = connection.execute("SELECT value FROM house WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def give_name(connection: Connection) -> None:
    """Give a new database its name."""
    connection.execute(
        "INSERT INTO house (key, value) VALUES ('id', ?) ON CONFLICT DO NOTHING", (secrets.token_hex(16),)
    )


def note(connection: Connection, key: Key, value: str) -> None:
    """Note something in the place of what was noted before."""
    connection.execute(
        "INSERT INTO house (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )
