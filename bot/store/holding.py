"""What is counted before it grows is held by whoever counts it, so that a limit holds however many write at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store.connection import Connection


def hold(connection: Connection, *counted: int | None) -> None:
    """Let no one else count what belongs to these until the transaction ends.

    Args:
        counted: Ids of people and servers, always in the same order: who waits for each other would wait for ever.
    """
    for each in counted:
        if each is not None:
            connection.execute("SELECT hold(?)", (each,))
