"""What is known of how games ended on a server: what was played, who has won, who left most others behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.results import Kind, asked
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection


@frozen
class Summary:
    """What was played on a server of one kind with one number of players.

    Attributes:
        kind: What was played.
        seats: How many played.
        games: How many games.
        points: The average of all points.
        winning: The average of the winners' points.
        best: The most points.
    """

    kind: Kind
    seats: int
    games: int
    points: float
    winning: float
    best: int


def of_server(connection: Connection, guild: int) -> list[Summary]:
    """What was played on a server, by kind and number of players."""
    rows = connection.execute(
        "SELECT game, box, seats, count(DISTINCT match), avg(points), "
        "avg(points) FILTER (WHERE place = 1), max(points) "
        "FROM results WHERE guild = ? GROUP BY game, box, seats ORDER BY game, box, seats",
        (guild,),
    )
    return [Summary(Kind(row[0], row[1]), *row[2:]) for row in rows]


def sources_of_server(connection: Connection, guild: int, kind: Kind) -> dict[str, int]:
    """Where the points of all results of a kind on a server came from, added up by source."""
    rows = connection.execute(
        "SELECT key, sum(CAST(value AS BIGINT)) FROM results, json_each(sources) "
        "WHERE guild = ? AND game = ? AND box = ? GROUP BY key",
        (guild, *asked(kind)),
    )
    return dict(rows.fetchall())


@frozen
class Winner:
    """Someone who has won games on a server.

    Attributes:
        user: The person.
        games: Games played from the deal to the end.
        won: Games won, shared ones too.
    """

    user: int
    games: int
    won: int


def winners(connection: Connection, guild: int, kind: Kind | None) -> list[Winner]:
    """Who has won games on a server, whoever has won most first.

    Args:
        kind: What was played, or None for all.
    """
    rows = connection.execute(
        "SELECT person, count(*) AS games, count(*) FILTER (WHERE place = 1) AS won FROM results "
        "WHERE guild = ?1 AND whole = 1 AND (CAST(?2 AS TEXT) IS NULL OR game = ?2 AND box = ?3) "
        "GROUP BY person HAVING count(*) FILTER (WHERE place = 1) > 0 ORDER BY won DESC, games, person",
        (guild, *asked(kind)),
    )
    return [Winner(*row) for row in rows]


@frozen
class Record:
    """What a person has achieved on a server.

    Attributes:
        user: The person.
        games: Games played from the deal to the end.
        won: Games won, shared ones too.
        beaten: Twice the number of those who were left behind, and once that of those at the same place.
    """

    user: int
    games: int
    won: int
    beaten: int


def records(connection: Connection, guild: int, span: tuple[int, int]) -> list[Record]:
    """What everyone has achieved on a server in a span of time, whoever has left most others behind first.

    Args:
        span: From when until when, in seconds since 1970, the end not included.
    """
    rows = connection.execute(
        "SELECT own.person, count(DISTINCT own.match) AS games, "
        "count(DISTINCT CASE WHEN own.place = 1 THEN own.match END) AS won, "
        "2 * count(*) FILTER (WHERE other.place > own.place) "
        "+ count(*) FILTER (WHERE other.place = own.place) AS beaten "
        "FROM results AS own "
        "JOIN results AS other ON other.match = own.match AND other.seat <> own.seat "
        "WHERE own.guild = ? AND own.ended >= ? AND own.ended < ? AND own.whole = 1 "
        "GROUP BY own.person ORDER BY beaten DESC, won DESC, games, own.person",
        (guild, *span),
    )
    return [Record(*row) for row in rows]


def games_in(connection: Connection, guild: int, span: tuple[int, int]) -> tuple[int, int]:
    """How many games that counted have ended on a server in a span of time, the end not included.

    Returns:
        All of them, and those that were played with a box.
    """
    row = connection.execute(
        "SELECT count(DISTINCT match), count(DISTINCT CASE WHEN box <> '' THEN match END) FROM results "
        "WHERE guild = ? AND ended >= ? AND ended < ?",
        (guild, *span),
    ).fetchone()
    return row[0], row[1]
