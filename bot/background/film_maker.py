"""Makes the films that are wanted, one after the other, and lets them be posted.

That one is wanted is kept in the outbox (see `store.films`): after a restart it is made again, and posted once.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from bot.background.trying import tried
from bot.core import clock
from bot.core.films import Making
from bot.store import films
from bot.store.errors import StoreError
from bot.topics.record import filming
from bot.topics.record.writing import source, written

if TYPE_CHECKING:
    from bot.core.acting import Acting
    from bot.core.films import Film, Films
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.films import ToMake
    from bot.topics.record.writing import Source

_log = structlog.get_logger()

LOOK: Final = 60.0
"""Seconds after which wanted films are looked for even if no one has asked."""


class FilmMaker:
    """Makes films; see the module."""

    def __init__(self, acting: Acting, made: Films) -> None:
        self._acting = acting
        self._films = made

    async def begin(self) -> None:
        """Let those wait that were made before the restart, but not posted: before any row is carried."""
        await self._acting.write(lambda unit: films.hold_all(unit.connection))

    async def run(self) -> None:
        """Make films until told to stop."""
        while True:
            self._films.wanted.clear()
            await tried(self.make_all)
            await clock.at_most(LOOK, self._films.wanted)

    async def make_all(self) -> None:
        """Make all films that are wanted."""
        while (wanted := await self._acting.read(lambda unit: films.to_make(unit.connection))) is not None:
            await self._make(wanted)

    async def _make(self, wanted: ToMake) -> None:
        self._films.making = making = Making(wanted.row)
        making.task = asyncio.create_task(self._made(wanted, making))
        try:
            await asyncio.wait([making.task])
        finally:
            # It goes on alone if this was told to stop.
            making.task.cancel()
            await asyncio.gather(making.task, return_exceptions=True)
            self._films.making = None
        if making.task.cancelled():
            return
        match making.task.exception():
            case None:
                self._films.made[wanted.row] = making.task.result()
                if not await self._acting.write(lambda unit: films.let_go(unit.connection, wanted.row)):
                    del self._films.made[wanted.row]
            case StoreError() as error:
                raise error
            case error:
                _log.error("no film", match=wanted.match, error=type(error).__name__, why=str(error))
                await self._acting.write(lambda unit: films.give_up(unit.connection, wanted.row, unit.now))

    async def _made(self, wanted: ToMake, making: Making) -> Film:
        found = await self._acting.read(_source, wanted.match)
        document = await asyncio.to_thread(written, found)

        def tell(done: int, of: int) -> None:
            making.done, making.of = done, of

        return await filming.made(found.stored.game, document, found.loaded.info.lang, tell)


def _source(unit: UnitOfWork, match: str) -> Source:
    found = source(unit, unit.stored(match), None)
    assert found is not None, "only of a match that has ended a film can be wanted"
    return found
