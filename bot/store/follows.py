"""Follows: matches of others that someone is told of once a day, and people whose matches are.

A server that has a channel for onlookers follows whatever is played there: in the place of a person stands its number,
below zero.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.store.connection import Connection

How: TypeAlias = Literal["end", "score", "turns"]
"""What is told of a match: how it ended, besides how it stands, or besides what happened."""

HOWS: Final[tuple[How, ...]] = ("turns", "score", "end")

MOST: Final = 10
"""Running matches that someone can follow, and people on one server."""


MOST_TOLD: Final = 10
"""Matches that one message tells of."""

EVERYONE: Final = 0
"""In the place of a person whose matches are followed: whoever plays."""


@frozen
class Follow:
    """That someone follows a match.

    Attributes:
        match: Its id.
        how: What is told of it.
        told: The entry of its log up to which was told.
    """

    match: str
    how: How
    told: int


@frozen
class News:
    """What is to be told of a match that someone follows.

    Attributes:
        match: Its id.
        how: What is told of it.
        first: The first entry of its log that is to be told.
        last: The first one behind those.
        over: Whether it has ended.
    """

    match: str
    how: How
    first: int
    last: int
    over: bool


def of_person(connection: Connection, user: int) -> Sequence[Follow]:
    """The matches that someone follows, in the order of their ids."""
    rows = connection.execute("SELECT match, how, told FROM follows WHERE person = ? ORDER BY match", (user,))
    return [Follow(*row) for row in rows]


def begin(connection: Connection, user: int, match: str, how: How) -> bool:
    """Follow a match from what its table was told last; whether there was room for it."""
    others = connection.execute(
        "SELECT count(*) FROM follows WHERE person = ? AND match <> ?", (user, match)
    ).fetchone()
    if others[0] >= MOST:
        return False
    connection.execute(
        "INSERT INTO follows (person, match, how, told) SELECT ?1, id, ?3, shown FROM matches WHERE id = ?2 "
        "ON CONFLICT (person, match) DO UPDATE SET how = excluded.how",
        (user, match, how),
    )
    return True


def end(connection: Connection, user: int, matches: Collection[str]) -> None:
    """Follow some matches no more."""
    connection.executemany("DELETE FROM follows WHERE person = ? AND match = ?", [(user, match) for match in matches])


def end_all(connection: Connection, user: int) -> None:
    """Follow nothing more."""
    for table in ("follows", "followed", "digests"):
        connection.execute(f"DELETE FROM {table} WHERE person = ?", (user,))  # noqa: S608 - names of our own


def people(connection: Connection, user: int, guild: int) -> Sequence[int]:
    """The people whose matches someone follows on a server."""
    rows = connection.execute("SELECT other FROM followed WHERE person = ? AND guild = ? ORDER BY other", (user, guild))
    return [row["other"] for row in rows]


def follow_people(
    connection: Connection, user: int, guild: int, others: Collection[int], offered: Collection[int], how: How
) -> None:
    """Follow the matches that some people will play on a server, and those of others who were offered no more."""
    connection.executemany(
        "DELETE FROM followed WHERE person = ? AND guild = ? AND other = ?", [(user, guild, other) for other in offered]
    )
    left = MOST - len(people(connection, user, guild))
    connection.executemany(
        "INSERT INTO followed (person, guild, other, how) VALUES (?, ?, ?, ?)",
        [(user, guild, other, how) for other in sorted(others)[:left]],
    )


def onlook(connection: Connection, guild: int, now: int) -> None:
    """Let a server follow all that is played there: what runs, from what was told last."""
    connection.execute(
        "INSERT INTO followed (person, guild, other, how) VALUES (?, ?, ?, 'turns') ON CONFLICT DO NOTHING",
        (-guild, guild, EVERYONE),
    )
    connection.execute(
        "INSERT INTO follows (person, match, how, told) SELECT ?1, id, 'turns', shown FROM matches "
        "WHERE guild = ?2 AND phase = 'running' AND practice = 0 ON CONFLICT DO NOTHING",
        (-guild, guild),
    )
    schedule(connection, -guild, now)


def dealt(connection: Connection, match: str) -> None:
    """Let those follow a match that was dealt who follow one of its players, or all, and do not play themselves."""
    connection.execute(
        "INSERT INTO follows (person, match, how, told) SELECT followed.person, ?1, followed.how, 0 "
        "FROM seats JOIN matches ON id = seats.match AND practice = 0 "
        "JOIN followed ON followed.guild = matches.guild AND followed.other IN (seats.person, 0) "
        "WHERE seats.match = ?1 AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.match = ?1 "
        "AND own.person = followed.person) ON CONFLICT DO NOTHING",
        (match,),
    )


def schedule(connection: Connection, user: int, due: int) -> None:
    """Note when someone is told next, unless that was noted."""
    connection.execute("INSERT INTO digests (person, due) VALUES (?, ?) ON CONFLICT DO NOTHING", (user, due))


def due(connection: Connection, now: int, most: int) -> Sequence[int]:
    """Those who are to be told by now, the longest due first."""
    rows = connection.execute("SELECT person FROM digests WHERE due <= ? ORDER BY due LIMIT ?", (now, most))
    return [row["person"] for row in rows]


def put_off(connection: Connection, user: int, until: int) -> None:
    """Tell someone next at a moment, or, who follows nothing more, never."""
    connection.execute(
        "DELETE FROM digests WHERE person = ?1 AND NOT EXISTS (SELECT 1 FROM follows WHERE person = ?1) "
        "AND NOT EXISTS (SELECT 1 FROM followed WHERE person = ?1)",
        (user,),
    )
    connection.execute("UPDATE digests SET due = ? WHERE person = ?", (until, user))


def take_news(connection: Connection, user: int) -> Sequence[News]:
    """What is new in the matches that someone follows, told with this; those that have ended are followed no more."""
    rows = connection.execute(
        "SELECT match, how, told, max(told, shown) AS last, phase IN ('over', 'closed') AS over FROM follows "
        "JOIN matches ON id = match WHERE person = ? ORDER BY match",
        (user,),
    ).fetchall()
    found = [News(row["match"], row["how"], row["told"], row["last"], bool(row["over"])) for row in rows]
    connection.executemany(
        "UPDATE follows SET told = ? WHERE person = ? AND match = ?", [(news.last, user, news.match) for news in found]
    )
    end(connection, user, [news.match for news in found if news.over])
    return [news for news in found if news.over or (news.last > news.first and news.how != "end")]
