"""The chain over a log linked anew, after a test has written in the log as no bot does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.chain import head, link

if TYPE_CHECKING:
    from bot.store.connection import Connection


def relink(connection: Connection, match: str) -> None:
    """Link a log as if all that it says now had been written by the bot."""
    before: bytes | None = None
    rows = connection.execute(
        "SELECT number, interaction, made, content FROM entries WHERE match = ? ORDER BY number", (match,)
    ).fetchall()
    for number, interaction, made, content in rows:
        before = link(before, match, number, interaction, made, content)
        connection.execute("UPDATE entries SET hash = ? WHERE match = ? AND number = ?", (before, match, number))
    seed, snapshot = connection.execute("SELECT seed, snapshot FROM matches WHERE id = ?", (match,)).fetchone()
    connection.execute("UPDATE matches SET head = ? WHERE id = ?", (head(before, seed, snapshot), match))
