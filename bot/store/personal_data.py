"""What the database holds about one person: counted, exported, and forgotten.

What belongs to others stays: their matches, moves and results. The person in them becomes one number that is no one's.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from bot.store.messages import Posted, clear_away

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Collection, Mapping


Facts: TypeAlias = "dict[str, str | int | float | None]"


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
        results=count("results WHERE user = ?1"),
        levels=count("levels WHERE user = ?1"),
        notes=count("notes WHERE user = ?1"),
        prepared=count("prepared WHERE user = ?1"),
        what_ifs=count("what_ifs WHERE user = ?1"),
        searches=count("searches WHERE user = ?1"),
        follows=count("follows WHERE user = ?1") + count("followed WHERE user = ?1"),
        leagues=count("leagues WHERE host = ?1 OR id IN (SELECT league FROM entrants WHERE user = ?1)"),
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
        "SELECT match, seat, game, box, seats, place, points, whole, sources, ended FROM results "
        "WHERE user = ?1 ORDER BY ended",
        user,
    )


def presets(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """The options that a person has kept under names."""
    return _facts(connection, "SELECT game, name, content FROM presets WHERE user = ?1 ORDER BY game, name", user)


def prepared(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """The turns that a person has prepared."""
    return _facts(connection, "SELECT match, seat, plan FROM prepared WHERE user = ?1 ORDER BY id", user)


def what_ifs(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """What a person has tried on private copies, without what was made up for it."""
    return _facts(
        connection, "SELECT match, seat, others, presses, touched FROM what_ifs WHERE user = ?1 ORDER BY number", user
    )


def notes(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """What a person has noted about running matches."""
    return _facts(connection, "SELECT match, text FROM notes WHERE user = ?1 ORDER BY match", user)


def searches(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """What a person would like to play, and on which server."""
    return _facts(
        connection,
        "SELECT CAST(guild AS TEXT) AS server, name, content, since, until, held FROM searches WHERE user = ?1 "
        "ORDER BY guild",
        user,
    )


def follows(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """The matches that a person follows, and the servers on which that is so of whatever some people play."""
    return _facts(
        connection,
        "SELECT match, how FROM follows WHERE user = ?1 UNION ALL "
        "SELECT 'server ' || CAST(guild AS TEXT), how FROM followed WHERE user = ?1 ORDER BY 1",
        user,
    )


def leagues(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """The leagues for which a person has signed up or that the person manages, and the places at their tables."""
    return _facts(
        connection,
        "SELECT leagues.id AS league, leagues.name, entrants.name AS called, NULL AS season, NULL AS round, "
        "NULL AS match, NULL AS place FROM entrants JOIN leagues ON leagues.id = league WHERE user = ?1 UNION ALL "
        "SELECT id, name, NULL, NULL, NULL, NULL, NULL FROM leagues WHERE host = ?1 UNION ALL "
        "SELECT leagues.id, leagues.name, NULL, league_tables.season, league_tables.round, match, place "
        "FROM league_seats JOIN league_tables ON league_tables.id = seating "
        "JOIN leagues ON leagues.id = league_tables.league WHERE user = ?1 ORDER BY 1, 4, 5",
        user,
    )


def choices(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """What a person chose at positions of the day."""
    return _facts(
        connection,
        "SELECT CAST(guild AS TEXT) AS server, day, presses, streak FROM choices WHERE user = ?1 ORDER BY guild, day",
        user,
    )


def answering(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """How long a person took to answer."""
    return _facts(
        connection, "SELECT match, seat, since, took, allowed FROM answered WHERE user = ?1 ORDER BY since", user
    )


def levels(connection: sqlite3.Connection, user: int) -> list[Facts]:
    """A person's levels: strength, its uncertainty, and ranked games; server 0 is all servers together."""
    return _facts(
        connection,
        "SELECT CAST(guild AS TEXT) AS server, game, mu, sigma, games FROM levels WHERE user = ?1 ORDER BY guild, game",
        user,
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


NUMBERED = (
    ("matches", "opener"),
    ("guests", "user"),
    ("entries", "user"),
    ("votes", "proposer"),
    ("votes", "candidate"),
    ("tenures", "user"),
    ("results", "user"),
    ("answered", "user"),
    ("server_settings", "chosen_by"),
    ("ranked", "user"),
    ("levels", "user"),
    ("leagues", "host"),
    ("entrants", "user"),
    ("league_seats", "user"),
)
"""Columns in which the person becomes a number that is no one's."""

NAMED = (("guests", "user", "name"), ("seats", "user", "name"), ("votes", "candidate", "candidate_name"))
"""Tables with a person and the name that the person had there."""

DELETED = (
    "persons",
    "aways",
    "left_out",
    "letters",
    "reserved",
    "presets",
    "prepared",
    "what_ifs",
    "notes",
    "searches",
    "avoided",
    "follows",
    "followed",
    "digests",
    "choices",
)
"""Tables of which the person's rows go."""

EMPTIED = (("interactions", "0"), ("outbox", "0"), ("seats", "NULL"))
"""Tables whose rows stay for a while, or for good, without the person."""


def matches_of(connection: sqlite3.Connection, user: int) -> dict[str, str]:
    """The matches in which someone is named, each with its language."""
    named = " UNION ".join(
        f"SELECT match FROM {table} WHERE {column} = ?1"  # noqa: S608 - names of our own
        for table, column in (*((table, column) for table, column, _ in NAMED), ("tenures", "user"))
    )
    return dict(connection.execute(f"SELECT id, lang FROM matches WHERE id IN ({named})", (user,)).fetchall())  # noqa: S608


def names_of(connection: sqlite3.Connection, user: int) -> set[str]:
    """The names that someone has or had at tables."""
    named = " UNION ".join(f"SELECT {name} FROM {table} WHERE {column} = ?1" for table, column, name in NAMED)  # noqa: S608
    return {row[0] for row in connection.execute(named, (user,))} - {""}


def rename(connection: sqlite3.Connection, user: int, names: Collection[str], match: str, nameless: str) -> None:
    """Take a person's names out of a match: where the person sits or voted, and from seats that were given up.

    Args:
        names: All names that the person has had.
    """
    for table, column, name in NAMED:
        connection.execute(
            f"UPDATE {table} SET {name} = ? WHERE match = ? AND {column} = ?",  # noqa: S608 - names of our own
            (nameless, match, user),
        )
    connection.execute(
        "UPDATE seats SET name = ?1 WHERE match = ?2 AND user IS NULL AND level IS NULL AND "
        "(SELECT user FROM tenures WHERE tenures.match = seats.match AND tenures.seat = seats.seat "
        "ORDER BY number DESC LIMIT 1) = ?3",
        (nameless, match, user),
    )
    # Of seats that were given up before tenures were written the name alone tells whose they were.
    connection.executemany(
        "UPDATE seats SET name = ?1 WHERE match = ?2 AND user IS NULL AND level IS NULL AND name = ?3 "
        "AND NOT EXISTS (SELECT 1 FROM tenures WHERE tenures.match = seats.match AND tenures.seat = seats.seat)",
        [(nameless, match, name) for name in names],
    )


def take_letters_away(connection: sqlite3.Connection, user: int, now: int) -> None:
    """Have all direct messages to a person deleted, by rows that name the messages and no person."""
    found = {
        Posted(row["channel"], row["message"])
        for row in connection.execute(
            "SELECT channel, message FROM messages JOIN seats ON seats.match = messages.match "
            "AND seats.seat = messages.number WHERE seats.user = ? AND post IN ('hand', 'asked') "
            "UNION SELECT channel, message FROM letters WHERE user = ?",
            (user, user),
        )
    }
    connection.execute(
        "DELETE FROM messages WHERE post IN ('hand', 'asked') "
        "AND EXISTS (SELECT 1 FROM seats WHERE seats.match = messages.match AND seats.seat = number AND user = ?)",
        (user,),
    )
    under_way = connection.execute(
        "SELECT text FROM outbox WHERE closed IS NULL AND user = ? AND kind = 'strip'", (user,)
    ).fetchall()
    # All of them are in one place: the channel between the person and the bot.
    for channel in {posted.channel for posted in found}:
        found |= {Posted(channel, int(row["text"].partition(" ")[0])) for row in under_way}
    for posted in sorted(found, key=lambda posted: posted.message):
        clear_away(connection, posted.channel, posted.message, now)


def forget(
    connection: sqlite3.Connection,
    user: int,
    names: Collection[str],
    stand_in: int,
    nameless: Mapping[str, str],
    now: int,
) -> None:
    """Forget a person who has given up all seats: nothing that is left names one.

    Args:
        names: All names that the person has had.
        stand_in: The number that takes the person's place, below zero and no one else's.
        nameless: What stands for the name in each language.
        now: Seconds since 1970.
    """
    _leave_rooms(connection, user)
    for match, lang in matches_of(connection, user).items():
        rename(connection, user, names, match, nameless[lang])
    _rename(connection, names, nameless)
    _call_no_more(connection, user, now)
    connection.execute(
        "DELETE FROM standing WHERE EXISTS (SELECT 1 FROM seats WHERE seats.match = standing.match "
        "AND seats.seat = standing.seat AND user = ?)",
        (user,),
    )
    connection.execute("UPDATE entrants SET name = '' WHERE user = ?", (user,))
    for table, column in NUMBERED:
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (stand_in, user))  # noqa: S608
    for table, nothing in EMPTIED:
        connection.execute(f"UPDATE {table} SET user = {nothing} WHERE user = ?", (user,))  # noqa: S608
    for table in ("avoided", "followed"):
        connection.execute(f"DELETE FROM {table} WHERE other = ?", (user,))  # noqa: S608 - names of our own
    for table in DELETED:
        connection.execute(f"DELETE FROM {table} WHERE user = ?", (user,))  # noqa: S608


def _rename(connection: sqlite3.Connection, names: Collection[str], nameless: Mapping[str, str]) -> None:
    """Take someone's names out of what was or is to be told; ``nameless`` says what stands there in each language."""
    rows = connection.execute(
        "SELECT outbox.id, text, lang FROM outbox JOIN matches ON matches.id = match WHERE kind IN ('told', 'free')"
    ).fetchall()
    for row in rows:
        line = json.loads(row["text"])
        args = {key: nameless[row["lang"]] if value in names else value for key, value in line["args"].items()}
        if args != line["args"]:
            text = json.dumps({**line, "args": args}, sort_keys=True)
            connection.execute("UPDATE outbox SET text = ? WHERE id = ?", (text, row["id"]))


def _leave_rooms(connection: sqlite3.Connection, user: int) -> None:
    """Have the rooms named anew that are called after someone, and forget who was added to them."""
    connection.execute(
        "UPDATE rooms SET archived = NULL, name = '', members = "
        "(SELECT json_group_array(value) FROM json_each(members) WHERE value <> ?1) "
        "WHERE EXISTS (SELECT 1 FROM json_each(members) WHERE value = ?1)",
        (user,),
    )
    connection.execute(
        "DELETE FROM openings WHERE content ->> '$.caller.user' = ?1 OR EXISTS "
        "(SELECT 1 FROM json_each(content, '$.party') AS party WHERE party.key = CAST(?1 AS TEXT))",
        (user,),
    )


def _call_no_more(connection: sqlite3.Connection, user: int, now: int) -> None:
    """Send nothing more to someone, and mention that person nowhere."""
    connection.execute("UPDATE outbox SET closed = ?, how = 'overtaken' WHERE closed IS NULL AND user = ?", (now, user))
    connection.execute(
        "UPDATE outbox SET ping = (SELECT json_group_array(value) FROM json_each(ping) WHERE value <> ?1) "
        "WHERE EXISTS (SELECT 1 FROM json_each(ping) WHERE value = ?1)",
        (user,),
    )
