"""The newest message of each thing that is posted and may have to be edited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from bot.store.outbox import enqueue
from bot.store.outbox_rows import Draft
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from bot.store.outbox_rows import Kind, Row


@frozen
class Posted:
    """A message of ours: its channel (of a DM, the DM's own id) and its id."""

    channel: int
    message: int


REOPENED = "reopened"
"""The table post whose turn was taken back; the next one takes its place."""

ROLE_CALL: Final = 1
"""Number of the call of a role, beside that of people."""

ANSWERED: Final = "answered"
"""The DM with a question that asks no more; the next one of its match takes its place."""


def post_of(kind: Kind) -> str | None:
    """The post that rows of a kind write or edit, or None if they leave nothing to be found again.

    The dealt post, the table posts and the final one are one thing: the newest table post.
    """
    match kind:
        case "dealt" | "table" | "retable" | "reopened" | "over":
            return "table"
        case "hand" | "rehand":
            return "hand"
        case "seal" | "lobby" | "asked" | "vote" | "free" | "late" | "nudge" | "call" | "news" | "film":
            return kind
        case "strip" | "told" | "season" | "day" | "league" | "lonely" | "digest" | "report":
            return None
        case _:
            assert_never(kind)


def number_of(row: Row) -> int:
    """Which of several posts of a kind a row means: the seat's, or that of the vote; 0 where there is one.

    The line that asks someone without a seat for a vote is counted below zero, beside those of the seats.
    """
    if row.kind == "vote":
        return int(row.text)
    if row.kind == "call":
        return ROLE_CALL if row.text.isdecimal() else 0
    if row.kind == "nudge" and row.user is None and row.seat is None:
        return -int(row.text.rpartition("-")[2])
    return row.seat if row.seat is not None and (row.user is not None or row.kind in ("free", "nudge")) else 0


def find(connection: Connection, match: str, post: str, number: int = 0) -> Posted | None:
    """The newest message of a post."""
    row = connection.execute(
        "SELECT channel, message FROM messages WHERE match = ? AND post = ? AND number = ?", (match, post, number)
    ).fetchone()
    return None if row is None else Posted(row["channel"], row["message"])


def numbers_of(connection: Connection, match: str, post: str) -> set[int]:
    """Which of several posts of a kind have a message: the seats whose hand or question was sent."""
    rows = connection.execute("SELECT number FROM messages WHERE match = ? AND post = ?", (match, post))
    return {row["number"] for row in rows}


def with_lines(connection: Connection) -> list[str]:
    """Running matches with a line in the channel that calls for someone."""
    rows = connection.execute(
        "SELECT DISTINCT match FROM messages WHERE post = 'nudge' "
        "AND EXISTS (SELECT 1 FROM matches WHERE matches.id = messages.match AND phase = 'running')"
    )
    return [row["match"] for row in rows]


def remember(connection: Connection, match: str, post: str, number: int, posted: Posted) -> None:
    """Note the newest message of a post."""
    connection.execute(
        "INSERT INTO messages (match, post, number, channel, message) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (match, post, number) DO UPDATE SET channel = excluded.channel, message = excluded.message",
        (match, post, number, posted.channel, posted.message),
    )


def forget(connection: Connection, match: str, post: str, number: int = 0) -> None:
    """Forget the message of a post: it is gone, or done with."""
    connection.execute("DELETE FROM messages WHERE match = ? AND post = ? AND number = ?", (match, post, number))


def clear(connection: Connection, match: str, post: str, user: int, seat: int, now: int) -> int | None:
    """Have a DM about a seat deleted, if there is one; the number of the row that does it."""
    message = find(connection, match, post, seat)
    if message is None:
        return None
    forget(connection, match, post, seat)
    old = Draft("strip", user=user, seat=seat, text=str(message.message), silent=True)
    return enqueue(connection, match, message.channel, old, now)


def clear_away(connection: Connection, channel: int, message: int, now: int) -> None:
    """Have a direct message deleted without naming whose it was."""
    connection.execute(
        "INSERT INTO outbox (kind, channel, revision, ping, text, silent, made) VALUES ('strip', ?, 0, '[]', ?, 1, ?)",
        (channel, f"{message} whole", now),
    )
