"""Proposals to the table, and who agreed to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    import sqlite3

About: TypeAlias = Literal["undo", "end", "take-over", "replace"]
Result: TypeAlias = Literal["open", "agreed", "refused", "here"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that the table is asked to agree to.

    Attributes:
        id: Its number.
        match: Id of the match.
        about: To go back, to end without a winner, to let somebody take a free seat, or to replace a silent owner.
        proposer: Who proposed it.
        proposer_seat: The proposer's seat, or None for somebody who wants to take one.
        back_to: Number of standing answers to go back to, for an undo.
        seat: The seat that shall change hands, or None.
        candidate: Who shall have it; None while anybody may offer.
        candidate_name: That person's name.
        accepted: Whether the candidate is willing.
        opened: Seconds since 1970.
        result: How it ended; ``here`` if the silent owner turned up.
        agreed: Seats that agreed, the proposer's among them.
    """

    id: int
    match: str
    about: About
    proposer: int
    proposer_seat: int | None
    back_to: int | None
    seat: int | None
    candidate: int | None
    candidate_name: str
    accepted: bool
    opened: int
    result: Result
    agreed: frozenset[int]


def insert(
    connection: sqlite3.Connection,
    match: str,
    about: About,
    proposer: int,
    proposer_seat: int | None,
    now: int,
    *,
    back_to: int | None = None,
    seat: int | None = None,
    candidate: int | None = None,
    candidate_name: str = "",
    accepted: bool = False,
) -> int:
    """Store a proposal; its proposer agrees to it."""
    written = connection.execute(
        "INSERT INTO votes (match, about, proposer, proposer_seat, back_to, seat, candidate, candidate_name, accepted, "
        "opened) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (match, about, proposer, proposer_seat, back_to, seat, candidate, candidate_name, accepted, now),
    )
    vote = int(written.lastrowid or 0)
    if proposer_seat is not None:
        agree(connection, vote, proposer_seat)
    return vote


def find(connection: sqlite3.Connection, vote: int) -> Proposal | None:
    """A proposal by its number."""
    if not 0 < vote < 1 << 63:
        return None
    row = connection.execute("SELECT * FROM votes WHERE id = ?", (vote,)).fetchone()
    return None if row is None else _read(connection, row)


def open_in(connection: sqlite3.Connection, match: str) -> list[Proposal]:
    """The open proposals of a match."""
    rows = connection.execute("SELECT * FROM votes WHERE match = ? AND result = 'open' ORDER BY id", (match,))
    return [_read(connection, row) for row in rows.fetchall()]


def open_with(connection: sqlite3.Connection, candidate: int) -> list[Proposal]:
    """The open proposals by which somebody would get a seat."""
    rows = connection.execute("SELECT * FROM votes WHERE candidate = ? AND result = 'open' ORDER BY id", (candidate,))
    return [_read(connection, row) for row in rows.fetchall()]


def newest_replacing(connection: sqlite3.Connection, match: str, seat: int) -> Proposal | None:
    """The newest proposal to replace the owner of a seat."""
    row = connection.execute(
        "SELECT * FROM votes WHERE match = ? AND seat = ? AND about = 'replace' ORDER BY id DESC LIMIT 1", (match, seat)
    ).fetchone()
    return None if row is None else _read(connection, row)


def ripe(connection: sqlite3.Connection, opened_before: int) -> list[str]:
    """Ids of matches with an open proposal to replace somebody that is older than a moment."""
    rows = connection.execute(
        "SELECT DISTINCT match FROM votes WHERE result = 'open' AND about = 'replace' AND opened <= ? ORDER BY match",
        (opened_before,),
    )
    return [row["match"] for row in rows.fetchall()]


def agree(connection: sqlite3.Connection, vote: int, seat: int) -> None:
    """Note that a seat agrees."""
    connection.execute("INSERT OR IGNORE INTO ballots (vote, seat) VALUES (?, ?)", (vote, seat))


def accept(connection: sqlite3.Connection, vote: int, candidate: int, name: str) -> None:
    """Note that a candidate is willing."""
    connection.execute(
        "UPDATE votes SET candidate = ?, candidate_name = ?, accepted = 1 WHERE id = ?", (candidate, name, vote)
    )


def close(connection: sqlite3.Connection, vote: int, result: Result) -> None:
    """Close a proposal."""
    connection.execute("UPDATE votes SET result = ? WHERE id = ? AND result = 'open'", (result, vote))


def _read(connection: sqlite3.Connection, row: sqlite3.Row) -> Proposal:
    ballots = connection.execute("SELECT seat FROM ballots WHERE vote = ?", (row["id"],))
    agreed = frozenset(ballot["seat"] for ballot in ballots)
    return Proposal(
        id=row["id"],
        match=row["match"],
        about=row["about"],
        proposer=row["proposer"],
        proposer_seat=row["proposer_seat"],
        back_to=row["back_to"],
        seat=row["seat"],
        candidate=row["candidate"],
        candidate_name=row["candidate_name"],
        accepted=bool(row["accepted"]),
        opened=row["opened"],
        result=row["result"],
        agreed=agreed,
    )
