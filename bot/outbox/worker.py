"""Carries the rows of the outbox to Discord: in order, once, however often it has to try."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

import discord
import structlog
from prometheus_client import Counter

from bot.core import clock, measuring
from bot.core.loaded_match import LoadedMatch
from bot.discord.renderer import Busy
from bot.discord.server import TROUBLE
from bot.outbox.carrier import Carrier
from bot.outbox.exchange import close, exchange
from bot.store.carried import Failed
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.discord.call import Backend
    from bot.outbox.exchange import Taken
    from bot.store.carried import Carried
    from bot.store.outbox_rows import Target
    from bot.store.outbox_store import OutboxStore

_log = structlog.get_logger()

PAUSES = (0.5, 1.0, 2.0, 5.0, 15.0, 30.0)
"""Seconds between tries."""

PASSING = (*TROUBLE, StoreError, Busy)
"""What passes, be it of the network, of Discord or of the disk: the row waits, however long."""

LOOK = 5.0
"""Seconds after which the outbox is looked into even if no one rang."""

LAST = frozenset({"strip", "hand", "rehand", "asked"})
"""Kinds of rows for which no other waits."""

TELLING = frozenset({"dealt", "table", "over"})
"""Kinds of rows by which a table is told what a press has changed."""

POSTS: Final = Counter("hatoba_posts", "Rows of the outbox that were carried, by what became of them.", ["kind", "how"])

TOGETHER = 0.1
"""Seconds for which such a row may wait to be closed with those that are under way."""


class OutboxWorker:
    """Sends one row at a time to each channel and each person's DM."""

    def __init__(self, client: discord.Client, backend: Backend, outbox: OutboxStore) -> None:
        self._backend = backend
        self._outbox = outbox
        self._carrier = Carrier(client, backend)
        self._busy: dict[Target, asyncio.Task[None]] = {}
        self._done: list[Carried] = []
        self._tries: dict[Target, int] = {}
        self._exchanges = 0
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Have rows carried wherever they wait, until told to stop."""
        tries = 0
        while not self._stopping.is_set():
            self._outbox.news.clear()
            try:
                for taken in await self.exchange():
                    if self._stopping.is_set():
                        # It waits for the next start.
                        return
                    self._busy[taken.row.target] = asyncio.create_task(self._carried(taken))
                tries = 0
            except Exception as error:  # noqa: BLE001 - the next try may do it; without it nothing would be posted
                if not isinstance(error, StoreError):
                    _log.exception("outbox not read")
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
                continue
            await clock.at_most(LOOK, self._outbox.news)

    async def exchange(self) -> Sequence[Taken]:
        """Have the rows closed that are carried, and the next ones taken; those are under way from then on."""
        done, self._done = self._done, []
        self._exchanges += 1
        try:
            return await self._backend.acting.carry(exchange, self._outbox, done, frozenset(self._busy))
        except BaseException:
            self._done = [*done, *self._done]
            raise

    async def carry(self, taken: Taken) -> None:
        """Carry one row; one that cannot be made must not hold up the others.

        Raises:
            Exception: One of `PASSING`, or too many requests: it can be carried again.
        """
        row = taken.row
        try:
            done = await self._carrier.carry(taken)
        except (*PASSING, discord.RateLimited):
            raise
        except Exception:  # noqa: BLE001 - it would be no better the next time
            _log.exception("row given up", row=row.id, row_kind=row.kind)
            done = Failed(row, 0, "could not be made")
        if row.kind == "over" and done.kind == "sent":
            await self._backend.panels.over(row.match, _who_ended(taken))
        POSTS.labels(row.kind, done.kind).inc()
        if row.kind in TELLING and done.kind == "sent":
            measuring.posted(row.match)
        self._done.append(done)

    async def _carried(self, taken: Taken) -> None:
        """Carry one row, and wait if that is for later."""
        target, exchanges, at_leisure = taken.row.target, self._exchanges, False
        try:
            await self.carry(taken)
            self._tries.pop(target, None)
            # Where no exchange came meanwhile, nothing was heard of another row for the same target either.
            at_leisure = taken.row.kind in LAST and exchanges == self._exchanges
        except PASSING as error:
            tries = self._tries.get(target, 0)
            self._tries[target] = tries + 1
            _log.warning("outbox waits", target=target.channel, tries=tries, error=type(error).__name__)
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
        except discord.RateLimited as limited:
            await asyncio.sleep(limited.retry_after)
        finally:
            self._busy.pop(target, None)
            if at_leisure and self._busy:
                asyncio.get_running_loop().call_later(TOGETHER, self._ring)
            else:
                self._outbox.news.set()

    def _ring(self) -> None:
        """Have rows closed that were carried, if any are left."""
        if self._done:
            self._outbox.news.set()

    async def stop(self, seconds: float) -> None:
        """Finish the rows that are on their way, at most so long; the others wait for the next start."""
        self._stopping.set()
        self._outbox.news.set()
        if self._busy:
            _, late = await asyncio.wait(list(self._busy.values()), timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        done, self._done = self._done, []
        if done:
            # What cannot be noted now is looked for at the next start.
            with contextlib.suppress(StoreError):
                await self._backend.acting.carry(close, done)


def _who_ended(taken: Taken) -> int | None:
    """The person who gave the last answer of a match that came to its end, if it was one."""
    found = None if taken.about is None else taken.about.found
    if not isinstance(found, LoadedMatch) or found.match.results() is None:
        return None
    return found.people[found.match.standing_moves[-1].seat].mention
