"""What the database holds about one person: counted, and exported. See `forgetting` for how it is let go."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection

Facts: TypeAlias = "dict[str, str | int | float | None]"


@frozen
class Counts:
    """How much is kept about a person.

    Attributes:
        lobbies: Lobbies that the person is in.
        running: Running matches with a seat of the person's.
        ended: Matches that are over or closed.
        moves: Entries of logs that the person made.
        votes: Proposals that the person made.
        answers: Calls of which it is known how long the answer took.
        results: Results of the person's.
        levels: Levels of the person's, by server and game, and of all servers together.
        notes: Notes about running matches.
        prepared: Prepared turns.
        what_ifs: Private copies in which turns are tried.
        searches: Servers on which the person has chosen what to play.
        follows: Matches that the person follows, and people.
        leagues: Leagues for which the person has signed up or that the person manages.
        presses: Presses of the last days.
        letters: Direct messages of the last days.
    """

    lobbies: int
    running: int
    ended: int
    moves: int
    votes: int
    answers: int
    results: int
    levels: int
    notes: int
    prepared: int
    what_ifs: int
    searches: int
    follows: int
    leagues: int
    presses: int
    letters: int


_MATCHES = (
    "SELECT match FROM guests WHERE person = ?1 UNION SELECT match FROM seats WHERE person = ?1 "
    "UNION SELECT match FROM tenures WHERE person = ?1"
)


def counts(connection: Connection, user: int) -> Counts:
    """How much is kept about a person."""

    def count(query: str) -> int:
        return int(connection.execute(f"SELECT count(*) FROM {query}", (user,)).fetchone()[0])  # noqa: S608

    return Counts(
        lobbies=count("guests JOIN matches ON id = match WHERE person = ?1 AND phase = 'lobby'"),
        running=count("seats JOIN matches ON id = match WHERE person = ?1 AND phase = 'running'"),
        ended=count(f"matches WHERE phase IN ('over', 'closed') AND id IN ({_MATCHES})"),
        moves=count("entries WHERE person = ?1"),
        votes=count("votes WHERE proposer = ?1"),
        answers=count("answered WHERE person = ?1"),
        results=count("results WHERE person = ?1"),
        levels=count("levels WHERE person = ?1"),
        notes=count("notes WHERE person = ?1"),
        prepared=count("prepared WHERE person = ?1"),
        what_ifs=count("what_ifs WHERE person = ?1"),
        searches=count("searches WHERE person = ?1"),
        follows=count("follows WHERE person = ?1") + count("followed WHERE person = ?1"),
        leagues=count("leagues WHERE host = ?1 OR id IN (SELECT league FROM entrants WHERE person = ?1)"),
        presses=count("interactions WHERE person = ?1"),
        letters=count("outbox WHERE person = ?1"),
    )


def matches(connection: Connection, user: int) -> list[Facts]:
    """The matches that a person has or had a place in, with what is the person's own in them."""
    return _facts(
        connection,
        user,
        "SELECT matches.id, game, CAST(guild AS TEXT) AS server, CAST(channel AS TEXT) AS channel, phase, pace, "
        "matches.created, matches.started, matches.ended, guests.name, guests.word, seats.seat, seats.colour "
        "FROM matches LEFT JOIN guests ON guests.match = matches.id AND guests.person = ?1 "
        "LEFT JOIN seats ON seats.match = matches.id AND seats.person = ?1 WHERE matches.id IN (" + _MATCHES + ") "
        "ORDER BY matches.number",
    )


def done(connection: Connection, user: int) -> dict[str, list[Facts]]:
    """What a person has done and chosen beside the answers in matches, by its name in the export.

    Votes are the proposals that the person made or would have got a seat by, and the person's ballots; private copies
    come without what was made up for them.
    """
    facts = partial(_facts, connection, user)
    return {
        "votes": facts(
            "SELECT match, about, opened, result, CASE WHEN proposer = ?1 THEN 'proposed' ELSE 'candidate' END AS part "
            "FROM votes WHERE proposer = ?1 OR candidate = ?1 UNION ALL "
            "SELECT votes.match, about, opened, result, 'agreed' FROM votes JOIN ballots ON ballots.vote = votes.id "
            "JOIN seats ON seats.match = votes.match AND seats.seat = ballots.seat "
            "WHERE seats.person = ?1 AND proposer <> ?1 ORDER BY opened"
        ),
        "results": facts(
            "SELECT match, seat, game, box, seats, place, points, whole, sources, ended FROM results "
            "WHERE person = ?1 ORDER BY ended"
        ),
        "presets": facts("SELECT game, name, content FROM presets WHERE person = ?1 ORDER BY game, name"),
        "prepared_turns": facts("SELECT match, seat, plan FROM prepared WHERE person = ?1 ORDER BY id"),
        "what_ifs": facts(
            "SELECT match, seat, others, presses, touched FROM what_ifs WHERE person = ?1 ORDER BY number"
        ),
        "notes": facts("SELECT match, text FROM notes WHERE person = ?1 ORDER BY match"),
        "follows": facts(
            "SELECT match, how FROM follows WHERE person = ?1 UNION ALL "
            "SELECT 'server ' || CAST(guild AS TEXT), how FROM followed WHERE person = ?1 ORDER BY 1"
        ),
        "leagues": _leagues(connection, user),
        "choices": facts(
            "SELECT CAST(guild AS TEXT) AS server, day, presses, streak FROM choices WHERE person = ?1 "
            "ORDER BY guild, day"
        ),
        "searches": facts(
            "SELECT CAST(guild AS TEXT) AS server, name, content, since, until, held FROM searches WHERE person = ?1 "
            "ORDER BY guild"
        ),
    }


def _leagues(connection: Connection, user: int) -> list[Facts]:
    """The leagues for which a person has signed up or that the person manages, and the places at their tables."""
    return _facts(
        connection,
        user,
        "SELECT leagues.id AS league, leagues.name, entrants.name AS called, CAST(NULL AS BIGINT) AS season, "
        "CAST(NULL AS BIGINT) AS round, NULL AS match, CAST(NULL AS BIGINT) AS place "
        "FROM entrants JOIN leagues ON leagues.id = league WHERE person = ?1 UNION ALL "
        "SELECT id, name, NULL, NULL, NULL, NULL, NULL FROM leagues WHERE host = ?1 UNION ALL "
        "SELECT leagues.id, leagues.name, NULL, league_tables.season, league_tables.round, match, place "
        "FROM league_seats JOIN league_tables ON league_tables.id = seating "
        "JOIN leagues ON leagues.id = league_tables.league WHERE person = ?1 "
        "ORDER BY 1, 4 NULLS FIRST, 5 NULLS FIRST",
    )


def counted(connection: Connection, user: int) -> dict[str, list[Facts]]:
    """What was counted about a person, by its name in the export: presses and direct messages are the last days'.

    A level is the strength, its uncertainty, and ranked games; server 0 is all servers together.
    """
    facts = partial(_facts, connection, user)
    return {
        "levels": facts(
            "SELECT CAST(guild AS TEXT) AS server, game, mu, sigma, games FROM levels WHERE person = ?1 "
            "ORDER BY guild, game"
        ),
        "answering": facts("SELECT match, seat, since, took, allowed FROM answered WHERE person = ?1 ORDER BY since"),
        "presses": facts("SELECT arrived, kind, match, answered FROM interactions WHERE person = ?1 ORDER BY arrived"),
        "messages": facts("SELECT made, kind, match, how FROM outbox WHERE person = ?1 ORDER BY id"),
    }


def _facts(connection: Connection, user: int, query: str) -> list[Facts]:
    return [{key: row[key] for key in row.keys()} for row in connection.execute(query, (user,))]  # noqa: SIM118
