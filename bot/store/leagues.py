"""Leagues and tournaments: what was chosen for them, and where they stand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.store import entrants, league_tables
from bot.store.entrants import Entrant
from bot.store.league_tables import Seating
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.connection import Connection, RowFound

Phase: TypeAlias = Literal["open", "running", "over"]
"""People sign up; a season is played; it is over, and people sign up for the next one."""

Form: TypeAlias = Literal["league", "swiss"]
"""Divisions in which everyone meets everyone, or one field in which those meet who are alike."""

MOST: Final = 32
"""People of a league."""

MOST_LEAGUES: Final = 20
"""Leagues of a server."""


@frozen
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


@frozen
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


@frozen
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
        """Who plays: this season while one is played, else the next one."""
        return tuple(one for one in self.entrants if one.stays)

    @property
    def waiting(self) -> tuple[Entrant, ...]:
        """Who waits for a place."""
        return tuple(one for one in self.present if one.division is None)

    @property
    def now(self) -> tuple[Seating, ...]:
        """The tables of the round."""
        return tuple(each for each in self.seatings if each.round == self.league.round)


_LEAGUE = "SELECT id, guild, host, name, terms, phase, season, round, deadline, trouble FROM leagues"


def _league(row: RowFound) -> League:
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


def insert(connection: Connection, guild: int, host: int, name: str, terms: LeagueTerms) -> int:
    """Write a new league down; its number."""
    row = connection.execute(
        "INSERT INTO leagues (guild, host, name, terms) VALUES (?, ?, ?, ?) RETURNING id",
        (guild, host, name, _text(terms)),
    ).fetchone()
    return int(row["id"])


def _text(terms: LeagueTerms) -> str:
    return json.dumps(asdict(terms), sort_keys=True)


def find(connection: Connection, league: int) -> League | None:
    """A league by its number."""
    row = connection.execute(f"{_LEAGUE} WHERE id = ?", (league,)).fetchone()
    return None if row is None else _league(row)


def of_server(connection: Connection, guild: int) -> list[League]:
    """The leagues of a server, the newest first."""
    rows = connection.execute(f"{_LEAGUE} WHERE guild = ? ORDER BY id DESC LIMIT ?", (guild, MOST_LEAGUES))
    return [_league(row) for row in rows]


def due(connection: Connection, now: int) -> list[int]:
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


def load(connection: Connection, league: int) -> Season | None:
    """A league with its season."""
    found = find(connection, league)
    if found is None:
        return None
    people = entrants.of_league(connection, league)
    return Season(found, people, league_tables.of_season(connection, found.id, found.season))


def on_server(connection: Connection, guild: int | None, league: int) -> Season | None:
    """The same, if it is a league of that server."""
    season = load(connection, league)
    return season if season is not None and season.league.guild == guild else None


def choose(connection: Connection, league: int, terms: LeagueTerms) -> None:
    """Note what was chosen for a league."""
    connection.execute("UPDATE leagues SET terms = ? WHERE id = ?", (_text(terms), league))


def begin(connection: Connection, league: int, divisions: Sequence[Sequence[int]]) -> None:
    """Begin the next season with these divisions; who has withdrawn before is in it no more."""
    connection.execute(
        "UPDATE leagues SET phase = 'running', season = season + 1, round = 0, deadline = NULL, trouble = '', "
        "retry = 0 WHERE id = ?",
        (league,),
    )
    entrants.seat_anew(connection, league, divisions)


def open_round(connection: Connection, league: int, number: int, deadline: int | None) -> None:
    """Note that a round is open."""
    connection.execute("UPDATE leagues SET round = ?, deadline = ? WHERE id = ?", (number, deadline, league))


def end_round(connection: Connection, league: int, now: int) -> None:
    """Let the deadline of the round be now."""
    connection.execute("UPDATE leagues SET deadline = ?, retry = 0 WHERE id = ?", (now, league))


def shift(connection: Connection, seconds: int) -> None:
    """Move the deadlines of rounds by a time that is not counted."""
    connection.execute(
        "UPDATE leagues SET deadline = deadline + ? WHERE phase = 'running' AND retry >= 0 AND deadline IS NOT NULL",
        (seconds,),
    )


def end(connection: Connection, league: int) -> None:
    """Note that a season is over."""
    connection.execute(
        "UPDATE leagues SET phase = 'over', deadline = NULL, trouble = '', retry = 0 WHERE id = ?", (league,)
    )


def wait(connection: Connection, league: int, trouble: str, retry: int) -> None:
    """Note why no table can be opened, and when that is tried again; without a trouble that there is none any more."""
    connection.execute("UPDATE leagues SET trouble = ?, retry = ? WHERE id = ?", (trouble, retry, league))


def try_now(connection: Connection, host: int) -> bool:
    """Let it be tried now to open the tables of someone's leagues that wait; whether one does."""
    done = connection.execute(
        "UPDATE leagues SET retry = 0 WHERE phase = 'running' AND retry > 0 AND host = ?", (host,)
    )
    return done.rowcount > 0


def drop(connection: Connection, league: int) -> None:
    """Delete a league; its matches stay."""
    connection.execute(
        "DELETE FROM league_seats WHERE seating IN (SELECT id FROM league_tables WHERE league = ?)", (league,)
    )
    for table in ("league_tables", "entrants"):
        connection.execute(f"DELETE FROM {table} WHERE league = ?", (league,))  # noqa: S608 - names of our own
    connection.execute("DELETE FROM leagues WHERE id = ?", (league,))
