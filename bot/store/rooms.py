"""Rooms: threads and forum posts that were made for tables, those that are being made, and how each was left."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection


@frozen
class Opening:
    """A room that is being made.

    Attributes:
        match: The id that its table will have.
        made: Since when, in seconds since 1970.
        parent: The channel or forum below which it is made.
        content: What is to be opened in it.
    """

    match: str
    made: int
    parent: int
    content: Mapping[str, object]


@frozen
class Room:
    """A room as it was left at Discord.

    Attributes:
        channel: The thread or post.
        name: What it is called.
        tags: Its tags.
        members: Who was added to it.
        renamed: When it was renamed of late, in seconds since 1970.
    """

    channel: int
    name: str
    tags: tuple[int, ...] = ()
    members: frozenset[int] = frozenset()
    renamed: tuple[int, ...] = ()


def promise(connection: Connection, opening: Opening) -> None:
    """Note that a room is being made: whoever finds this later finds out whether it was."""
    connection.execute(
        "INSERT INTO openings (match, made, parent, content) VALUES (?, ?, ?, ?)",
        (opening.match, opening.made, opening.parent, json.dumps(opening.content)),
    )


def is_promised(connection: Connection, match: str) -> bool:
    """Whether an id is that of a table whose room is being made."""
    return connection.execute("SELECT 1 FROM openings WHERE match = ?", (match,)).fetchone() is not None


def promised(connection: Connection, before: int) -> Sequence[Opening]:
    """The rooms that are being made since before a moment."""
    rows = connection.execute("SELECT match, made, parent, content FROM openings WHERE made < ?", (before,))
    return [Opening(row["match"], row["made"], row["parent"], json.loads(row["content"])) for row in rows]


def settle(connection: Connection, match: str) -> bool:
    """Note that a room is made, or will not be; whether that was open until now."""
    return connection.execute("DELETE FROM openings WHERE match = ?", (match,)).rowcount > 0


def add(connection: Connection, room: Room) -> None:
    """Note a room that was made."""
    connection.execute(
        "INSERT INTO rooms (channel, name) VALUES (?, ?) ON CONFLICT DO NOTHING", (room.channel, room.name)
    )
    keep(connection, room)


def keep(connection: Connection, room: Room) -> None:
    """Note how a room was left."""
    connection.execute(
        "UPDATE rooms SET name = ?, tags = ?, members = ?, renamed = ? WHERE channel = ?",
        (
            room.name,
            json.dumps(room.tags),
            json.dumps(sorted(room.members)),
            json.dumps(room.renamed),
            room.channel,
        ),
    )


def archive(connection: Connection, channel: int, now: int) -> None:
    """Note that a room needs nothing more: it was archived, or is gone."""
    connection.execute("UPDATE rooms SET archived = ? WHERE channel = ?", (now, channel))


def use_again(connection: Connection, channel: int) -> bool:
    """Note that another table is opened in a room, if the channel is one; whether it is."""
    return connection.execute("UPDATE rooms SET archived = NULL WHERE channel = ?", (channel,)).rowcount > 0


def find(connection: Connection, channel: int) -> Room | None:
    """A room that is looked after still."""
    row = connection.execute("SELECT * FROM rooms WHERE channel = ? AND archived IS NULL", (channel,)).fetchone()
    if row is None:
        return None
    return Room(
        row["channel"],
        row["name"],
        tuple(json.loads(row["tags"])),
        frozenset(json.loads(row["members"])),
        tuple(json.loads(row["renamed"])),
    )


def is_kept(connection: Connection, channel: int) -> bool:
    """Whether a channel is a room that is looked after still."""
    return find(connection, channel) is not None


def every(connection: Connection) -> Sequence[int]:
    """All rooms that are looked after still."""
    return [row["channel"] for row in connection.execute("SELECT channel FROM rooms WHERE archived IS NULL")]


def glance(connection: Connection, before: int) -> tuple[int, bool, bool]:
    """The newest row of the outbox, as what changes a table writes one; and whether there is anything to be kept.

    That is whether a room is looked after, and whether one is being made since before a moment.
    """
    row = connection.execute(
        "SELECT (SELECT coalesce(max(id), 0) FROM outbox), EXISTS (SELECT 1 FROM rooms WHERE archived IS NULL), "
        "EXISTS (SELECT 1 FROM openings WHERE made < ?)",
        (before,),
    ).fetchone()
    return row[0], bool(row[1]), bool(row[2])


def changed(connection: Connection, after: int) -> Sequence[int]:
    """The rooms whose tables have written rows of the outbox after one."""
    rows = connection.execute(
        "SELECT DISTINCT matches.channel FROM outbox JOIN matches ON matches.id = outbox.match "
        "JOIN rooms ON rooms.channel = matches.channel WHERE outbox.id > ? AND rooms.archived IS NULL",
        (after,),
    )
    return [row["channel"] for row in rows]
