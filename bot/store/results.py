"""How matches ended for those who played them: written with the end, read by people, servers and games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Final

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from bot.store.connection import Connection

BOX: Final = "coalesce(json_extract(matches.options, '$.pack'), '')"
"""Name of the box with whose values a match is played; empty for the bot's own."""


@frozen
class SeatResult:
    """How a match ended for one seat.

    Attributes:
        seat: Whose.
        user: Its last owner.
        place: 1 is best; shared places are equal.
        points: Points by the rulebook.
        whole: Whether one person had the seat from the deal to the end.
        sources: Where the points came from, by source; empty where it is not known.
    """

    seat: int
    user: int
    place: int
    points: int
    whole: bool
    sources: Mapping[str, int] = field(default_factory=dict, compare=False)


def write(connection: Connection, match: str, results: Iterable[SeatResult], now: int, *, ranked: bool = False) -> None:
    """Write how a match ended for its seats.

    Args:
        connection: Inside a transaction.
        match: Id of the match.
        results: How it ended.
        now: When, in seconds since 1970.
        ranked: Whether it counts for levels.
    """
    connection.executemany(
        "INSERT INTO results (match, seat, person, game, guild, seats, place, points, whole, ended, sources, "  # noqa: S608
        "rated, box) SELECT id, ?2, ?3, game, guild, (SELECT count(*) FROM seats WHERE match = id), ?4, ?5, ?6, ?7, "
        f"?8, ?9, {BOX} FROM matches WHERE id = ?1",
        [
            (match, one.seat, one.user, one.place, one.points, one.whole, now, json.dumps(dict(one.sources)), ranked)
            for one in results
        ],
    )


def rewrite(connection: Connection, match: str, results: Iterable[SeatResult], *, ranked: bool) -> None:
    """Write how a match ended for its seats in place of what was written, with the moment of its end."""
    connection.execute("DELETE FROM results WHERE match = ?", (match,))
    now = connection.execute("SELECT ended FROM matches WHERE id = ?", (match,)).fetchone()[0]
    write(connection, match, results, now, ranked=ranked)


def ended(connection: Connection) -> list[str]:
    """Ids of the matches that have come to their end, in that order; practice is left out."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE ended IS NOT NULL AND phase = 'over' AND practice = 0 ORDER BY ended, number"
    )
    return [row[0] for row in rows]


def of_match(connection: Connection, match: str) -> list[SeatResult]:
    """How a match ended for its seats; empty if it has no winner or was not one among people."""
    rows = connection.execute(
        "SELECT seat, person, place, points, whole, sources FROM results WHERE match = ? ORDER BY seat", (match,)
    )
    return [SeatResult(row[0], row[1], row[2], row[3], whole=bool(row[4]), sources=json.loads(row[5])) for row in rows]


@frozen
class Kind:
    """What is counted together.

    Attributes:
        game: Key of the game.
        box: Name of the box whose values it was played with; empty for the bot's own.
    """

    game: str
    box: str = ""

    @property
    def key(self) -> str:
        """What stands for it in buttons and menus."""
        return f"{self.game}/{self.box}" if self.box else self.game


@frozen
class Played:
    """A result of one person.

    Attributes:
        kind: What was played.
        seats: How many played.
        place: 1 is best; shared places are equal.
        points: Points by the rulebook.
        whole: Whether the person had the seat from the deal to the end; else it counts as played, and no more.
        sources: Where the points came from, by source.
    """

    kind: Kind
    seats: int
    place: int
    points: int
    whole: bool
    sources: Mapping[str, int]


def of_person(connection: Connection, user: int, guild: int | None = None) -> list[Played]:
    """A person's results, on one server or on all, the first one first."""
    rows = connection.execute(
        "SELECT game, box, seats, place, points, whole, sources FROM results "
        "WHERE person = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR guild = ?2) ORDER BY ended, match",
        (user, guild),
    )
    return [Played(Kind(row[0], row[1]), row[2], row[3], row[4], bool(row[5]), json.loads(row[6])) for row in rows]


def asked(kind: Kind | None) -> tuple[str | None, str]:
    """A kind as statements ask for it, game and box; without a game all kinds."""
    return (None, "") if kind is None else (kind.game, kind.box)


@frozen
class Met:
    """What two people have played against each other, both from the deal to the end.

    Attributes:
        user: The other one.
        games: How often.
        ahead: How often the first one came out ahead.
    """

    user: int
    games: int
    ahead: int


def met(connection: Connection, user: int, guild: int | None, kind: Kind | None) -> list[Met]:
    """Against whom a person has played, most often first."""
    rows = connection.execute(
        "SELECT other.person, count(*) AS games, count(*) FILTER (WHERE own.place < other.place) FROM results AS own "
        "JOIN results AS other ON other.match = own.match AND other.seat <> own.seat AND other.whole = 1 "
        "WHERE own.person = ?1 AND own.whole = 1 AND (CAST(?2 AS BIGINT) IS NULL OR own.guild = ?2) "
        "AND (CAST(?3 AS TEXT) IS NULL OR own.game = ?3 AND own.box = ?4) "
        "GROUP BY other.person ORDER BY games DESC, other.person",
        (user, guild, *asked(kind)),
    )
    return [Met(*row) for row in rows]


def is_record(connection: Connection, match: str) -> bool:
    """Whether someone had more points in a match than anyone in an older one of its kind on its server."""
    row = connection.execute(
        "SELECT points > (SELECT points FROM results AS other WHERE other.guild = own.guild "
        "AND other.game = own.game AND other.box = own.box AND other.match <> own.match ORDER BY points DESC LIMIT 1) "
        "FROM results AS own WHERE match = ? ORDER BY points DESC LIMIT 1",
        (match,),
    ).fetchone()
    return row is not None and bool(row[0])


@frozen
class Honour:
    """What a person has achieved in games of one kind on one server, up to a victory.

    Attributes:
        user: The person.
        wins: Games won, from the deal to the end.
        best: The most points in any of them.
        newest: Whether those were made in the last one.
    """

    user: int
    wins: int
    best: int
    newest: bool


def honours(connection: Connection, match: str) -> list[Honour]:
    """What those have achieved by now who have won a match and played it from the deal to the end, by seat."""
    rows = connection.execute(
        "SELECT own.person, count(*) FILTER (WHERE each.place = 1), max(each.points), max(each.points) = own.points "
        "FROM results AS own "
        "JOIN results AS each ON each.person = own.person AND each.guild = own.guild AND each.game = own.game "
        "AND each.box = own.box AND each.whole = 1 AND each.ended <= own.ended "
        "WHERE own.match = ? AND own.place = 1 AND own.whole = 1 GROUP BY own.match, own.seat ORDER BY own.seat",
        (match,),
    )
    return [Honour(row[0], row[1], row[2], newest=bool(row[3])) for row in rows]


def names(connection: Connection, users: Collection[int]) -> dict[int, str]:
    """What people were called at their last tables, as far as these are kept; those who were erased have no name."""
    found: dict[int, str] = {}
    for user in users:
        row = connection.execute(
            "SELECT name FROM seats JOIN matches ON matches.id = match WHERE person = ? ORDER BY number DESC LIMIT 1",
            (user,),
        ).fetchone()
        if row is not None and user > 0:
            found[user] = row[0]
    return found
