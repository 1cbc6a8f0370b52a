"""Automatic players at seats, and the matches that wait for them."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from rules.core.frozen import frozen
from rules.core.player import Level

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store.connection import Connection


@frozen
class Seated:
    """An automatic player at a seat.

    Attributes:
        seat: Where.
        level: How well it plays.
        thought: What all chance in its thoughts comes from.
        asked: Since when the match waits for it, in seconds since 1970; None: it does not.
    """

    seat: int
    level: Level
    thought: bytes = field(repr=False)
    asked: int | None


def seated(connection: Connection, match: str) -> dict[int, Seated]:
    """The automatic players of a dealt match, by seat."""
    found = connection.execute(
        "SELECT seat, level, thought, asked FROM seats WHERE match = ? AND level IS NOT NULL ORDER BY seat", (match,)
    )
    return {
        row["seat"]: Seated(row["seat"], row["level"], bytes.fromhex(row["thought"]), row["asked"]) for row in found
    }


def sit(connection: Connection, match: str, seat: int, level: Level, thought: str) -> None:
    """Let an automatic player play a seat, be it someone's or no one's.

    Args:
        thought: What all chance in its thoughts comes from, in hexadecimal.
    """
    connection.execute(
        "UPDATE seats SET level = ?, thought = ?, asked = NULL, sought = NULL, bank = NULL "
        "WHERE match = ? AND seat = ?",
        (level, thought, match, seat),
    )


def rise(connection: Connection, match: str, seat: int) -> None:
    """Let no automatic player play a seat any more."""
    connection.execute(
        "UPDATE seats SET level = NULL, thought = NULL, asked = NULL WHERE match = ? AND seat = ?", (match, seat)
    )


def to_cover(connection: Connection, now: int) -> list[tuple[str, int]]:
    """The seats in running matches of people who are away and want bots to play for them: those that none plays yet.

    Where no one else plays, none is to: no table is one of bots alone.
    """
    found = connection.execute(
        "SELECT seats.match, seats.seat FROM seats JOIN matches ON matches.id = seats.match "
        "WHERE person IN (SELECT person FROM aways WHERE cover = 1 AND until > ?) AND phase = 'running' "
        "AND level IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.person = seats.person AND left_out.match = seats.match) "
        "AND EXISTS (SELECT 1 FROM seats AS other WHERE other.match = seats.match AND other.seat <> seats.seat "
        "AND other.person IS NOT NULL AND other.level IS NULL) ORDER BY matches.number, seats.seat",
        (now,),
    )
    return [(row["match"], row["seat"]) for row in found]


def covering(connection: Connection, user: int) -> list[tuple[str, int]]:
    """The seats of a person in running matches that bots play for the time being."""
    found = connection.execute(
        "SELECT seats.match, seats.seat FROM seats JOIN matches ON matches.id = seats.match "
        "WHERE person = ? AND level IS NOT NULL AND phase = 'running' ORDER BY matches.number",
        (user,),
    )
    return [(row["match"], row["seat"]) for row in found]


def note_asked(connection: Connection, match: str, waited: Collection[int], now: int) -> None:
    """Note for which automatic players a match waits; for one that it waited for before, since then."""
    for seat, bot in seated(connection, match).items():
        since = (bot.asked or now) if seat in waited else None
        if since != bot.asked:
            connection.execute("UPDATE seats SET asked = ? WHERE match = ? AND seat = ?", (since, match, seat))


DUE: Final = (
    "FROM seats JOIN matches ON matches.id = seats.match WHERE asked IS NOT NULL AND phase = 'running' "
    "AND NOT EXISTS (SELECT 1 FROM votes WHERE votes.match = seats.match AND result = 'open' AND about = 'undo') "
    "AND EXISTS (SELECT 1 FROM seats AS own WHERE own.match = seats.match AND own.person IS NOT NULL "
    "AND own.level IS NULL)"
)
"""The seats of automatic players for which running matches wait."""


def due(connection: Connection) -> list[tuple[str, int]]:
    """Running matches that wait for an automatic player: id, and since when; the longest waiting first.

    Where the table votes about going back, none plays: it would be played for nothing. None does where no person plays.
    """
    found = connection.execute(
        f"SELECT seats.match, min(asked) AS since {DUE} GROUP BY seats.match, matches.number "
        "ORDER BY since, matches.number"
    )
    return [(row["match"], row["since"]) for row in found]


def with_any(connection: Connection) -> list[str]:
    """Running matches in which an automatic player has a seat."""
    found = connection.execute(
        "SELECT DISTINCT seats.match FROM matches CROSS JOIN seats "
        "WHERE seats.match = matches.id AND level IS NOT NULL AND phase = 'running'"
    )
    return [row["match"] for row in found]
