"""The outbox by hand: rows are claimed and closed one by one, so that a test stands between any two steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import clock
from bot.core.do_not_disturb import resting
from bot.store import carried, messages
from bot.store.carried import Failed, Forgotten, Sent
from bot.store.outbox_rows import read_row
from bot.store.outbox_store import READY, OutboxStore

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.cli.app import App
    from bot.store.carried import Carried
    from bot.store.connection import Connection
    from bot.store.messages import Posted
    from bot.store.outbox_rows import Kind, Row, Target


class OneByOne(OutboxStore):
    """The outbox as a worker that does everything in a transaction of its own."""

    async def targets(self) -> Sequence[Target]:
        """Where rows wait, the longest waiting first."""
        return [row.target for row in await self._database.read(self.ready)]

    async def pending(self, target: Target) -> Sequence[Row]:
        """The rows that wait for one target, in the order in which they are to be sent."""

        def work(connection: Connection) -> list[Row]:
            rows = connection.execute(
                f"SELECT * FROM outbox WHERE {READY} AND channel IS NOT DISTINCT FROM ?4 "
                "AND person IS NOT DISTINCT FROM ?5 ORDER BY id",
                (*self._moments(), target.channel, target.user),
            )
            return [read_row(self._database.id, row) for row in rows]

        return await self._database.read(work)

    async def claim_one(self, row: Row) -> Row:
        """Claim a row that is the next of its target; one that was claimed stays so."""

        def work(connection: Connection) -> Row:
            busy = {each.target for each in self.ready(connection)} - {row.target}
            (claim,) = self.claim(connection, busy)
            assert claim.row.id == row.id
            return claim.row

        return await self._database.transact(work)

    async def sent(
        self,
        row: Row,
        message: int,
        *,
        channel: int | None = None,
        told: tuple[int, int] | None = None,
    ) -> None:
        """Close a row as sent."""
        where = row.channel if channel is None else channel
        assert where is not None
        await self._note(Sent(row, message, where, told))

    async def forgotten(self, row: Row) -> None:
        """Close a row for which there was nothing to send."""
        await self._note(Forgotten(row))

    async def failed(self, row: Row, code: int, sentence: str) -> None:
        """Close a row that Discord refused."""
        await self._note(Failed(row, code, sentence))

    async def _note(self, done: Carried) -> None:
        await self._database.transact(lambda connection: carried.note(connection, done, int(clock.now())))

    async def message_of(self, match: str, kind: Kind, number: int = 0) -> Posted | None:
        """The newest message of a match's post."""
        post = messages.post_of(kind)
        assert post is not None
        return await self._database.read(lambda connection: messages.find(connection, match, post, number))


def by_hand(app: App) -> OneByOne:
    """The outbox of a bot, to be carried by hand."""
    return OneByOne(app.database, resting, clock.now)
