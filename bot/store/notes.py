"""Notes that people keep for themselves about their running matches. No one else is shown them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.store.connection import Connection

LONGEST: Final = 200
"""Characters of a note."""


def write(connection: Connection, match: str, user: int, text: str) -> None:
    """Keep a note in the place of an older one; an empty one is none."""
    if text:
        connection.execute(
            "INSERT INTO notes (match, person, text) VALUES (?, ?, ?) "
            "ON CONFLICT (match, person) DO UPDATE SET text = excluded.text",
            (match, user, text),
        )
    else:
        connection.execute("DELETE FROM notes WHERE match = ? AND person = ?", (match, user))


def drop_all(connection: Connection, match: str) -> None:
    """Forget all notes about a match."""
    connection.execute("DELETE FROM notes WHERE match = ?", (match,))
