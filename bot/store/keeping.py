"""What is kept about one person, read from every place where people stand; of others nothing is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import sqlite3

Facts: TypeAlias = "dict[str, str | int | None]"


@dataclass(frozen=True, slots=True)
class Counts:
    """How much is kept about a person.

    Attributes:
        lobbies: Lobbies that the person is in.
        running: Running matches with a seat of the person's.
        ended: Matches that are over or closed.
        moves: Entries of logs that the person made.
        votes: Proposals that the person made.
        answers: Calls of which it is known how long the answer took.
        presses: Presses of the last days.
        letters: Direct messages of the last days.
    """

    lobbies: int
    running: int
    ended: int
    moves: int
    votes: int
    answers: int
    presses: int
    letters: int


_MATCHES = (
    "SELECT match FROM guests WHERE user = ?1 UNION SELECT match FROM seats WHERE user = ?1 "
    "UNION SELECT match FROM tenures WHERE user = ?1"
)


def counts(connection: sqlite3.Connection, user: int) -> Counts:
    """How much is kept about a person."""

    def count(query: str) -> int:
        return int(connection.execute(f"SELECT count(*) FROM {query}", (user,)).fetchone()[0])  # noqa: S608

    return Counts(
        lobbies=count("guests JOIN matches ON id = match WHERE user = ?1 AND phase = 'lobby'"),
        running=count("seats JOIN matches ON id = match WHERE user = ?1 AND phase = 'running'"),
        ended=count(f"matches WHERE phase IN ('over', 'closed') AND id IN ({_MATCHES})"),
        moves=count("entries WHERE user = ?1"),
        votes=count("votes WHERE proposer = ?1"),
        answers=count("answered WHERE user = ?1"),
        presses=count("interactions WHERE user = ?1"),
        letters=count("outbox WHERE user = ?1"),
    )


def matches(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """The matches that a person has or had a place in, with what is the person's own in them."""
    return _facts(
        connection,
        "SELECT matches.id, game, CAST(guild AS TEXT) AS server, CAST(channel AS TEXT) AS channel, phase, pace, "
        "matches.created, matches.started, matches.ended, guests.name, guests.word, seats.seat, seats.colour "
        "FROM matches LEFT JOIN guests ON guests.match = matches.id AND guests.user = ?1 "
        "LEFT JOIN seats ON seats.match = matches.id AND seats.user = ?1 WHERE matches.id IN (" + _MATCHES + ") "
        "ORDER BY matches.number",
        user,
    )


def votes(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """The proposals that a person made or would have got a seat by, and the person's ballots."""
    return _facts(
        connection,
        "SELECT match, about, opened, result, CASE WHEN proposer = ?1 THEN 'proposed' ELSE 'candidate' END AS part "
        "FROM votes WHERE proposer = ?1 OR candidate = ?1 UNION ALL "
        "SELECT votes.match, about, opened, result, 'agreed' FROM votes JOIN ballots ON ballots.vote = votes.id "
        "JOIN seats ON seats.match = votes.match AND seats.seat = ballots.seat "
        "WHERE seats.user = ?1 AND proposer <> ?1 ORDER BY opened",
        user,
    )


def results(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """How matches ended for a person."""
    return _facts(
        connection,
        "SELECT match, seat, game, seats, place, points, whole, ended FROM results WHERE user = ?1 ORDER BY ended",
        user,
    )


def answering(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """How long a person took to answer."""
    return _facts(
        connection, "SELECT match, seat, since, took, allowed FROM answered WHERE user = ?1 ORDER BY since", user
    )


def presses(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """A person's presses of the last days."""
    return _facts(
        connection, "SELECT arrived, kind, match, answered FROM interactions WHERE user = ?1 ORDER BY arrived", user
    )


def letters(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """The direct messages to a person of the last days, by kind."""
    return _facts(connection, "SELECT made, kind, match, how FROM outbox WHERE user = ?1 ORDER BY id", user)


def _facts(connection: sqlite3.Connection, query: str, user: int) -> list[Facts]:
    return [{key: row[key] for key in row.keys()} for row in connection.execute(query, (user,))]  # noqa: SIM118
