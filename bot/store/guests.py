"""The guests of lobbies. Their words prove the deal, so that they stay for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.records import Guest

if TYPE_CHECKING:
    import sqlite3


def rows(connection: sqlite3.Connection, match: str) -> tuple[Guest, ...]:
    """Who is in a lobby, in order of joining."""
    found = connection.execute("SELECT * FROM guests WHERE match = ? ORDER BY number", (match,))
    return tuple(
        Guest(row["user"], row["name"], row["colour"], row["seat"], row["word"], bool(row["confirmed"]))
        for row in found
    )


def insert(connection: sqlite3.Connection, match: str, user: int, name: str, colour: str | None) -> None:
    """Write someone into a lobby, behind all who joined before."""
    connection.execute(
        "INSERT INTO guests (match, number, user, name, colour, word, confirmed) VALUES "
        "(?1, (SELECT coalesce(max(number), 0) + 1 FROM guests WHERE match = ?1), ?2, ?3, ?4, '', 1)",
        (match, user, name, colour),
    )


def delete(connection: sqlite3.Connection, match: str, user: int) -> None:
    """Strike someone off a lobby."""
    connection.execute("DELETE FROM guests WHERE match = ? AND user = ?", (match, user))


def prefer(
    connection: sqlite3.Connection, match: str, user: int, colour: str | None, seat: int | None, word: str | None
) -> None:
    """Note a guest's colour, seat and word; the word None leaves it as it is."""
    connection.execute(
        "UPDATE guests SET colour = ?, seat = ?, word = coalesce(?, word) WHERE match = ? AND user = ?",
        (colour, seat, word, match, user),
    )


def confirm(connection: sqlite3.Connection, match: str, user: int) -> None:
    """Note that a guest plays on the present terms."""
    connection.execute("UPDATE guests SET confirmed = 1 WHERE match = ? AND user = ?", (match, user))


def ask_to_confirm(connection: sqlite3.Connection, match: str, but: int) -> None:
    """Let every guest confirm the present terms, but for the one who changed them."""
    connection.execute("UPDATE guests SET confirmed = 0 WHERE match = ? AND user <> ?", (match, but))


def drop_seats(connection: sqlite3.Connection, match: str, seats: int) -> None:
    """Forget preferences for seats that the lobby has no more."""
    connection.execute("UPDATE guests SET seat = NULL WHERE match = ? AND seat >= ?", (match, seats))
