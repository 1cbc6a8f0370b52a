"""The outbox as those see it who carry its rows to Discord: whose turn it is, and that a row is on its way."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.store import pending_turns
from bot.store.connection import Connection
from bot.store.listed import ids
from bot.store.outbox_rows import Row, Target, read_row
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.database import Database

Resting: TypeAlias = Callable[[Connection, Collection[int], int, str | None], AbstractSet[int]]
"""Those of some people who are not to be disturbed at a moment, in seconds since 1970, by a match, if it is by one."""

LATE = 15 * 60
"""Seconds after which it is decided again whom a row may disturb."""


PATIENCE = 120
"""Seconds for which a row waits for the one that it comes behind."""

READY: Final = (
    "closed IS NULL AND (behind IS NULL OR (behind <> id AND abs(?1 - max(made, ?2)) >= ?3) "
    "OR EXISTS (SELECT 1 FROM outbox AS first WHERE first.id = outbox.behind AND first.closed IS NOT NULL) "
    "OR NOT EXISTS (SELECT 1 FROM outbox AS first WHERE first.id = outbox.behind))"
)
"""Of which rows it is the turn: now, since when this process carries rows, and how long one waits for another.

One that waits behind itself is held until it is let go. Neither a clock that was set nor a time without a bot makes a
row wait for longer, or not at all."""

_FIRST: Final = (
    f"SELECT * FROM outbox WHERE id IN (SELECT min(id) FROM outbox WHERE {READY} GROUP BY channel, person) "  # noqa: S608
    "ORDER BY id"
)


@frozen
class Claim:
    """A row that is about to be sent; from now on it is not overtaken.

    Attributes:
        row: The row.
        is_new: Whether it was never tried before.
    """

    row: Row
    is_new: bool


class OutboxStore:
    """Rows in the order of their making; to each target one row is sent at a time.

    A row is first claimed, then sent with its nonce, then closed (see `carried`). One that was claimed and not closed
    is in doubt: it may have been sent by a bot that died. Discord soon forgets a nonce, so such a row is first sought
    among all messages at its target since it was first tried.

    Attributes:
        news: Set whenever rows may wait; whoever waits for it clears it first, then looks.
    """

    def __init__(self, database: Database, resting: Resting, now: Callable[[], float]) -> None:
        """Hand rows out.

        Args:
            database: Where they are kept.
            resting: Tells who is not to be disturbed.
            now: Tells the time in seconds since 1970.
        """
        self._database = database
        self._resting = resting
        self._now = now
        self._begun = int(self._now())
        self.news = asyncio.Event()

    def ready(self, connection: Connection) -> Sequence[Row]:
        """The first row that waits for each target, the longest waiting first."""
        return [read_row(self._database.id, row) for row in connection.execute(_FIRST, self._moments())]

    def claim(self, connection: Connection, busy: Collection[Target] = ()) -> Sequence[Claim]:
        """Note that the first row of each target is about to be sent.

        Whom a row pings was decided when it was written. If that is long ago those are left out who rest meanwhile; as
        their call has not gone out, it is made up for.

        Args:
            connection: Inside a transaction.
            busy: Targets to which a row is under way.
        """
        rows = [row for row in self.ready(connection) if row.target not in busy]
        new = [row.id for row in rows if row.tried is None]
        if not new:
            return [Claim(row, is_new=False) for row in rows]
        now = self._now()
        claimed = connection.execute(
            f"UPDATE outbox SET tried = ?, after = (SELECT max(id) FROM interactions) WHERE id IN {ids()} RETURNING *",  # noqa: S608
            (now, json.dumps(new)),
        ).fetchall()
        found = {row["id"]: read_row(self._database.id, row) for row in claimed}
        for row in claimed:
            if now - row["made"] > LATE and self._decide_again(connection, found[row["id"]], int(now)):
                again = connection.execute("SELECT * FROM outbox WHERE id = ?", (row["id"],)).fetchone()
                found[row["id"]] = read_row(self._database.id, again)
        return [Claim(found.get(row.id, row), row.id in found) for row in rows]

    def _moments(self) -> tuple[int, int, int]:
        """What tells of which rows it is the turn."""
        return int(self._now()), self._begun, PATIENCE

    def _decide_again(self, connection: Connection, row: Row, now: int) -> bool:
        """Leave out those whom a row would disturb; whether there are any."""
        rest = self._resting(connection, {*row.ping, *([] if row.user is None else [row.user])}, now, row.match)
        if row.user in rest:
            connection.execute("UPDATE outbox SET silent = 1 WHERE id = ?", (row.id,))
        left_out = [user for user in row.ping if user in rest]
        if left_out:
            awake = json.dumps([user for user in row.ping if user not in rest])
            connection.execute("UPDATE outbox SET ping = ? WHERE id = ?", (awake, row.id))
            pending_turns.hold_back(connection, row.match, left_out)
        return bool(rest)
