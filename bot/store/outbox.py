"""The outbox: what must still be said on Discord, kept with the change that made it necessary."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.store.telling import WRITE

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Mapping


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


@dataclass(frozen=True, slots=True)
class Target:
    """Where rows wait to be sent, one at a time: a channel or a person's DM."""

    channel: int | None
    user: int | None


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


def enqueue(
    connection: sqlite3.Connection,
    match: str,
    channel: int,
    draft: Draft,
    now: int,
    waited: Iterable[int] = (),
) -> int:
    """Write a row within the transaction of the change that made it necessary.

    Rows of the same thing that wait untried are overtaken: the new one is drawn instead of them and takes over
    their pings, as far as these people are still waited for.

    Args:
        draft: What is to be sent.
        now: Seconds since 1970.
        waited: Users that the match waits for now.

    Returns:
        Id of the row.
    """
    overtaken = _overtake(connection, match, draft, now)
    kept = {user for old in overtaken for user in json.loads(old["ping"])}
    row = {
        "kind": draft.kind,
        "channel": None if draft.user is not None else channel,
        "person": draft.user,
        "match": match,
        "seat": draft.seat,
        "ping": json.dumps(sorted({*draft.ping, *(kept & set(waited))})),
        "text": draft.text,
        "silent": draft.silent,
        "now": now,
        "behind": draft.behind,
        "first": min((old["tells_from"] for old in overtaken if old["tells"]), default=None),
        "to": draft.tells_to,
    }
    number = int(connection.execute(WRITE, row).fetchone()["id"])
    for old in overtaken:
        connection.execute("UPDATE outbox SET behind = ? WHERE behind = ? AND closed IS NULL", (number, old["id"]))
    return number


def _overtake(connection: sqlite3.Connection, match: str, draft: Draft, now: int) -> list[sqlite3.Row]:
    """Close the rows that wait untried and are said by a new one as well."""
    kinds = TOLD_BY.get(draft.kind, (draft.kind,))
    if not kinds:
        return []
    return connection.execute(
        "UPDATE outbox SET closed = ?, how = 'overtaken' WHERE closed IS NULL AND tried IS NULL AND match = ? "
        "AND kind IN (SELECT value FROM json_each(?)) AND person IS NOT DISTINCT FROM ? "
        "AND (kind <> ?5 OR (seat IS NOT DISTINCT FROM ?6 AND text = ?7)) "
        "RETURNING id, ping, tells_from, tells_from < tells_to AS tells",
        (now, match, json.dumps(kinds), draft.user, draft.kind, draft.seat, draft.text),
    ).fetchall()


def line_of(connection: sqlite3.Connection, row: int) -> tuple[str, int | None]:
    """The line that a row carried, and the seat that it was about; none if the row is forgotten."""
    found = connection.execute("SELECT text, seat FROM outbox WHERE id = ? AND kind = 'table'", (row,)).fetchone()
    return ("", None) if found is None else (found["text"], found["seat"])


@dataclass(frozen=True, slots=True)
class Told:
    """A row of a match, be it sent or not.

    Attributes:
        number: Its number.
        kind: Its kind.
        match: Id of the match.
    """

    number: int
    kind: Kind
    match: str


def waiting(connection: sqlite3.Connection) -> tuple[int, int | None]:
    """How many rows are to be sent, but for those that are held, and when the oldest of them was made."""
    row = connection.execute(
        "SELECT count(*), min(made) FROM outbox WHERE closed IS NULL AND behind IS DISTINCT FROM id"
    ).fetchone()
    return row[0], row[1]


def newest(connection: sqlite3.Connection) -> int:
    """The number of the newest row; 0 if there is none."""
    return int(connection.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchone()[0])


def told_after(connection: sqlite3.Connection, number: int, kinds: Iterable[str]) -> Told | None:
    """The first row of some kinds behind one, but for those that a newer one has overtaken."""
    row = connection.execute(
        "SELECT id, kind, match FROM outbox WHERE id > ? AND kind IN (SELECT value FROM json_each(?)) "
        "AND how IS DISTINCT FROM 'overtaken' ORDER BY id LIMIT 1",
        (number, json.dumps(list(kinds))),
    ).fetchone()
    return None if row is None else Told(row["id"], row["kind"], row["match"])


def close(connection: sqlite3.Connection, row: int, how: Literal["sent", "overtaken", "failed"], now: int) -> bool:
    """Close a row; it is never tried again.

    Returns:
        Whether it was open until now.
    """
    done = connection.execute("UPDATE outbox SET closed = ?, how = ? WHERE id = ? AND closed IS NULL", (now, how, row))
    return done.rowcount == 1


def drop(
    connection: sqlite3.Connection, match: str, user: int, seat: int, now: int, kinds: Iterable[Kind] = ()
) -> None:
    """Close all that was still to be sent to someone about a seat, or what of it is of some kinds."""
    connection.execute(
        "UPDATE outbox SET closed = ?1, how = 'overtaken' WHERE closed IS NULL AND match = ?2 AND person = ?3 "
        "AND seat = ?4 AND (?5 = '[]' OR kind IN (SELECT value FROM json_each(?5)))",
        (now, match, user, seat, json.dumps(list(kinds))),
    )


def is_queued(connection: sqlite3.Connection, match: str, kind: Kind) -> bool:
    """Whether a row of a kind is still to be sent."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE closed IS NULL AND match = ? AND kind = ?", (match, kind)
    ).fetchone()
    return row is not None


def seats_of(connection: sqlite3.Connection, match: str, kind: Kind) -> set[int]:
    """The seats of a match for which rows of a kind are still to be sent."""
    rows = connection.execute("SELECT seat FROM outbox WHERE closed IS NULL AND match = ? AND kind = ?", (match, kind))
    return {row["seat"] for row in rows}


def forget(connection: sqlite3.Connection, before: int) -> None:
    """Forget what was sent or overtaken before a moment."""
    connection.execute("DELETE FROM outbox WHERE how IN ('sent', 'overtaken') AND closed < ?", (before,))


def nonce(database: str, row: int) -> str:
    """The nonce of a row: the first 25 hexadecimal digits of SHA-256 of ``<database id>:<row id>``."""
    return sha256(f"{database}:{row}".encode()).hexdigest()[:25]


def announce(connection: sqlite3.Connection, channel: int, kind: Kind, text: str, now: int) -> None:
    """Write a row that belongs to no match, for a channel."""
    connection.execute(
        "INSERT INTO outbox (kind, channel, revision, ping, text, silent, made) VALUES (?, ?, 0, '[]', ?, 1, ?)",
        (kind, channel, text, now),
    )


def read_row(database: str, row: sqlite3.Row) -> Row:
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


def has_line(connection: sqlite3.Connection, match: str, seat: int | None, text: str) -> bool:
    """Whether a line of that text was written to the channel for a seat, or for someone without one, sent or not."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'nudge' AND seat IS NOT DISTINCT FROM ? AND text = ?",
        (match, seat, text),
    ).fetchone()
    return row is not None


def has_vote(connection: sqlite3.Connection, match: str, vote: int) -> bool:
    """Whether a vote was put to the table: its post is there or on its way."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'vote' AND text = ?", (match, str(vote))
    ).fetchone()
    return row is not None


def line_closed(connection: sqlite3.Connection, match: str, key: str, since: int) -> int | Literal["none", "open"]:
    """When a line went out to the channel of a match, or could not; or that it still waits, or was never written.

    Args:
        key: Message of the text tables.
        since: Older ones do not count.
    """
    row = connection.execute(
        "SELECT closed FROM outbox WHERE match = ? AND kind IN ('told', 'table') AND channel IS NOT NULL AND made >= ? "
        "AND text <> '' "
        "AND json_extract(text, '$.key') = ? ORDER BY id DESC LIMIT 1",
        (match, since, key),
    ).fetchone()
    if row is None:
        return "none"
    return "open" if row["closed"] is None else int(row["closed"])
