"""The history of seats: who sat where from which entry of the log to which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.connection import Connection


Kind: TypeAlias = Literal["dealt", "took-over", "cover"]


Went: TypeAlias = Literal["resigned", "replaced", "back"]


@frozen
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


@frozen
class Given:
    """A seat that the table gave to someone else.

    Attributes:
        to: That person's name.
        at: When, in seconds since 1970.
    """

    to: str
    at: int


def dealt(connection: Connection, match: str, users: Iterable[tuple[int, int]]) -> None:
    """Note whose the seats of a match are that is being dealt: seat and user of each that a person has."""
    connection.executemany(
        "INSERT INTO tenures (match, seat, person, first, kind) VALUES (?, ?, ?, 0, 'dealt')",
        [(match, seat, user) for seat, user in users],
    )


def took_over(
    connection: Connection, match: str, seat: int, user: int, revision: int, kind: Kind = "took-over"
) -> None:
    """Note that someone has a seat from an entry of the log on."""
    connection.execute(
        "INSERT INTO tenures (match, seat, person, first, kind) VALUES (?, ?, ?, ?, ?)",
        (match, seat, user, revision, kind),
    )


def left(connection: Connection, match: str, seat: int, revision: int, went: Went, now: int | None = None) -> None:
    """Note that a seat is no longer its owner's.

    Args:
        revision: Entries of the log.
        went: How it came to that.
        now: Seconds since 1970: it is not held against whoever is away then as announced; None where it always is.
    """
    connection.execute(
        "UPDATE tenures SET last = ?1, went = ?2, excused = CASE WHEN EXISTS (SELECT 1 FROM aways "
        "WHERE aways.person = tenures.person AND since <= ?5 AND until > ?5 AND NOT EXISTS "
        "(SELECT 1 FROM left_out WHERE left_out.person = tenures.person "
        "AND left_out.match = tenures.match)) THEN 1 ELSE 0 END "
        "WHERE match = ?3 AND seat = ?4 AND went IS NULL",
        (revision, went, match, seat, now),
    )


def load(connection: Connection, match: str) -> list[Tenure]:
    """Who sat where in a match, by seat, the first first."""
    rows = connection.execute(
        "SELECT seat, person, first, last, kind, went FROM tenures WHERE match = ? ORDER BY seat, number", (match,)
    )
    return [Tenure(*row) for row in rows]


def given(connection: Connection, match: str, user: int) -> Given | None:
    """To whom the seat was given that a person had last in a match; None if no one was put in the person's place."""
    row = connection.execute(
        "SELECT votes.candidate_name, votes.ended FROM tenures AS own JOIN tenures AS after ON after.match = own.match "
        "AND after.seat = own.seat AND after.number > own.number JOIN votes ON votes.match = own.match "
        "AND votes.seat = own.seat AND votes.candidate = after.person AND votes.about = 'replace' "
        "AND votes.result = 'agreed' AND votes.ended IS NOT NULL "
        "WHERE own.match = ? AND own.person = ? AND own.went = 'replaced' "
        "ORDER BY own.number DESC, after.number, votes.id LIMIT 1",
        (match, user),
    ).fetchone()
    return None if row is None else Given(*row)
