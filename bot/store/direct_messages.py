"""Direct messages that belong to no single match: a person has at most one of each kind."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.store.messages import Posted

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from bot.store.outbox_rows import Kind


def find(connection: Connection, user: int, kind: Kind) -> Posted | None:
    """The direct message of a kind that a person has."""
    row = connection.execute(
        "SELECT channel, message FROM letters WHERE person = ? AND kind = ?", (user, kind)
    ).fetchone()
    return None if row is None else Posted(row["channel"], row["message"])


def remember(connection: Connection, user: int, kind: Kind, posted: Posted, now: int) -> None:
    """Note a direct message that was sent; the former one of its kind is cleared away."""
    before = find(connection, user, kind)
    if before is not None and before != posted:
        clear(connection, user, kind, now)
    connection.execute(
        "INSERT INTO letters (person, kind, channel, message) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (person, kind) DO UPDATE SET channel = excluded.channel, message = excluded.message",
        (user, kind, posted.channel, posted.message),
    )


def clear(connection: Connection, user: int, kind: Kind, now: int) -> None:
    """Have a direct message deleted, if there is one."""
    posted = find(connection, user, kind)
    if posted is not None:
        connection.execute("DELETE FROM letters WHERE person = ? AND kind = ?", (user, kind))
        write(connection, user, "strip", str(posted.message), now)


def send(connection: Connection, user: int, kind: Kind, text: str, now: int) -> None:
    """Have a direct message sent in place of one of its kind that was not tried yet; its text tells what both tell.

    Args:
        text: Words for what it has to tell, one space between them; the rest is drawn from the newest state.
        now: Seconds since 1970.
    """
    same = (user, kind)
    pending = connection.execute(
        "SELECT id, text FROM outbox WHERE closed IS NULL AND tried IS NULL "
        "AND match IS NULL AND person = ? AND kind = ?",
        same,
    ).fetchall()
    for row in pending:
        connection.execute("UPDATE outbox SET closed = ?, how = 'overtaken' WHERE id = ?", (now, row["id"]))
    told = {word for row in pending for word in row["text"].split()} | set(text.split())
    write(connection, user, kind, " ".join(sorted(told)), now)


def told(connection: Connection, user: int, kind: Kind, word: str) -> bool:
    """Whether a direct message of a kind with some word was written to a person, sent or not."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE match IS NULL AND person = ? AND kind = ? AND instr(' ' || text || ' ', ?) > 0",
        (user, kind, f" {word} "),
    ).fetchone()
    return row is not None


def sent(connection: Connection, user: int, kind: Kind) -> int | None:
    """When the newest direct message of a kind went out, in seconds since 1970; None if that is forgotten."""
    row = connection.execute(
        "SELECT max(closed) FROM outbox WHERE match IS NULL AND person = ? AND kind = ? AND how = 'sent'", (user, kind)
    ).fetchone()
    found: int | None = row[0]
    return found


def write(connection: Connection, user: int, kind: Kind, text: str, now: int) -> None:
    """Write a row of the outbox that belongs to no match."""
    connection.execute(
        "INSERT INTO outbox (kind, person, revision, ping, text, silent, made) VALUES (?, ?, 0, ?, ?, ?, ?)",
        (kind, user, json.dumps([]), text, kind == "strip", now),
    )
