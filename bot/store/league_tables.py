"""The tables of leagues: who was drawn for them, their matches, and what they brought."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store.connection import Connection


@frozen
class Seated:
    """Someone at a table of a league.

    Attributes:
        seat: The seat that the draw gave.
        user: The person.
        place: The place, 1 is best; None while it is not counted.
    """

    seat: int
    user: int
    place: int | None


@frozen
class Seating:
    """A table of a round; one with a single person is a rest.

    Attributes:
        id: Its number.
        league: Number of the league.
        round: The round, from 1.
        division: The division, from 0.
        match: Id of its match, once one is being opened.
        counted: Whether it counts.
        late: Seats that were last at the deadline; None if it did not come to that.
        seats: Who was drawn for it.
    """

    id: int
    league: int
    round: int
    division: int
    match: str | None
    counted: bool
    late: tuple[int, ...] | None
    seats: tuple[Seated, ...]

    @property
    def is_rest(self) -> bool:
        """Whether it is no table at all: there is one person."""
        return len(self.seats) == 1

    @property
    def people(self) -> tuple[int, ...]:
        """Who was drawn for it, in the order of the seats."""
        return tuple(one.user for one in self.seats)


def _seatings(connection: Connection, which: str, values: tuple[int, ...]) -> tuple[Seating, ...]:
    """Tables with who was drawn for them, in their order."""
    rows = connection.execute(
        "SELECT id, league, round, division, match, counted, late, (SELECT json_group_array(json_array(seat, person, "  # noqa: S608
        "place)) FROM (SELECT seat, person, place FROM league_seats WHERE seating = id ORDER BY seat)) AS seats "
        f"FROM league_tables WHERE {which} ORDER BY id",
        values,
    )
    return tuple(
        Seating(
            row["id"],
            row["league"],
            row["round"],
            row["division"],
            row["match"],
            bool(row["counted"]),
            None if row["late"] is None else tuple(json.loads(row["late"])),
            tuple(Seated(*one) for one in json.loads(row["seats"])),
        )
        for row in rows.fetchall()
    )


def of_season(connection: Connection, league: int, season: int) -> tuple[Seating, ...]:
    """The tables of a season, the first round first."""
    return _seatings(connection, "league = ? AND season = ?", (league, season))


def seating(connection: Connection, number: int) -> Seating | None:
    """A table of a league by its number."""
    return next(iter(_seatings(connection, "id = ?", (number,))), None)


def counted(connection: Connection) -> tuple[Seating, ...]:
    """All tables that count and whose matches are kept, in their order."""
    return _seatings(connection, "counted = 1 AND match IN (SELECT id FROM matches)", ())


def drawn(connection: Connection, match: str) -> frozenset[int]:
    """Who was drawn for a match of a league; no one for any other."""
    rows = connection.execute(
        "SELECT person FROM league_tables JOIN league_seats ON seating = id WHERE match = ?", (match,)
    )
    return frozenset(row[0] for row in rows)


def add(connection: Connection, where: tuple[int, int, int, int], people: Sequence[int]) -> None:
    """Write a table of a round down; that of a single person is a rest, and counts.

    Args:
        where: Its league, season, round and division.
    """
    number = connection.execute(
        "INSERT INTO league_tables (league, season, round, division, counted) VALUES (?, ?, ?, ?, ?) RETURNING id",
        (*where, len(people) == 1),
    ).fetchone()["id"]
    connection.executemany(
        "INSERT INTO league_seats (seating, seat, person) VALUES (?, ?, ?)",
        [(number, seat, user) for seat, user in enumerate(people)],
    )


def hold(connection: Connection, number: int, match: str | None) -> None:
    """Note with which id the match of a table is being opened; None: it has come to nothing."""
    connection.execute("UPDATE league_tables SET match = ? WHERE id = ?", (match, number))


def release(connection: Connection, match: str) -> None:
    """Note that a match has come to nothing: its table is opened anew."""
    connection.execute("UPDATE league_tables SET match = NULL WHERE match = ? AND counted = 0", (match,))


def stand_up(connection: Connection, number: int, user: int) -> None:
    """Take someone from a table that is not opened; with a single person left it is a rest."""
    connection.execute("DELETE FROM league_seats WHERE seating = ? AND person = ?", (number, user))
    connection.execute(
        "UPDATE league_tables SET counted = 1 WHERE id = ?1 AND "
        "(SELECT count(*) FROM league_seats WHERE seating = ?1) < 2",
        (number,),
    )


def sit_down(connection: Connection, number: int, user: int, instead_of: int) -> None:
    """Give someone the seat of another at a table that is not opened."""
    connection.execute(
        "UPDATE league_seats SET person = ? WHERE seating = ? AND person = ?", (user, number, instead_of)
    )


def count(connection: Connection, number: int, places: Mapping[int, int], late: Sequence[int] | None) -> None:
    """Write down what a table brings.

    Args:
        places: By person.
        late: Seats that are last at the deadline; None if the match has come to its end.
    """
    connection.executemany(
        "UPDATE league_seats SET place = ? WHERE seating = ? AND person = ?",
        [(at, number, user) for user, at in places.items()],
    )
    connection.execute(
        "UPDATE league_tables SET counted = 1, late = ? WHERE id = ?",
        (None if late is None else json.dumps(list(late)), number),
    )
