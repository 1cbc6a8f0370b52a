"""Lobbies that are listed where others may join them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection


def of_server(connection: Connection, guild: int) -> Sequence[str]:
    """Ids of the lobbies of a server, the newest first."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE guild = ? AND phase = 'lobby' ORDER BY +number DESC", (guild,)
    )
    return [row["id"] for row in rows]


def elsewhere(connection: Connection, guild: int, most: int) -> Sequence[str]:
    """Ids of the newest lobbies of all other servers that let theirs be listed."""
    rows = connection.execute(
        "SELECT matches.id FROM server_settings AS sharing JOIN matches ON matches.guild = sharing.guild "
        "AND matches.phase = 'lobby' WHERE sharing.listed = 1 AND sharing.guild <> ? "
        "ORDER BY +matches.number DESC LIMIT ?",
        (guild, most),
    )
    return [row["id"] for row in rows]
