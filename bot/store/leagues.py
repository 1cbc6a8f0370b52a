"""Leagues and tournaments: what was chosen for them, who has signed up, and where they stand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.store import league_tables
from bot.store.league_tables import Seating

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

Phase: TypeAlias = Literal["open", "running", "over"]
"""People sign up; a season is played; it is over, and people sign up for the next one."""

Form: TypeAlias = Literal["league", "swiss"]
"""Divisions in which everyone meets everyone, or one field in which those meet who are alike."""

MOST: Final = 32
"""People of a league."""

REPLACED: Final = 2
"""In the place of 1 for who has withdrawn: a substitute has the place."""

MOST_LEAGUES: Final = 20
"""Leagues of a server."""


@dataclass(frozen=True, slots=True)
class LeagueTerms:
    """What was chosen for a league.

    Attributes:
        form: League or Swiss tournament.
        game: Key of the game.
        options: Key and value of the game's options.
        called: What these are called: the name of a preset, or one of the two that every game has.
        seats: Seats of a whole table.
        pace: Id of the pace.
        lang: Language of its tables and announcements.
        rounds: Rounds of a season.
        hours: From the opening of a round to its deadline; 0: there is none.
        change: How many go up from each division, and down from the one above.
    """

    form: Form
    game: str
    options: Mapping[str, str]
    called: str
    seats: int
    pace: str
    lang: str
    rounds: int
    hours: int
    change: int


@dataclass(frozen=True, slots=True)
class League:
    """A league.

    Attributes:
        id: Its number.
        guild: Its server.
        host: Who manages it, and is told what keeps its tables from being opened.
        name: What it is called.
        terms: What was chosen for it.
        phase: Where it stands.
        season: The season that is or was played, from 1; 0: none yet.
        round: The round of it, from 1; 0: none yet.
        deadline: When the round ends, in seconds since 1970; None: once all is played.
        trouble: Why no table can be opened: a sentence's key, and behind it keys of missing permissions.
    """

    id: int
    guild: int
    host: int
    name: str
    terms: LeagueTerms
    phase: Phase
    season: int
    round: int
    deadline: int | None
    trouble: str


@dataclass(frozen=True, slots=True)
class Entrant:
    """Someone who has signed up.

    Attributes:
        user: The person.
        name: The person's name then.
        division: The division of the season, from 0; None: the person waits for a place.
        gone: Whether the person has withdrawn.
        replaced: Whether a substitute has the place since.
    """

    user: int
    name: str
    division: int | None
    gone: bool
    replaced: bool


@dataclass(frozen=True, slots=True)
class Season:
    """A league with all that belongs to the season that is or was played last.

    Attributes:
        league: The league.
        entrants: Who has signed up, in that order.
        seatings: The tables of the season, the first round first.
    """

    league: League
    entrants: tuple[Entrant, ...]
    seatings: tuple[Seating, ...]

    @property
    def names(self) -> dict[int, str]:
        """What those who have signed up were called then."""
        return {one.user: one.name for one in self.entrants}

    def entrant(self, user: int) -> Entrant | None:
        """Someone who has signed up."""
        return next((one for one in self.entrants if one.user == user), None)

    @property
    def present(self) -> tuple[Entrant, ...]:
        """Who has not withdrawn."""
        return tuple(one for one in self.entrants if not one.gone)

    @property
    def waiting(self) -> tuple[Entrant, ...]:
        """Who waits for a place."""
        return tuple(one for one in self.present if one.division is None)

    @property
    def now(self) -> tuple[Seating, ...]:
        """The tables of the round."""
        return tuple(each for each in self.seatings if each.round == self.league.round)


_LEAGUE = "SELECT id, guild, host, name, terms, phase, season, round, deadline, trouble FROM leagues"


def _league(row: sqlite3.Row) -> League:
    return League(
        row["id"],
        row["guild"],
        row["host"],
        row["name"],
        LeagueTerms(**json.loads(row["terms"])),
        row["phase"],
        row["season"],
        row["round"],
        row["deadline"],
        row["trouble"],
    )


def insert(connection: sqlite3.Connection, guild: int, host: int, name: str, terms: LeagueTerms) -> int:
    """Write a new league down; its number."""
    done = connection.execute(
        "INSERT INTO leagues (guild, host, name, terms) VALUES (?, ?, ?, ?)", (guild, host, name, _text(terms))
    )
    return done.lastrowid or 0


def _text(terms: LeagueTerms) -> str:
    return json.dumps(asdict(terms), sort_keys=True)


def find(connection: sqlite3.Connection, league: int) -> League | None:
    """A league by its number."""
    row = connection.execute(f"{_LEAGUE} WHERE id = ?", (league,)).fetchone()
    return None if row is None else _league(row)


def of_server(connection: sqlite3.Connection, guild: int) -> list[League]:
    """The leagues of a server, the newest first."""
    rows = connection.execute(f"{_LEAGUE} WHERE guild = ? ORDER BY id DESC LIMIT ?", (guild, MOST_LEAGUES))
    return [_league(row) for row in rows]


def due(connection: sqlite3.Connection, now: int) -> list[int]:
    """The leagues that are played and of which something has come to pass: a deadline, the end of a match or of all.

    So it is too of those with tables that are to be opened or dealt.
    """
    rows = connection.execute(
        "SELECT id FROM leagues WHERE phase = 'running' AND retry <= ?1 AND (deadline <= ?1 "
        "OR NOT EXISTS (SELECT 1 FROM league_tables WHERE league = leagues.id AND counted = 0) "
        "OR EXISTS (SELECT 1 FROM league_tables LEFT JOIN matches ON matches.id = league_tables.match "
        "WHERE league = leagues.id AND counted = 0 AND (matches.id IS NULL OR matches.phase <> 'running'))) "
        "ORDER BY +id",
        (now,),
    )
    return [row[0] for row in rows]


def load(connection: sqlite3.Connection, league: int) -> Season | None:
    """A league with its season."""
    found = find(connection, league)
    if found is None:
        return None
    entrants = connection.execute(
        "SELECT person, name, division, gone FROM entrants WHERE league = ? ORDER BY number", (league,)
    )
    people = tuple(Entrant(row[0], row[1], row[2], row[3] > 0, row[3] == REPLACED) for row in entrants.fetchall())
    return Season(found, people, league_tables.of_season(connection, found.id, found.season))


def choose(connection: sqlite3.Connection, league: int, terms: LeagueTerms) -> None:
    """Note what was chosen for a league."""
    connection.execute("UPDATE leagues SET terms = ? WHERE id = ?", (_text(terms), league))


def begin(connection: sqlite3.Connection, league: int, divisions: Sequence[Sequence[int]]) -> None:
    """Begin the next season with these divisions; who has withdrawn before is in it no more."""
    connection.execute(
        "UPDATE leagues SET phase = 'running', season = season + 1, round = 0, deadline = NULL, trouble = '', "
        "retry = 0 WHERE id = ?",
        (league,),
    )
    connection.execute("DELETE FROM entrants WHERE league = ? AND gone > 0", (league,))
    connection.execute("UPDATE entrants SET division = NULL WHERE league = ?", (league,))
    for division, people in enumerate(divisions):
        for user in people:
            place(connection, league, user, division)


def place(connection: sqlite3.Connection, league: int, user: int, division: int) -> None:
    """Give someone a place in a division."""
    connection.execute("UPDATE entrants SET division = ? WHERE league = ? AND person = ?", (division, league, user))


def replace(connection: sqlite3.Connection, league: int, gone: Entrant, substitute: Entrant) -> None:
    """Give a substitute the place of someone who has withdrawn."""
    place(connection, league, substitute.user, gone.division or 0)
    connection.execute("UPDATE entrants SET gone = ? WHERE league = ? AND person = ?", (REPLACED, league, gone.user))


def sign_up(connection: sqlite3.Connection, league: int, user: int, name: str) -> None:
    """Write someone down behind all who have signed up before."""
    connection.execute(
        "INSERT INTO entrants (league, person, name, number) VALUES (?1, ?2, ?3, "
        "(SELECT coalesce(max(number), 0) + 1 FROM entrants WHERE league = ?1))",
        (league, user, name),
    )


def strike_off(connection: sqlite3.Connection, league: int, user: int) -> None:
    """Take someone out of a league who has not played in its season."""
    connection.execute("DELETE FROM entrants WHERE league = ? AND person = ?", (league, user))


def leave(connection: sqlite3.Connection, league: int, user: int) -> None:
    """Note that someone plays no more; what was played stays."""
    connection.execute("UPDATE entrants SET gone = 1 WHERE league = ? AND person = ? AND gone = 0", (league, user))


def come_back(connection: sqlite3.Connection, league: int, user: int) -> None:
    """Note that someone who has withdrawn plays the next season."""
    connection.execute("UPDATE entrants SET gone = 0 WHERE league = ? AND person = ?", (league, user))


def open_round(connection: sqlite3.Connection, league: int, number: int, deadline: int | None) -> None:
    """Note that a round is open."""
    connection.execute("UPDATE leagues SET round = ?, deadline = ? WHERE id = ?", (number, deadline, league))


def end_round(connection: sqlite3.Connection, league: int, now: int) -> None:
    """Let the deadline of the round be now."""
    connection.execute("UPDATE leagues SET deadline = ?, retry = 0 WHERE id = ?", (now, league))


def shift(connection: sqlite3.Connection, seconds: int) -> None:
    """Move the deadlines of rounds by a time that is not counted."""
    connection.execute(
        "UPDATE leagues SET deadline = deadline + ? WHERE phase = 'running' AND retry >= 0 AND deadline IS NOT NULL",
        (seconds,),
    )


def end(connection: sqlite3.Connection, league: int) -> None:
    """Note that a season is over."""
    connection.execute(
        "UPDATE leagues SET phase = 'over', deadline = NULL, trouble = '', retry = 0 WHERE id = ?", (league,)
    )


def wait(connection: sqlite3.Connection, league: int, trouble: str, retry: int) -> None:
    """Note why no table can be opened, and when that is tried again; without a trouble that there is none any more."""
    connection.execute("UPDATE leagues SET trouble = ?, retry = ? WHERE id = ?", (trouble, retry, league))


def drop(connection: sqlite3.Connection, league: int) -> None:
    """Delete a league; its matches stay."""
    connection.execute(
        "DELETE FROM league_seats WHERE seating IN (SELECT id FROM league_tables WHERE league = ?)", (league,)
    )
    for table in ("league_tables", "entrants"):
        connection.execute(f"DELETE FROM {table} WHERE league = ?", (league,))  # noqa: S608 - names of our own
    connection.execute("DELETE FROM leagues WHERE id = ?", (league,))


def of_person(connection: sqlite3.Connection, user: int) -> list[int]:
    """The leagues for which someone has signed up and not withdrawn."""
    rows = connection.execute("SELECT league FROM entrants WHERE person = ? AND gone = 0 ORDER BY league", (user,))
    return [row[0] for row in rows]
