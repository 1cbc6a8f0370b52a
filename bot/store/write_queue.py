"""The one connection of the bot, and the pieces of work that wait for its thread."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import aiosqlite

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.connection import Connection

T = TypeVar("T")


class WriteQueue(aiosqlite.Connection):
    """A connection with a thread of its own, in which whole pieces of work are done one after the other.

    aiosqlite runs whatever it is asked for whole in that thread. `run` asks it for a turn for each piece of work, and
    each turn does the piece that is then the next: so no other statement slips between those of one piece, and a short
    one may go before all that wait.

    Attributes:
        raw: The connection itself; used in its thread only.
    """

    def __init__(self, connection: Connection) -> None:
        """Take over a connection that no other thread uses any more."""
        # It hands on what it gets, and whoever asks it for a statement knows what it keeps.
        super().__init__(lambda: connection, iter_chunk_size=64)  # type: ignore[arg-type, return-value]
        self.raw = connection
        self._first: deque[Callable[[], None]] = deque()
        self._then: deque[Callable[[], None]] = deque()

    async def run(self, work: Callable[[Connection], T], *, first: bool = False) -> T:
        """Do a piece of work in the thread of the connection.

        Args:
            work: The work; must not wait for anything.
            first: Whether it goes before all that waits. It is dropped if no one waits for it any more.
        """
        promised: Future[T] = Future()
        (self._first if first else self._then).append(partial(_fulfil, promised, partial(work, self.raw)))
        try:
            await self.turn()
            return await asyncio.wrap_future(promised)
        except asyncio.CancelledError:
            if first:
                promised.cancel()
            raise

    async def turn(self) -> None:
        """Wait for a turn of the thread, in which it does the next piece of work."""
        await self._execute(self.do_next)  # type: ignore[no-untyped-call]

    def do_next(self) -> None:
        """Do the next piece of work, in the thread of the connection."""
        (self._first or self._then).popleft()()


def _fulfil(promised: Future[T], work: Callable[[], T]) -> None:
    if not promised.set_running_or_notify_cancel():
        return
    try:
        promised.set_result(work())
    except BaseException as error:  # noqa: BLE001 - whoever waits for it is told
        promised.set_exception(error)
