"""Who sees to it that automatic players play.

A match that waits for one is found in the database: whoever was stopped when, it is played on.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.changes import waited
from bot.core.clock import at_most
from bot.core.unit_of_work import Overtaken
from bot.players import playing
from bot.players.thinker import Thinker
from bot.store import bots
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from bot.core.acting import Acting
    from bot.core.changes import Change
    from bot.core.unit_of_work import UnitOfWork
    from bot.players.playing import Going

_log = structlog.get_logger()

PAUSE: Final = (2.0, 6.0)
"""Seconds that a turn takes at least, where more than one person looks on: drawn between these."""

AGAIN = 30.0
"""Seconds after which it is looked for matches that wait, though nothing was heard of any; and after a failure."""

LATE = 5.0
"""Seconds of thinking, and of waiting for it, after which a table is told of it."""

FEW = 8
"""Matches that are played in at once, unless more can think at once; the others wait for their turn."""


class Driver:
    """Plays for the automatic players as long as it runs.

    Attributes:
        thinker: Thinks for them.
        pause: Seconds between which a turn is drawn out.
        again: Seconds after which it is looked again, and what failed is tried again.
        late: Seconds after which a table is told that its automatic players think.
    """

    def __init__(self, acting: Acting, workers: int, pause: tuple[float, float] = PAUSE) -> None:
        """Play in a database.

        Args:
            acting: How acts come into it.
            workers: Processes that think at the same time.
            pause: Seconds between which a turn is drawn out.
        """
        self.thinker = Thinker(workers)
        self.pause = pause
        self.again = AGAIN
        self.late = LATE
        self._acting = acting
        self._there: dict[str, asyncio.Task[None]] = {}
        self._late: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(max(FEW, workers))

    async def run(self) -> None:
        """Play until cancelled."""
        looked = False
        try:
            while True:
                self._acting.awaited.clear()
                try:
                    if not looked:
                        await self._acting.write(look_at_all)
                        looked = True
                    await self._see_to_all()
                except StoreError as error:
                    # A disk that is full now has room again some day.
                    _log.warning("automatic players wait for the database", error=str(error))
                await at_most(self.again, self._acting.awaited)
        finally:
            for task in self._there.values():
                task.cancel()
            await asyncio.gather(*self._there.values(), return_exceptions=True)
            await self.thinker.close()

    async def _see_to_all(self) -> None:
        for match, _ in await self._acting.read(lambda unit: bots.due(unit.connection)):
            if match not in self._there:
                self._there[match] = asyncio.create_task(self._attend(match))

    async def _attend(self, match: str) -> None:
        """Play one go in a match; if it waits for more, it comes behind those that have waited longer."""
        self._late[match] = asyncio.create_task(self._tell_late(match))
        try:
            async with self._room:
                if not await self.play(match):
                    await self._acting.write(lambda unit: look_at(unit, match))
        except Exception as error:  # noqa: BLE001 - whatever one match brings about, the others are played on
            # Never the error itself: it may quote what is hidden.
            _log.error("automatic player is stuck", match=match, error=type(error).__name__)
            await asyncio.sleep(self.again)
        finally:
            self._no_longer_late(match)
            del self._there[match]
            self._acting.awaited.set()

    async def _tell_late(self, match: str) -> None:
        """Tell a table that its automatic players think, if that takes long."""
        await asyncio.sleep(self.late)
        with contextlib.suppress(StoreError):
            await self._acting.write(partial(playing.tell_thinking, name=match))

    def _no_longer_late(self, match: str) -> None:
        if (telling := self._late.pop(match, None)) is not None:
            telling.cancel()

    async def play(self, match: str) -> bool:
        """Play one go in a match; whether there was anything to play."""
        going = await self._acting.read(lambda unit: playing.find_going(unit, match))
        if going is None:
            return False
        await self._drawn_out(going)
        return True

    async def _drawn_out(self, going: Going) -> None:
        pace = asyncio.sleep(0 if going.at_once else random.uniform(*self.pause))  # noqa: S311 - only a pause
        change, _ = await asyncio.gather(self._thought_out(going), pace)
        try:
            await self._acting.write(partial(playing.keep_going, change=change))
        except Overtaken:
            # Someone was faster, who may have gone back: it is thought about anew.
            return

    async def _thought_out(self, going: Going) -> Change:
        try:
            return await playing.thought_out(going, self.thinker.think)
        finally:
            self._no_longer_late(going.loaded.info.id)


def look_at_all(unit: UnitOfWork) -> None:
    """Note for which automatic players all running matches wait: an update of the rules may have changed that."""
    for match in bots.with_any(unit.connection):
        try:
            look_at(unit, match)
        except (ValueError, LookupError, AssertionError) as error:
            _log.error("match cannot be read", match=match, error=type(error).__name__)


def look_at(unit: UnitOfWork, match: str) -> None:
    """Note for which automatic players a match waits."""
    stored = unit.stored(match)
    if stored.phase == "running":
        bots.note_asked(unit.connection, match, waited(unit.load(stored, None).match), unit.now)
