"""Where matches are played, and what is lost with a channel."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.store.records import DIRECT
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection
    from bot.store.standstill import Reason


@frozen
class Place:
    """Where a lobby or running match is played.

    Attributes:
        match: Its id.
        guild: The server.
        channel: The channel or thread.
    """

    match: str
    guild: int
    channel: int


def every(connection: Connection, guild: int | None = None) -> list[Place]:
    """Where lobbies and running matches are played, on one server or on all; direct messages have no place to lose."""
    rows = connection.execute(
        "SELECT id, guild, channel FROM matches WHERE phase IN ('lobby', 'running') AND guild <> ?2 "
        "AND (CAST(?1 AS BIGINT) IS NULL OR guild = ?1) ORDER BY +number",
        (guild, DIRECT),
    )
    return [Place(*row) for row in rows]


def in_channel(connection: Connection, channel: int) -> list[str]:
    """Ids of the lobbies and running matches of a channel."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE channel = ? AND phase IN ('lobby', 'running') ORDER BY number", (channel,)
    )
    return [row["id"] for row in rows]


def going(connection: Connection, guild: int) -> int:
    """How many lobbies and matches of a server are played: those that sleep or have lost their place do not count."""
    row = connection.execute(
        "SELECT count(*) FROM matches WHERE guild = ? AND phase IN ('lobby', 'running') "
        "AND (still IS NULL OR still NOT IN ('asleep', 'gone', 'out'))",
        (guild,),
    ).fetchone()
    return int(row[0])


def waited(connection: Connection, match: str) -> list[int]:
    """The seats that a match waits for."""
    rows = connection.execute("SELECT seat FROM waits WHERE match = ? AND ended IS NULL ORDER BY seat", (match,))
    return [row["seat"] for row in rows]


def move(connection: Connection, match: str, channel: int, now: int) -> None:
    """Play a match on in another channel: what was posted in the old one is forgotten, and what waits is not sent."""
    connection.execute("UPDATE matches SET channel = ?, warned = NULL WHERE id = ?", (channel, match))
    connection.execute("DELETE FROM messages WHERE match = ? AND post NOT IN ('hand', 'asked', 'answered')", (match,))
    connection.execute(
        "UPDATE outbox SET closed = coalesce(closed, ?), how = 'overtaken' "
        "WHERE match = ? AND channel IS NOT NULL AND (closed IS NULL OR how = 'failed')",
        (now, match),
    )


def lost(connection: Connection, reason: Reason, before: int) -> Sequence[str]:
    """Ids of running matches that stand still for a reason since before a moment."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE still = ? AND still_since <= ? AND phase = 'running' ORDER BY number",
        (reason, before),
    )
    return [row["id"] for row in rows]


def warned(connection: Connection, match: str) -> int | None:
    """When the players were told that a match closes; None: they were not."""
    found: int | None = connection.execute("SELECT warned FROM matches WHERE id = ?", (match,)).fetchone()[0]
    return found


def warn(connection: Connection, match: str, now: int | None) -> None:
    """Note when the players were told that a match closes; None: it goes on."""
    connection.execute("UPDATE matches SET warned = ? WHERE id = ?", (now, match))


def told(connection: Connection, match: str, since: int) -> int | None:
    """When the last line that was written to the players of a match at a moment went out, or could not.

    Returns:
        Seconds since 1970; None while one of them is on its way.
    """
    row = connection.execute(
        "SELECT count(*) AS written, count(closed) AS closed, max(closed) AS last FROM outbox "
        "WHERE match = ? AND person IS NOT NULL AND kind = 'told' AND made = ?",
        (match, since),
    ).fetchone()
    if row["written"] > row["closed"]:
        return None
    # What was sent is forgotten after a while.
    return since if row["last"] is None else int(row["last"])


def unchanged(connection: Connection, before: int, key: str) -> Sequence[str]:
    """Ids of lobbies in which nothing has changed since before a moment, and of which no one was told something.

    Args:
        before: Seconds since 1970.
        key: Message of the text tables; a line by it was not written yet.
    """
    rows = connection.execute(
        "SELECT id FROM matches WHERE phase = 'lobby' "
        "AND (SELECT max(made) FROM outbox WHERE outbox.match = matches.id AND kind = 'lobby') <= ?1 AND NOT EXISTS ("
        "SELECT 1 FROM outbox WHERE outbox.match = matches.id AND kind = 'told' AND instr(text, ?2) > 0) "
        "ORDER BY created",
        (before, json.dumps(key)),
    )
    return [row["id"] for row in rows]
