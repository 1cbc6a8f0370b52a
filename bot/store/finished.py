"""The list of matches that have ended, of a person or of a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.store.listed import ids
from bot.store.records import Phase
from bot.store.results import BOX, Kind, asked
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from bot.store.connection import Connection, RowFound


@frozen
class Finished:
    """A match that has ended, as it is listed.

    Attributes:
        match: Its id.
        kind: What was played.
        channel: Where it was played.
        ended: When, in seconds since 1970.
        phase: Whether it came to its end or was closed without a winner.
        seats: How many seats it had.
        counts: Whether it counts in the results.
        place: The place of the person whose list it is, if there is one.
        points: That person's points.
    """

    match: str
    kind: Kind
    channel: int
    ended: int
    phase: Phase
    seats: int
    counts: bool
    place: int | None = None
    points: int | None = None


_FINISHED = "matches.phase IN ('over', 'closed') AND matches.seed IS NOT NULL"
_OF_KIND = f"(CAST(?4 AS TEXT) IS NULL OR matches.game = ?4 AND {BOX} = ?5)"
_LISTED = (
    f"matches.id, matches.game, {BOX}, channel, matches.ended, phase, "  # noqa: S608
    "(SELECT count(*) FROM seats WHERE match = matches.id), "
    "EXISTS (SELECT 1 FROM results WHERE match = matches.id), place, points"
)


def of_person(connection: Connection, user: int, kind: Kind | None, most: int, skipped: int) -> list[Finished]:
    """The finished matches in which a person has a seat, on all servers, the newest first.

    Args:
        kind: What was played, or None for all.
        most: How many at most.
        skipped: How many newer ones are left out.
    """
    rows = connection.execute(
        f"SELECT {_LISTED} FROM seats JOIN matches ON matches.id = seats.match "  # noqa: S608
        "LEFT JOIN results ON results.match = seats.match AND results.seat = seats.seat "
        f"WHERE seats.person = ?1 AND {_FINISHED} AND {_OF_KIND} "
        "ORDER BY matches.ended DESC, matches.number DESC LIMIT ?2 OFFSET ?3",
        (user, most, skipped, *asked(kind)),
    )
    return _finished(rows)


def _finished(rows: Iterable[RowFound]) -> list[Finished]:
    return [
        Finished(row[0], Kind(row[1], row[2]), row[3], row[4], row[5], row[6], bool(row[7]), row[8], row[9])
        for row in rows
    ]


def places(connection: Connection, guild: int) -> set[int]:
    """The channels in which matches of a server have ended, practice left out."""
    rows = connection.execute(
        f"SELECT DISTINCT channel FROM matches WHERE guild = ? AND {_FINISHED} AND practice = 0",  # noqa: S608
        (guild,),
    )
    return {row[0] for row in rows}


def of_server(
    connection: Connection,
    guild: int,
    channels: Collection[int],
    user: int | None,
    kind: Kind | None,
    most: int,
    skipped: int,
) -> list[Finished]:
    """The finished matches of a server, the newest first, practice left out.

    Args:
        user: Only those in which this person has a seat; None for all.
        kind: What was played, or None for all.
        most: How many at most.
        skipped: How many newer ones are left out.
    """
    rows = connection.execute(
        f"SELECT {_LISTED} FROM matches "  # noqa: S608
        "LEFT JOIN seats ON seats.match = matches.id AND seats.person = ?2 "
        "LEFT JOIN results ON results.match = matches.id AND results.seat = seats.seat "
        f"WHERE matches.guild = ?1 AND {_FINISHED} AND practice = 0 "
        "AND (CAST(?2 AS BIGINT) IS NULL OR seats.person IS NOT NULL) "
        f"AND {_OF_KIND} AND channel IN {ids('?3')} "
        "ORDER BY matches.ended DESC, matches.number DESC LIMIT ?6 OFFSET ?7",
        (guild, user, json.dumps(list(channels)), *asked(kind), most, skipped),
    )
    return _finished(rows)
