"""Lobbies: their guests, the seats that they keep for someone, and their automatic players.

The guests' words prove the deal, so they stay for good.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.records import Bot, Guest, Reserved

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection
    from rules.core.player import Level


def guests(connection: Connection, match: str) -> tuple[Guest, ...]:
    """Who is in a lobby, in order of joining."""
    found = connection.execute("SELECT * FROM guests WHERE match = ? ORDER BY number", (match,))
    return tuple(
        Guest(row["person"], row["name"], row["colour"], row["seat"], row["word"], bool(row["confirmed"]))
        for row in found
    )


def add_guest(connection: Connection, match: str, user: int, name: str, colour: str | None) -> None:
    """Write someone into a lobby, behind all who joined before."""
    connection.execute(
        "INSERT INTO guests (match, number, person, name, colour, word, confirmed) VALUES "
        "(?1, (SELECT coalesce(max(number), 0) + 1 FROM guests WHERE match = ?1), ?2, ?3, ?4, '', 1)",
        (match, user, name, colour),
    )


def remove_guest(connection: Connection, match: str, user: int) -> None:
    """Strike someone off a lobby."""
    connection.execute("DELETE FROM guests WHERE match = ? AND person = ?", (match, user))


def prefer(
    connection: Connection, match: str, user: int, colour: str | None, seat: int | None, word: str | None
) -> None:
    """Note a guest's colour, seat and word; the word None leaves it as it is."""
    connection.execute(
        "UPDATE guests SET colour = ?, seat = ?, word = coalesce(?, word) WHERE match = ? AND person = ?",
        (colour, seat, word, match, user),
    )


def confirm(connection: Connection, match: str, user: int) -> None:
    """Note that a guest plays on the present terms."""
    connection.execute("UPDATE guests SET confirmed = 1 WHERE match = ? AND person = ?", (match, user))


def doubt(connection: Connection, match: str, user: int) -> None:
    """Note that a guest has yet to say to be there."""
    connection.execute("UPDATE guests SET confirmed = 0 WHERE match = ? AND person = ?", (match, user))


def ask_to_confirm(connection: Connection, match: str, but: int) -> None:
    """Let every guest confirm the present terms, but for the one who changed them."""
    connection.execute("UPDATE guests SET confirmed = 0 WHERE match = ? AND person <> ?", (match, but))


def drop_seats(connection: Connection, match: str, seats: int) -> None:
    """Forget preferences for seats that the lobby has no more."""
    connection.execute("UPDATE guests SET seat = NULL WHERE match = ? AND seat >= ?", (match, seats))


def reserved(connection: Connection, match: str) -> tuple[Reserved, ...]:
    """For whom seats of a lobby are kept."""
    found = connection.execute("SELECT person, name, until FROM reserved WHERE match = ? ORDER BY person", (match,))
    return tuple(Reserved(row["person"], row["name"], row["until"]) for row in found)


def reserve(connection: Connection, match: str, kept: Reserved) -> None:
    """Keep a seat of a lobby for someone."""
    connection.execute(
        "INSERT INTO reserved (match, person, name, until) VALUES (?, ?, ?, ?)",
        (match, kept.user, kept.name, kept.until),
    )


def release(connection: Connection, match: str, user: int) -> bool:
    """Release a reserved seat; returns whether there was one."""
    gone = connection.execute("DELETE FROM reserved WHERE match = ? AND person = ?", (match, user))
    return gone.rowcount > 0


def release_due(connection: Connection, now: int) -> list[str]:
    """Keep no seat beyond its time; ids of the lobbies that have such seats."""
    found = connection.execute("SELECT DISTINCT match FROM reserved WHERE until <= ? ORDER BY match", (now,)).fetchall()
    connection.execute("DELETE FROM reserved WHERE until <= ?", (now,))
    return [row["match"] for row in found]


def bots(connection: Connection, match: str) -> tuple[Bot, ...]:
    """The automatic players of a lobby, in the order in which they were added."""
    found = connection.execute("SELECT number, name, level FROM bots WHERE match = ? ORDER BY number", (match,))
    return tuple(Bot(*row) for row in found)


def add_bot(connection: Connection, match: str, name: str, level: Level) -> None:
    """Write an automatic player into a lobby, behind all that were added before."""
    connection.execute(
        "INSERT INTO bots (match, number, name, level) VALUES "
        "(?1, (SELECT coalesce(max(number), 0) + 1 FROM bots WHERE match = ?1), ?2, ?3)",
        (match, name, level),
    )


def remove_bot(connection: Connection, match: str, number: int) -> bool:
    """Strike an automatic player off a lobby; whether it was there."""
    return connection.execute("DELETE FROM bots WHERE match = ? AND number = ?", (match, number)).rowcount > 0


def leave_bots(connection: Connection, match: str, most: int) -> None:
    """Let the automatic players go that were added last, until at most so many are left."""
    connection.execute(
        "DELETE FROM bots WHERE match = ?1 AND number NOT IN "
        "(SELECT number FROM bots WHERE match = ?1 ORDER BY number LIMIT ?2)",
        (match, max(most, 0)),
    )


def open_on(connection: Connection, guild: int) -> Sequence[str]:
    """Ids of the lobbies of a server, the newest first."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE guild = ? AND phase = 'lobby' ORDER BY +number DESC", (guild,)
    )
    return [row["id"] for row in rows]


def open_elsewhere(connection: Connection, guild: int, most: int) -> Sequence[str]:
    """Ids of the newest lobbies of all other servers that let theirs be listed."""
    rows = connection.execute(
        "SELECT matches.id FROM server_settings AS sharing JOIN matches ON matches.guild = sharing.guild "
        "AND matches.phase = 'lobby' WHERE sharing.listed = 1 AND sharing.guild <> ? "
        "ORDER BY +matches.number DESC LIMIT ?",
        (guild, most),
    )
    return [row["id"] for row in rows]
