"""The outbox: what must still be said on Discord, kept with the change that made it necessary."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from bot.store.outbox_rows import TOLD_BY, Draft, Kind
from bot.store.telling import WRITE
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.connection import Connection, RowFound


def enqueue(
    connection: Connection,
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


def _overtake(connection: Connection, match: str, draft: Draft, now: int) -> list[RowFound]:
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


def line_of(connection: Connection, row: int) -> tuple[str, int | None]:
    """The line that a row carried, and the seat that it was about; none if the row is forgotten."""
    found = connection.execute("SELECT text, seat FROM outbox WHERE id = ? AND kind = 'table'", (row,)).fetchone()
    return ("", None) if found is None else (found["text"], found["seat"])


@frozen
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


def waiting(connection: Connection) -> tuple[int, int | None]:
    """How many rows are to be sent, but for those that are held, and when the oldest of them was made."""
    row = connection.execute(
        "SELECT count(*), min(made) FROM outbox WHERE closed IS NULL AND behind IS DISTINCT FROM id"
    ).fetchone()
    return row[0], row[1]


def newest(connection: Connection) -> int:
    """The number of the newest row; 0 if there is none."""
    return int(connection.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchone()[0])


def told_after(connection: Connection, number: int, kinds: Iterable[str]) -> Told | None:
    """The first row of some kinds behind one, but for those that a newer one has overtaken."""
    row = connection.execute(
        "SELECT id, kind, match FROM outbox WHERE id > ? AND kind IN (SELECT value FROM json_each(?)) "
        "AND how IS DISTINCT FROM 'overtaken' ORDER BY id LIMIT 1",
        (number, json.dumps(list(kinds))),
    ).fetchone()
    return None if row is None else Told(row["id"], row["kind"], row["match"])


def close(connection: Connection, row: int, how: Literal["sent", "overtaken", "failed"], now: int) -> bool:
    """Close a row; it is never tried again.

    Returns:
        Whether it was open until now.
    """
    done = connection.execute("UPDATE outbox SET closed = ?, how = ? WHERE id = ? AND closed IS NULL", (now, how, row))
    return done.rowcount == 1


def drop(connection: Connection, match: str, user: int, seat: int, now: int, kinds: Iterable[Kind] = ()) -> None:
    """Close all that was still to be sent to someone about a seat, or what of it is of some kinds."""
    connection.execute(
        "UPDATE outbox SET closed = ?1, how = 'overtaken' WHERE closed IS NULL AND match = ?2 AND person = ?3 "
        "AND seat = ?4 AND (?5 = '[]' OR kind IN (SELECT value FROM json_each(?5)))",
        (now, match, user, seat, json.dumps(list(kinds))),
    )


def is_queued(connection: Connection, match: str, kind: Kind) -> bool:
    """Whether a row of a kind is still to be sent."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE closed IS NULL AND match = ? AND kind = ?", (match, kind)
    ).fetchone()
    return row is not None


def seats_of(connection: Connection, match: str, kind: Kind) -> set[int]:
    """The seats of a match for which rows of a kind are still to be sent."""
    rows = connection.execute("SELECT seat FROM outbox WHERE closed IS NULL AND match = ? AND kind = ?", (match, kind))
    return {row["seat"] for row in rows}


def forget(connection: Connection, before: int) -> None:
    """Forget what was sent or overtaken before a moment."""
    connection.execute("DELETE FROM outbox WHERE how IN ('sent', 'overtaken') AND closed < ?", (before,))


def announce(connection: Connection, channel: int, kind: Kind, text: str, now: int) -> None:
    """Write a row that belongs to no match, for a channel."""
    connection.execute(
        "INSERT INTO outbox (kind, channel, revision, ping, text, silent, made) VALUES (?, ?, 0, '[]', ?, 1, ?)",
        (kind, channel, text, now),
    )


def has_line(connection: Connection, match: str, seat: int | None, text: str) -> bool:
    """Whether a line of that text was written to the channel for a seat, or for someone without one, sent or not."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'nudge' AND seat IS NOT DISTINCT FROM ? AND text = ?",
        (match, seat, text),
    ).fetchone()
    return row is not None


def has_vote(connection: Connection, match: str, vote: int) -> bool:
    """Whether a vote was put to the table: its post is there or on its way."""
    row = connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'vote' AND text = ?", (match, str(vote))
    ).fetchone()
    return row is not None


def line_closed(connection: Connection, match: str, key: str, since: int) -> int | Literal["none", "open"]:
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
