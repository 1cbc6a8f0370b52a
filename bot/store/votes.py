"""Proposals to the table, and who agreed to them."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.store.connection import Connection, Found

About: TypeAlias = Literal["undo", "end", "take-over", "replace", "pause", "correct"]
Result: TypeAlias = Literal[
    "open",
    "agreed",
    "refused",  # someone said no
    "here",  # the silent owner turned up
    "lapsed",  # its time is over, or the match has moved past it
    "withdrawn",  # who wanted the seat has thought better of it
]

CHANGING: Final[frozenset[About]] = frozenset({"undo", "correct"})
"""What changes the position: silence agrees to none of it, and the match moves past it."""

A_BOT: Final = -1
"""In the place of a candidate's number: an automatic player."""


@frozen
class Proposal:
    """Something that the table is asked to agree to.

    Attributes:
        id: Its number.
        match: Id of the match.
        about: To go back, to end without a winner, to let someone take a free seat, to replace a silent owner, to
            rest until a day, or to set a fact right.
        proposer: Who proposed it.
        proposer_seat: The proposer's seat, or None for someone who wants to take one.
        opened: Seconds since 1970.
        lasts: Seconds that it was given at first.
        closes: When silence has no say any more; None for one that has no deadline, since it looks for someone only.
        back_to: Number of standing answers to go back to, for an undo.
        seat: The seat that is to change hands, or None.
        candidate: Who is to have it; None while anyone may offer, `A_BOT` where an automatic player is to play.
        candidate_name: That person's name.
        accepted: Whether the candidate is willing.
        until: The day on which a rest ends.
        result: How it ended.
        silent: Seats that did not answer in time, and so have no say.
        reminded: When those who had not answered were reminded.
        ended: When it ended.
        against: The seat that said no.
        correction: The fact that is to be set right, as JSON.
        agreed: Seats that agreed, the proposer's among them.
    """

    id: int
    match: str
    about: About
    proposer: int
    proposer_seat: int | None
    opened: int
    lasts: int
    closes: int | None
    back_to: int | None = None
    seat: int | None = None
    candidate: int | None = None
    candidate_name: str = ""
    accepted: bool = False
    until: int | None = None
    result: Result = "open"
    silent: frozenset[int] = frozenset()
    reminded: int | None = None
    ended: int | None = None
    against: int | None = None
    correction: str | None = None
    agreed: frozenset[int] = frozenset()

    @property
    def for_bot(self) -> bool:
        """Whether an automatic player is to have the seat: for good if it is free, else until its owner plays."""
        return self.candidate == A_BOT

    @property
    def changes_position(self) -> bool:
        """Whether it changes the position of the match."""
        return self.about in CHANGING

    @property
    def searches(self) -> bool:
        """Whether nothing is missing but someone who wants the seat, so that it has no end of its own."""
        return self.result == "open" and self.closes is None


COLUMNS: Final = ", ".join(f"votes.{each.name}" for each in fields(Proposal) if each.name != "agreed")
"""The columns that `read` reads, before the seats that agreed."""

BALLOTS: Final = "(SELECT json_group_array(seat) FROM ballots WHERE vote = votes.id)"
"""The seats that agreed to a proposal."""

_PROPOSALS: Final = f"SELECT {COLUMNS}, {BALLOTS} FROM votes "  # noqa: S608 - names of our own


def insert(connection: Connection, proposal: Proposal) -> int:
    """Store a new proposal, to which its proposer agrees, and give it a number."""
    row = {each.name: getattr(proposal, each.name) for each in fields(Proposal) if each.name not in ("id", "agreed")}
    row["silent"] = json.dumps(sorted(proposal.silent))
    columns, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
    written = connection.execute(f"INSERT INTO votes ({columns}) VALUES ({marks}) RETURNING id", row)  # noqa: S608
    vote = int(written.fetchone()["id"])
    if proposal.proposer_seat is not None:
        agree(connection, vote, proposal.proposer_seat)
    return vote


def find(connection: Connection, vote: int) -> Proposal | None:
    """A proposal by its number."""
    if not 0 < vote < 1 << 63:
        return None
    return next(iter(_all(connection.execute(f"{_PROPOSALS}WHERE id = ?", (vote,)))), None)


def open_in(connection: Connection, match: str) -> list[Proposal]:
    """The open proposals of a match."""
    rows = connection.execute(f"{_PROPOSALS}WHERE match = ? AND result = 'open' ORDER BY id", (match,))
    return _all(rows)


def open_with(connection: Connection, candidate: int) -> list[Proposal]:
    """The open proposals by which someone would get a seat."""
    rows = connection.execute(f"{_PROPOSALS}WHERE candidate = ? AND result = 'open' ORDER BY id", (candidate,))
    return _all(rows)


def newest_replacing(connection: Connection, match: str, seat: int) -> Proposal | None:
    """The newest proposal to replace the owner of a seat."""
    rows = connection.execute(
        f"{_PROPOSALS}WHERE match = ? AND seat = ? AND about = 'replace' ORDER BY id DESC LIMIT 1", (match, seat)
    )
    return next(iter(_all(rows)), None)


def due(connection: Connection, now: int, grace: int) -> list[Proposal]:
    """The open proposals whose time is over, and those that only waited for a silent owner, who had time enough.

    Args:
        now: Seconds since 1970.
        grace: Seconds that a silent owner has at the least; half of the vote's time if that is longer.
    """
    rows = connection.execute(
        f"{_PROPOSALS}JOIN matches ON matches.id = votes.match "
        "WHERE result = 'open' AND phase = 'running' AND (closes <= ?1 "
        "OR about = 'replace' AND accepted = 1 AND candidate <> ?3 AND votes.opened + max(?2, lasts / 2) <= ?1) "
        "ORDER BY votes.id",
        (now, grace, A_BOT),
    )
    return _all(rows)


def to_remind(connection: Connection, now: int) -> list[Proposal]:
    """The open proposals that were put to their tables so long ago that who has not answered is to be reminded.

    That is at two fifths of the time, so that at least half of it is left.
    """
    rows = connection.execute(
        f"{_PROPOSALS}JOIN matches ON matches.id = votes.match "
        "JOIN messages ON messages.match = votes.match AND messages.post = 'vote' AND messages.number = votes.id "
        "WHERE result = 'open' AND phase = 'running' AND closes - lasts * 3 / 5 <= ?1 AND closes > ?1 "
        "ORDER BY votes.id",
        (now,),
    )
    return _all(rows)


def who_owe(connection: Connection, proposal: Proposal) -> list[int]:
    """People who have neither agreed to an open proposal nor refused it: owners of seats, and who is to take one."""
    rows = connection.execute(
        "SELECT person FROM seats WHERE match = ?1 AND person IS NOT NULL AND level IS NULL "
        "AND seat IS DISTINCT FROM ?2 "
        "AND NOT EXISTS ("
        "SELECT 1 FROM ballots WHERE vote = ?3 AND ballots.seat = seats.seat) ORDER BY seat",
        (proposal.match, proposal.seat, proposal.id),
    )
    invited = [] if proposal.candidate is None or proposal.accepted else [proposal.candidate]
    return [row["person"] for row in rows] + invited


def unanswered(connection: Connection, user: int, now: int) -> list[Proposal]:
    """The open proposals with a deadline that a person has neither agreed to nor refused, the first to end first.

    Args:
        user: Someone who has a say as the owner of a seat, or is asked to take one.
        now: Seconds since 1970.
    """
    rows = connection.execute(
        f"{_PROPOSALS}JOIN matches ON matches.id = votes.match AND phase = 'running' "  # noqa: S608
        "WHERE result = 'open' AND closes > ?2 AND (candidate = ?1 AND accepted = 0 OR EXISTS ("
        "SELECT 1 FROM seats WHERE seats.match = votes.match AND seats.person = ?1 AND level IS NULL "
        "AND seats.seat IS DISTINCT FROM votes.seat "
        "AND NOT EXISTS (SELECT 1 FROM ballots WHERE ballots.vote = votes.id AND ballots.seat = seats.seat))) "
        "ORDER BY closes, votes.id",
        (user, now),
    )
    return _all(rows)


def note_reminded(connection: Connection, vote: int, now: int) -> None:
    """Note that those who have not answered a proposal were reminded."""
    connection.execute("UPDATE votes SET reminded = ? WHERE id = ?", (now, vote))


def put_off(connection: Connection, vote: int, closes: int | None) -> None:
    """Move the deadline of a proposal; None takes it away."""
    connection.execute("UPDATE votes SET closes = ? WHERE id = ?", (closes, vote))


def lapse(connection: Connection, vote: int, silent: Collection[int]) -> None:
    """Note the seats that did not answer a proposal in time."""
    connection.execute("UPDATE votes SET silent = ? WHERE id = ?", (json.dumps(sorted(silent)), vote))


def refused_since(connection: Connection, match: str, about: About, seat: int, moment: int) -> Proposal | None:
    """The newest proposal of a seat about something that was refused since a moment."""
    rows = connection.execute(
        f"{_PROPOSALS}WHERE match = ? AND about = ? AND proposer_seat = ? AND result = 'refused' "
        "AND ended > ? ORDER BY id DESC LIMIT 1",
        (match, about, seat, moment),
    )
    return next(iter(_all(rows)), None)


def agree(connection: Connection, vote: int, seat: int) -> None:
    """Note that a seat agrees."""
    connection.execute("INSERT INTO ballots (vote, seat) VALUES (?, ?) ON CONFLICT DO NOTHING", (vote, seat))


def forget_seat(connection: Connection, match: str, seat: int) -> None:
    """Forget what the former owner of a seat has said to the open proposals of a match, or not said in time."""
    for proposal in open_in(connection, match):
        connection.execute("DELETE FROM ballots WHERE vote = ? AND seat = ?", (proposal.id, seat))
        lapse(connection, proposal.id, proposal.silent - {seat})


def accept(connection: Connection, vote: int, candidate: int, name: str) -> None:
    """Note that a candidate is willing."""
    connection.execute(
        "UPDATE votes SET candidate = ?, candidate_name = ?, accepted = 1 WHERE id = ?", (candidate, name, vote)
    )


def step_back(connection: Connection, vote: int) -> None:
    """Note that the candidate has thought better of it: anyone may offer again."""
    connection.execute("UPDATE votes SET candidate = NULL, candidate_name = '', accepted = 0 WHERE id = ?", (vote,))


def close(connection: Connection, vote: int, result: Result, now: int, against: int | None = None) -> None:
    """Close a proposal.

    Args:
        now: Seconds since 1970.
        against: The seat that said no, if one did.
    """
    connection.execute(
        "UPDATE votes SET result = ?, ended = ?, against = ? WHERE id = ? AND result = 'open'",
        (result, now, against, vote),
    )


def _all(rows: Found) -> list[Proposal]:
    return [read([*row[:-1], json.loads(row[-1])]) for row in rows]


def read(values: Sequence[Any]) -> Proposal:
    """A proposal as it is stored.

    Args:
        values: Those of `COLUMNS`, and at last the seats that agreed.
    """
    *own, agreed = values
    found = dict(zip((each.name for each in fields(Proposal)), own, strict=False))
    found["silent"] = frozenset(json.loads(found["silent"]))
    return Proposal(**{**found, "accepted": bool(found["accepted"])}, agreed=frozenset(agreed))


def shift(connection: Connection, seconds: int) -> None:
    """Move the deadlines of all open proposals by a time that is not counted."""
    connection.execute("UPDATE votes SET closes = closes + ? WHERE result = 'open' AND closes IS NOT NULL", (seconds,))
