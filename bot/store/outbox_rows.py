"""A row of the outbox: something that must still be said on Discord."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.store.connection import RowFound

Kind: TypeAlias = Literal[
    "seal",  # the never edited message with the hash of the sealed half
    "lobby",  # the lobby post; edited when it is there already
    "dealt",  # the first post of a match: order of play, seed
    "table",  # a turn was played; carries the ping
    "retable",  # edit the newest table post: a secret answer came in, or who plays is someone else
    "reopened",  # edit it: its turn was taken back; the post that tells the turn when it ends again takes its place
    "strip",  # shrink an older post to its lines; in a DM: delete the former hand
    "hand",  # a DM with the seat's hand
    "rehand",  # edit the newest hand once the match has ended: there is nothing left to be played
    "asked",  # a DM with a question out of turn, or a call to a turn where wished; once answered edited, or deleted
    "vote",  # a proposal, edited as votes come in
    "free",  # a seat that was given up, and who takes it; edited once that is settled
    "late",  # whom the match has waited for too long, and what the others can do; edited once that is settled
    "call",  # people who are invited to a lobby, or a role that is called to one
    "news",  # in the channel for announcements: a lobby that was opened, or how a match ended
    "told",  # one line about someone's act: kicked, closed, resigned, replaced
    "nudge",  # a reminder: of all tables of a person by DM, or where DMs are closed of one in its channel
    "over",  # the final post with the score sheet
    "film",  # the film of a match that has ended; waits behind itself until it is made
    "lonely",  # a DM: for the search of a server no one was found in a day, and one may start with bots
    "digest",  # a DM, or a post for onlookers: what is new in the matches that someone, or a server, follows
    "day",  # the position of the day with what came of the last one, in the channel for announcements
    "season",  # the table of a season that has ended, in the channel for announcements
    "league",  # a league: in the channel for announcements what has come of it, in a DM what keeps it from going on
    "report",  # what someone says is wrong at a table, in the operator's channel
]

OPENED: Final = "opened"
OVER: Final = "over"
RECORD: Final = "record"
"""Of ``news``: a lobby was opened; a match is over; it is, with more points than any before on its server."""

FOUND: Final = "found"
"""Of a ``call``: people for whom a table was found are asked whether they are there."""

TOLD_BY: Final[Mapping[Kind, tuple[Kind, ...]]] = {
    "seal": (),
    "told": (),
    "call": (),
    "news": (),
    "strip": (),
    "table": ("table", "retable"),
    "over": ("over", "table", "retable"),
}
"""Kinds of the older rows that one of a kind says as well; where none is named, its own kind alone."""


@frozen
class Target:
    """Where rows wait to be sent, one at a time: a channel or a person's DM."""

    channel: int | None
    user: int | None


@frozen
class Row:
    """Something to be posted or edited.

    Attributes:
        id: Number of the row; rows of a channel are sent in this order.
        kind: What it is.
        channel: Where to: a channel or thread; None for a DM.
        user: Whom to, if it is a DM.
        match: Id of the match; empty for what belongs to none.
        revision: Revision that made it necessary; what is drawn is the newest state.
        seat: The seat concerned, or None.
        ping: User ids to be mentioned, those of overtaken rows included.
        text: Key and arguments of a ``told``, ``free`` or ``table`` line as JSON, the vote's id, or the message to
            strip, in a channel with ``whole`` behind it if it is to be cleared away; the server and the number of a
            ``season``; the role of a ``call`` or `FOUND`; what ``news`` tell; what is new for a ``digest`` as JSON; the
            server of a ``lonely``; what a ``report`` says, as JSON; else empty.
        silent: Whether it is sent without a notification.
        nonce: At most 25 characters, the same for every try.
        tried: Seconds since 1970 of the first try, or None.
        after: Id of something at Discord that is older than whatever the row brought, or None if none was known.
        tells: First entry of the log that it tells, and the first behind those; what was taken back is left out.
    """

    id: int
    kind: Kind
    channel: int | None
    user: int | None
    match: str
    revision: int
    seat: int | None
    ping: tuple[int, ...]
    text: str
    silent: bool
    nonce: str
    tried: float | None
    after: int | None
    tells: tuple[int, int] = (0, 0)

    @property
    def target(self) -> Target:
        """Where it goes."""
        return Target(self.channel, self.user)


@frozen
class Draft:
    """A row that is not written yet. See `Row`; without ``user`` it goes to the match's channel.

    What it says may rest on another row, which must be closed before this one is sent: ``behind`` is its number.
    A table post tells what no row before it tells, up to the entry ``tells_to``; with None only what Discord refused.
    """

    kind: Kind
    user: int | None = None
    seat: int | None = None
    ping: tuple[int, ...] = ()
    text: str = ""
    silent: bool = False
    behind: int | None = None
    tells_to: int | None = None


def nonce(database: str, row: int) -> str:
    """The nonce of a row: the first 25 hexadecimal digits of SHA-256 of ``<database id>:<row id>``."""
    return sha256(f"{database}:{row}".encode()).hexdigest()[:25]


def read_row(database: str, row: RowFound) -> Row:
    """A row as it is stored."""
    return Row(
        id=row["id"],
        kind=row["kind"],
        channel=row["channel"],
        user=row["person"],
        match=row["match"] or "",
        revision=row["revision"],
        seat=row["seat"],
        ping=tuple(json.loads(row["ping"])),
        text=row["text"],
        silent=bool(row["silent"]),
        nonce=nonce(database, row["id"]),
        tried=row["tried"],
        after=row["after"],
        tells=(row["tells_from"] or 0, row["tells_to"] or 0),
    )
