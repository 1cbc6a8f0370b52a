"""Who has something to do after a transaction, asked within it: those who carry posts, and the automatic players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.bots import DUE
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection


@frozen
class Awaited:
    """Who is waited for.

    Attributes:
        posts: Whether a row of the outbox is to be sent.
        bots: Whether a match waits for an automatic player.
    """

    posts: bool
    bots: bool


def awaited(connection: Connection) -> Awaited:
    """Who has something to do as things stand in a transaction."""
    row = connection.execute(
        f"SELECT EXISTS (SELECT 1 FROM outbox WHERE closed IS NULL), EXISTS (SELECT 1 {DUE})"  # noqa: S608 - our own
    ).fetchone()
    return Awaited(posts=bool(row[0]), bots=bool(row[1]))
