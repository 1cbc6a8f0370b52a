"""The database: every change is one transaction, run whole in the database's own thread."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from prometheus_client import Histogram

from bot.store import postgres
from bot.store.engine import FAULTS
from bot.store.errors import StoreError
from bot.store.in_a_file import InAFile
from bot.store.meta import find
from bot.store.migrating import MIGRATIONS
from bot.store.newest import note_open
from bot.store.write_queue import WriteQueue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.store.connection import Connection
    from bot.store.database_address import Where
    from bot.store.engine import Engine, Work
    from bot.store.owner import Lease

T = TypeVar("T")

SECONDS = Histogram("hatoba_database_seconds", "Seconds of a transaction in the database's thread.", ["what"])

_WRITING, _READING = SECONDS.labels("write"), SECONDS.labels("read")


class Database:
    """The one connection of the one bot. Open it with ``await Database.open(where)``.

    Attributes:
        connection: The connection; it is used by `transact`, `transact_first` and `read`.
        engine: What keeps it.
        id: Random name of this database, part of every nonce.
        where: Its file, or its address.
    """

    def __init__(self, connection: WriteQueue, engine: Engine, where: Where) -> None:
        """Keep what `open` has opened.

        Args:
            connection: The connection of the engine, with its thread.
        """
        self.connection = connection
        self.engine = engine
        self.where = where
        self.id = str(find(connection.raw, "id"))
        self._open = True

    @classmethod
    async def open(cls, where: Where, folder: Path = MIGRATIONS) -> Database:
        """Open a database, or make it; take its lock, check it and bring it up to date.

        Raises:
            Locked: Another bot, or another program, works with it.
            TooNew: A newer bot has written it.
            Damaged: It is not sound.
            Foreign: It is the database of another program.
            Incomplete: What was written last is missing.
            Unready: Someone else holds it.
            DiskFull: There is no room for it.
            StoreError: There can be no database at this path, or it cannot be reached.
        """
        engine: Engine
        if isinstance(where, Path):
            engine = await asyncio.to_thread(InAFile.open, where, folder)
        else:
            engine = await asyncio.to_thread(postgres.engine().open, where, folder)
        return await cls.of(engine, where)

    @classmethod
    async def of(cls, engine: Engine, where: Where) -> Database:
        """A database that is opened already."""
        queue = WriteQueue(engine.connection)
        await queue
        return cls(queue, engine, where)

    @property
    def lease(self) -> Lease | None:
        """How long the house is this process's, where another may take it."""
        return self.engine.lease

    @property
    def written(self) -> int:
        """Rows that were written or deleted since it was opened: whether there is anything new, without asking."""
        return self.engine.written

    async def transact(self, work: Work[T]) -> T:
        """Do a piece of work as one transaction, kept whole or not at all.

        Args:
            work: Runs in the database's thread; must not wait for anything.

        Raises:
            DiskFull: There was no room; nothing was kept.
            Unready: Someone else holds the database, or the disk gave an error; nothing was kept.
        """
        return await self._run(partial(self._write, work))

    async def transact_first(self, work: Work[T]) -> T:
        """Do a short piece of work as one transaction before all that waits already.

        Args:
            work: As for `transact`; what it does must not depend on what waits.

        Raises:
            DiskFull: There was no room; nothing was kept.
        """
        return await self._run(partial(self._write, work), first=True)

    async def read(self, work: Work[T]) -> T:
        """Read what belongs together from one moment; nothing is kept of what the work might write."""
        return await self._run(partial(self._read, work))

    def _write(self, work: Work[T]) -> T:
        with _WRITING.time():
            return self.engine.write(work)

    def _read(self, work: Work[T]) -> T:
        with _READING.time():
            return self.engine.read(work)

    async def copy_to(self, target: Path) -> None:
        """Write a consistent copy to a new file.

        Raises:
            FileExistsError: There is such a file already.
            NoFile: It is not kept in a file.
        """
        await self._run(partial(self.engine.copy_to, target))

    async def give_back(self) -> bool:
        """Give a little of the room back that nothing needs any more; whether there is more of it."""
        return await self._run(self.engine.give_back)

    async def _run(self, work: Callable[[], T], *, first: bool = False) -> T:
        """Do a piece of work in the database's thread.

        Raises:
            ValueError: The database is closed.
        """
        if not self._open:
            raise ValueError("the database is closed")
        return await self.connection.run(lambda _: work(), first=first)

    async def close(self) -> None:
        """Finish what is queued, close the connection and let others have the house."""
        if self._open:
            # What cannot be noted now is only asked about at the next start.
            with contextlib.suppress(StoreError):
                await self.transact(partial(note_open, is_open=False))
            self._open = False
            await self.connection.close()
            self.engine.release()


@contextmanager
def part(connection: Connection) -> Iterator[None]:
    """Undo what the block wrote if something goes wrong in it; the transaction goes on.

    What is wrong with the database itself undoes the whole transaction, as ever.
    """
    connection.execute("SAVEPOINT part")
    try:
        yield
    except FAULTS:
        raise
    except BaseException:
        connection.execute("ROLLBACK TO part")
        connection.execute("RELEASE part")
        raise
    connection.execute("RELEASE part")
