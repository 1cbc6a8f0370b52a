"""Who has signed up for a league: their divisions, their places, and who has withdrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection

REPLACED: Final = 2
"""In the place of 1 for who has withdrawn: a substitute has the place."""


@frozen
class Entrant:
    """Someone who has signed up.

    Attributes:
        user: The person.
        name: The person's name then.
        division: The division of the season, from 0; None: the person waits for a place.
        gone: Whether the person has withdrawn from the season that is or was played last.
        replaced: Whether a substitute has the place since.
        stays: Whether the person plays: this season while one is played, else the next one.
    """

    user: int
    name: str
    division: int | None
    gone: bool
    replaced: bool
    stays: bool


def of_league(connection: Connection, league: int) -> tuple[Entrant, ...]:
    """Who has signed up for a league, in that order."""
    rows = connection.execute(
        "SELECT person, name, division, gone, stays FROM entrants WHERE league = ? ORDER BY number", (league,)
    )
    return tuple(
        Entrant(row[0], row[1], row[2], row[3] > 0, row[3] == REPLACED, bool(row[4])) for row in rows.fetchall()
    )


def seat_anew(connection: Connection, league: int, divisions: Sequence[Sequence[int]]) -> None:
    """Give everyone a place for the next season; who has withdrawn before is in it no more."""
    connection.execute("DELETE FROM entrants WHERE league = ? AND stays = 0", (league,))
    connection.execute("UPDATE entrants SET division = NULL, gone = 0 WHERE league = ?", (league,))
    for division, people in enumerate(divisions):
        for user in people:
            place(connection, league, user, division)


def place(connection: Connection, league: int, user: int, division: int) -> None:
    """Give someone a place in a division."""
    connection.execute("UPDATE entrants SET division = ? WHERE league = ? AND person = ?", (division, league, user))


def replace(connection: Connection, league: int, gone: Entrant, substitute: Entrant) -> None:
    """Give a substitute the place of someone who has withdrawn."""
    place(connection, league, substitute.user, gone.division or 0)
    connection.execute("UPDATE entrants SET gone = ? WHERE league = ? AND person = ?", (REPLACED, league, gone.user))


def sign_up(connection: Connection, league: int, user: int, name: str) -> None:
    """Write someone down behind all who have signed up before."""
    connection.execute(
        "INSERT INTO entrants (league, person, name, number) VALUES (?1, ?2, ?3, "
        "(SELECT coalesce(max(number), 0) + 1 FROM entrants WHERE league = ?1))",
        (league, user, name),
    )


def strike_off(connection: Connection, league: int, user: int) -> None:
    """Take someone out of a league who has not played in its season."""
    connection.execute("DELETE FROM entrants WHERE league = ? AND person = ?", (league, user))


def leave(connection: Connection, league: int, user: int) -> None:
    """Note that someone plays no more in a season; what was played counts."""
    connection.execute(
        "UPDATE entrants SET gone = 1, stays = 0 WHERE league = ? AND person = ? AND stays = 1", (league, user)
    )


def stay(connection: Connection, league: int, user: int, *, stays: bool) -> None:
    """Note whether someone plays the next season; to the one that is over that is nothing."""
    connection.execute("UPDATE entrants SET stays = ? WHERE league = ? AND person = ?", (stays, league, user))


def leagues_of(connection: Connection, user: int) -> list[int]:
    """The leagues for which someone has signed up and not withdrawn."""
    rows = connection.execute("SELECT league FROM entrants WHERE person = ? AND stays = 1 ORDER BY league", (user,))
    return [row[0] for row in rows]
