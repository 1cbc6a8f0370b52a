"""The history of seats: who sat where from which entry of the log to which, and how it ended for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable


Kind: TypeAlias = Literal["dealt", "took-over", "cover"]


Went: TypeAlias = Literal["resigned", "replaced", "back"]


@dataclass(frozen=True, slots=True)
class Tenure:
    """The time that a person had a seat.

    Attributes:
        seat: Whose cards and pieces they were.
        user: The person.
        first: Entries of the log when it began.
        last: Entries of the log when it ended; None: not before the match.
        kind: How it began: dealt, taken over for good, or for someone who is away.
        went: How it ended; None: not before the match.
    """

    seat: int
    user: int
    first: int
    last: int | None
    kind: Kind
    went: Went | None


@dataclass(frozen=True, slots=True)
class Given:
    """A seat that the table gave to someone else.

    Attributes:
        to: That person's name.
        at: When, in seconds since 1970.
    """

    to: str
    at: int


def dealt(connection: sqlite3.Connection, match: str, users: Iterable[tuple[int, int]]) -> None:
    """Note whose the seats of a match are that is being dealt: seat and user of each that a person has."""
    connection.executemany(
        "INSERT INTO tenures (match, seat, user, first, kind) VALUES (?, ?, ?, 0, 'dealt')",
        [(match, seat, user) for seat, user in users],
    )


def took_over(
    connection: sqlite3.Connection, match: str, seat: int, user: int, revision: int, kind: Kind = "took-over"
) -> None:
    """Note that someone has a seat from an entry of the log on."""
    connection.execute(
        "INSERT INTO tenures (match, seat, user, first, kind) VALUES (?, ?, ?, ?, ?)",
        (match, seat, user, revision, kind),
    )


def left(connection: sqlite3.Connection, match: str, seat: int, revision: int, went: Went) -> None:
    """Note that a seat is no longer its owner's."""
    connection.execute(
        "UPDATE tenures SET last = ?, went = ? WHERE match = ? AND seat = ? AND went IS NULL",
        (revision, went, match, seat),
    )


def load(connection: sqlite3.Connection, match: str) -> list[Tenure]:
    """Who sat where in a match, by seat, the first first."""
    rows = connection.execute(
        "SELECT seat, user, first, last, kind, went FROM tenures WHERE match = ? ORDER BY seat, number", (match,)
    )
    return [Tenure(*row) for row in rows]


def given(connection: sqlite3.Connection, match: str, user: int) -> Given | None:
    """To whom the seat was given that a person had last in a match; None if no one was put in the person's place."""
    row = connection.execute(
        "SELECT votes.candidate_name, votes.ended FROM tenures AS own JOIN tenures AS after ON after.match = own.match "
        "AND after.seat = own.seat AND after.number > own.number JOIN votes ON votes.match = own.match "
        "AND votes.seat = own.seat AND votes.candidate = after.user AND votes.about = 'replace' "
        "AND votes.result = 'agreed' AND votes.ended IS NOT NULL "
        "WHERE own.match = ? AND own.user = ? AND own.went = 'replaced' "
        "ORDER BY own.number DESC, after.number, votes.id LIMIT 1",
        (match, user),
    ).fetchone()
    return None if row is None else Given(*row)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a match ended for one seat.

    Attributes:
        seat: Whose.
        user: Its last owner.
        place: 1 is best; shared places are equal.
        points: Points by the rulebook.
        whole: Whether one person had the seat from the deal to the end.
    """

    seat: int
    user: int
    place: int
    points: int
    whole: bool


def write_results(connection: sqlite3.Connection, match: str, results: Iterable[SeatResult], now: int) -> None:
    """Write how a match ended for its seats."""
    connection.executemany(
        "INSERT INTO results (match, seat, user, game, guild, seats, place, points, whole, ended) "
        "SELECT id, ?2, ?3, game, guild, (SELECT count(*) FROM seats WHERE match = id), ?4, ?5, ?6, ?7 "
        "FROM matches WHERE id = ?1",
        [(match, each.seat, each.user, each.place, each.points, each.whole, now) for each in results],
    )


def results(connection: sqlite3.Connection, match: str) -> list[SeatResult]:
    """How a match ended for its seats; empty if it has no winner or was not one among people."""
    rows = connection.execute(
        "SELECT seat, user, place, points, whole FROM results WHERE match = ? ORDER BY seat", (match,)
    )
    return [SeatResult(row["seat"], row["user"], row["place"], row["points"], whole=bool(row["whole"])) for row in rows]


def points(connection: sqlite3.Connection, match: str) -> dict[int, int]:
    """The points of the seats of a match that has ended and counts, the winner's first."""
    rows = connection.execute("SELECT seat, points FROM results WHERE match = ? ORDER BY place, seat", (match,))
    return {row["seat"]: row["points"] for row in rows}
