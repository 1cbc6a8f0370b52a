"""What is counted before it grows is held by whoever counts it, so that a limit holds however many write at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3


def hold(connection: sqlite3.Connection, *counted: int | None) -> None:
    """Let no one else count what belongs to these until the transaction ends.

    Args:
        counted: Ids of people and servers, always in the same order: who waits for each other would wait for ever.
    """
    for each in counted:
        if each is not None:
            connection.execute("SELECT hold(?)", (each,))


def teach(connection: sqlite3.Connection) -> None:
    """Let statements hold something where one connection writes, and nothing has to be held."""
    connection.create_function("hold", 1, lambda _: None)
