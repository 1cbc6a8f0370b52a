"""The outbox as those see it who carry its rows to Discord."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, TypeAlias

from bot.store import direct_messages, matches, messages, pending_turns, persons
from bot.store.codes import DMS_CLOSED, NO_SHARED_SERVER
from bot.store.messages import Posted, clear, clear_away, number_of, post_of
from bot.store.outbox import Draft, Kind, Row, Target, close, enqueue, read_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.database import Database

Resting: TypeAlias = Callable[[sqlite3.Connection, Collection[int], int, str | None], AbstractSet[int]]
"""Those of some people who are not to be disturbed at a moment, in seconds since 1970, by a match, if it is by one."""

LATE = 15 * 60
"""Seconds after which it is decided again whom a row may disturb."""


PATIENCE = 120
"""Seconds for which a row waits for the one that it comes behind."""

_READY = (
    "closed IS NULL AND (behind IS NULL OR abs(?1 - max(made, ?2)) >= ?3 "
    "OR EXISTS (SELECT 1 FROM outbox AS first WHERE first.id = outbox.behind AND first.closed IS NOT NULL) "
    "OR NOT EXISTS (SELECT 1 FROM outbox AS first WHERE first.id = outbox.behind))"
)
"""Of which rows it is the turn: now, since when this process carries rows, and how long one waits for another.

Neither a clock that was set nor a time without a bot makes a row wait for longer, or not at all."""


class OutboxStore:
    """Rows in the order of their making; for each target one worker sends one row at a time.

    A row is first claimed, then sent with its nonce, then done (or failed). One that was claimed and neither
    done nor failed is in doubt: it may have been sent by a bot that died. Discord soon forgets a nonce, so such a
    row is first sought among all messages at its target since it was first tried.

    Attributes:
        news: Set whenever rows may have been written; whoever waits for it clears it first, then looks.
    """

    def __init__(self, database: Database, resting: Resting, now: Callable[[], float]) -> None:
        """Hand rows out.

        Args:
            resting: Tells who is not to be disturbed.
            now: Tells the time in seconds since 1970.
        """
        self._database = database
        self._resting = resting
        self._now = now
        self._begun = int(self._now())
        self.news = asyncio.Event()

    async def targets(self) -> Sequence[Target]:
        """Where rows wait, the longest waiting first."""

        def work(connection: sqlite3.Connection) -> list[Target]:
            rows = connection.execute(
                f"SELECT channel, user FROM outbox WHERE {_READY} GROUP BY channel, user ORDER BY min(id)",  # noqa: S608
                self._ready(),
            )
            return [Target(row["channel"], row["user"]) for row in rows]

        return await self._database.read(work)

    async def pending(self, target: Target) -> Sequence[Row]:
        """The rows that wait for one target, in the order in which they are to be sent."""

        def work(connection: sqlite3.Connection) -> list[Row]:
            rows = connection.execute(
                f"SELECT * FROM outbox WHERE {_READY} AND channel IS ?4 AND user IS ?5 ORDER BY id",  # noqa: S608
                (*self._ready(), target.channel, target.user),
            )
            return [read_row(self._database.id, row) for row in rows]

        return await self._database.read(work)

    def _ready(self) -> tuple[int, int, int]:
        """What tells of which rows it is the turn."""
        return int(self._now()), self._begun, PATIENCE

    async def claim(self, row: Row) -> Row:
        """Note that a row is about to be sent; from now on it is not overtaken.

        Whom it pings was decided when it was written. If that is long ago those are left out who rest meanwhile; as
        their call has not gone out, it is made up for.

        Returns:
            The row as it is to be sent.
        """
        now = self._now()

        def work(connection: sqlite3.Connection) -> Row:
            first = connection.execute(
                "UPDATE outbox SET tried = ?, after = (SELECT max(id) FROM interactions) "
                "WHERE id = ? AND tried IS NULL RETURNING made",
                (now, row.id),
            ).fetchall()
            if any(now - each["made"] > LATE for each in first):
                self._decide_again(connection, row, int(now))
            found = connection.execute("SELECT * FROM outbox WHERE id = ?", (row.id,)).fetchone()
            return read_row(self._database.id, found)

        return await self._database.transact(work)

    def _decide_again(self, connection: sqlite3.Connection, row: Row, now: int) -> None:
        """Leave out those whom a row would disturb."""
        rest = self._resting(connection, {*row.ping, *([] if row.user is None else [row.user])}, now, row.match)
        if row.user in rest:
            connection.execute("UPDATE outbox SET silent = 1 WHERE id = ?", (row.id,))
        left_out = [user for user in row.ping if user in rest]
        if left_out:
            awake = json.dumps([user for user in row.ping if user not in rest])
            connection.execute("UPDATE outbox SET ping = ? WHERE id = ?", (awake, row.id))
            pending_turns.hold_back(connection, row.match, left_out)

    async def sent(
        self,
        row: Row,
        message: int,
        *,
        channel: int | None = None,
        told: tuple[int, int] | None = None,
        answered: bool = False,
    ) -> None:
        """Close a row as sent.

        A new table post has the older one stripped, or deleted if its turn was taken back; a new hand or question the
        former one, and the question that it answers no more.

        Args:
            message: The message that was sent or edited.
            channel: Id of its DM channel; where the row names a channel, that one.
            told: Entries that a table post tells, if it is not those of the row.
            answered: Whether it is a question that asks no more, to be cleared away by the next DM.
        """
        now, where = int(self._now()), row.channel if channel is None else channel
        assert where is not None
        posted = Posted(where, message)

        def work(connection: sqlite3.Connection) -> None:
            if row.user is not None and not _is_open(connection, row):
                # Its seat was given up meanwhile: what is there all the same is no one's business any more.
                clear_away(connection, where, message, now)
            elif (post := _closed(connection, row, now)) is None:
                return
            elif row.match:
                _remember(connection, row, post, posted, now, answered=answered)
                if post == "table":
                    matches.note_told(connection, row.match, told or row.tells)
            elif row.user is not None:
                direct_messages.remember(connection, row.user, row.kind, posted, now)

        await self._database.transact(work)
        self.news.set()

    async def forgotten(self, row: Row) -> None:
        """Close a row for which there was nothing to send, or nothing is left to be edited: its post is forgotten.

        The table's stays the newest one, whatever a row that says nothing any more was to add.
        """
        now = int(self._now())

        def work(connection: sqlite3.Connection) -> None:
            post = _closed(connection, row, now)
            if post is not None and post != "table" and row.match:
                messages.forget(connection, row.match, post, number_of(row))

        await self._database.transact(work)
        self.news.set()

    async def failed(self, row: Row, code: int, sentence: str) -> None:
        """Close a row that Discord refused for good (400, 403, 404); the next press posts afresh.

        Args:
            sentence: What Discord said; no secret may stand in it.
        """
        now = int(self._now())

        def work(connection: sqlite3.Connection) -> None:
            close(connection, row.id, "failed", now)
            connection.execute("UPDATE outbox SET code = ?, sentence = ? WHERE id = ?", (code, sentence[:500], row.id))
            if row.user is not None and code == NO_SHARED_SERVER:
                persons.part(connection, row.user)
            elif row.user is not None and code == DMS_CLOSED:
                persons.note_dm(connection, row.user, works=False)

        await self._database.transact(work)
        self.news.set()

    async def message_of(self, match: str, kind: Kind, number: int = 0) -> Posted | None:
        """The newest message of a match's post: ``table`` (dealt and final post too), ``lobby``, ``seal``, ...

        Args:
            number: The seat of a hand or question, or the vote's id.
        """
        post = post_of(kind)
        if post is None:
            return None
        return await self._database.read(lambda connection: messages.find(connection, match, post, number))

    async def line_of(self, row: int) -> tuple[str, int | None]:
        """The line that a row carried, and the seat that it was about; none if the row is forgotten."""

        def work(connection: sqlite3.Connection) -> tuple[str, int | None]:
            found = connection.execute(
                "SELECT text, seat FROM outbox WHERE id = ? AND kind = 'table'", (row,)
            ).fetchone()
            return ("", None) if found is None else (found["text"], found["seat"])

        return await self._database.read(work)

    async def forget_message(self, match: str, kind: Kind, number: int = 0) -> None:
        """Forget a message that is not there any more; the next row of its kind posts a new one."""
        post = post_of(kind)
        if post is not None:
            await self._database.transact(lambda connection: messages.forget(connection, match, post, number))


def _closed(connection: sqlite3.Connection, row: Row, now: int) -> str | None:
    """Close a row as sent; the post that it leaves behind.

    None for what leaves none, and for what was closed on its way: that stands in a channel that the match has left.
    """
    wanted = close(connection, row.id, "sent", now)
    return post_of(row.kind) if wanted or row.user is not None else None


def _remember(connection: sqlite3.Connection, row: Row, post: str, posted: Posted, now: int, *, answered: bool) -> None:
    """Note a message that was sent or edited; what it takes the place of is shrunk or deleted."""
    number = number_of(row)
    if answered:
        messages.forget(connection, row.match, post, number)
        messages.remember(connection, row.match, messages.ANSWERED, number, posted)
        return
    before = messages.find(connection, row.match, post, number)
    messages.remember(connection, row.match, post, number, posted)
    if row.kind == "reopened":
        messages.remember(connection, row.match, messages.REOPENED, 0, posted)
    elif row.kind == "retable" and row.tells[0] < row.tells[1]:
        # It tells something again, which no later post tells.
        messages.forget(connection, row.match, messages.REOPENED)
    anew = before is None or before.message != posted.message
    if row.user is not None and anew:
        clear(connection, row.match, messages.ANSWERED, row.user, number, now)
    if before is not None and anew and post in ("table", "hand", "asked", "nudge"):
        # Who is called by the new post has been called by the one of the turn that was taken back: one stays. And where
        # that one was buried and not written anew, what still stands of it is told again by the next one.
        reopened = row.kind == "reopened" or before == messages.find(connection, row.match, messages.REOPENED)
        gone = post == "nudge" or reopened
        whole = " whole" if gone else ""
        seat = None if row.user is None else row.seat
        old = Draft("strip", user=row.user, seat=seat, text=f"{before.message}{whole}", silent=True)
        enqueue(connection, row.match, before.channel, old, now)


def _is_open(connection: sqlite3.Connection, row: Row) -> bool:
    """Whether no one has closed a row since it was read."""
    return connection.execute("SELECT closed FROM outbox WHERE id = ?", (row.id,)).fetchone()["closed"] is None
