"""The database: every change is one transaction, run whole in the database's own thread."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from prometheus_client import Histogram

from bot.store.errors import DiskFull, StoreError, Unready, is_full
from bot.store.meta import find
from bot.store.migrating import MIGRATIONS, copy_to
from bot.store.newest import note_open
from bot.store.preparing import opened
from bot.store.write_queue import WriteQueue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from bot.store.newest import CountingConnection, Newest
    from bot.store.preparing import Lock

T = TypeVar("T")

STEP = 500
"""Pages that are given back at a time: for no longer does a press wait."""

PASSING = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CORRUPT,
    }
)
"""Codes of what is wrong with the machine and not with the work: tried again later it may well be done.

A damaged page is among them: what is to be done stays to be done until a backup is restored.
"""


_SECONDS = Histogram("hatoba_database_seconds", "Seconds of a transaction in the database's thread.", ["what"])

SECONDS = {"BEGIN IMMEDIATE": _SECONDS.labels("write"), "BEGIN": _SECONDS.labels("read")}
"""By how a transaction begins."""


class Database:
    """The one connection of the one bot. Open it with ``await Database.open(path)``.

    Attributes:
        connection: The connection; it is used by `transact`, `transact_first` and `read`.
        id: Random name of this database, part of every nonce.
        path: Its file.
    """

    def __init__(self, connection: WriteQueue, newest: Newest, lock: Lock, path: Path) -> None:
        """Keep what `open` has opened.

        Args:
            connection: The connection with its thread.
            newest: Where it is noted how far the database has come.
            lock: Keeps other bots away.
        """
        self.connection = connection
        self.path = path
        self.id = str(find(connection.raw, "id"))
        self._newest = newest
        self._lock = lock
        self._open = True

    @classmethod
    async def open(cls, path: Path, folder: Path = MIGRATIONS) -> Database:
        """Open a database, or make it; take its lock, check it and bring it up to date.

        Raises:
            Locked: Another bot, or another program, works with it.
            TooNew: A newer bot has written it.
            Damaged: It is not sound.
            Foreign: It is the database of another program.
            Incomplete: What was written last is missing.
            Unready: Someone else holds it.
            DiskFull: There is no room for it.
            StoreError: There can be no database at this path.
        """
        lock, connection, newest = await asyncio.to_thread(opened, path, folder)
        queue = WriteQueue(connection)
        await queue
        return cls(queue, newest, lock, path)

    @property
    def written(self) -> int:
        """Rows that were written or deleted since it was opened: whether there is anything new, without asking."""
        return self.connection.raw.written

    async def transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a piece of work as one transaction, kept whole or not at all.

        Args:
            work: Runs in the database's thread; must not wait for anything.

        Raises:
            DiskFull: There was no room; nothing was kept.
            Unready: Someone else holds the database, or the disk gave an error; nothing was kept.
        """
        return await self._run(partial(_whole, self._newest, "BEGIN IMMEDIATE", work))

    async def transact_first(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a short piece of work as one transaction before all that waits already.

        Args:
            work: As for `transact`; what it does must not depend on what waits.

        Raises:
            DiskFull: There was no room; nothing was kept.
        """
        return await self._run(partial(_whole, self._newest, "BEGIN IMMEDIATE", work), first=True)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read what belongs together from one moment; nothing is kept of what the work might write."""
        return await self._run(partial(_whole, self._newest, "BEGIN", work))

    async def copy_to(self, target: Path) -> None:
        """Write a consistent copy to a new file.

        Raises:
            FileExistsError: There is such a file already.
        """
        await self._run(partial(copy_to, target=target))

    async def give_back(self) -> bool:
        """Give a little of the room back that nothing needs any more; whether there is more of it."""
        return await self._run(_give_back)

    async def _run(self, work: Callable[[CountingConnection], T], *, first: bool = False) -> T:
        """Do a piece of work in the database's thread.

        Raises:
            ValueError: The database is closed.
        """
        if not self._open:
            raise ValueError("the database is closed")
        return await self.connection.run(work, first=first)

    async def close(self) -> None:
        """Finish what is queued, close the file and let the lock go."""
        if self._open:
            # What cannot be noted now is only asked about at the next start.
            with contextlib.suppress(StoreError):
                await self.transact(partial(note_open, is_open=False))
            self._open = False
            await self.connection.close()
            self._newest.close()
            self._lock.release()


def _whole(newest: Newest, begin: str, work: Callable[[sqlite3.Connection], T], connection: CountingConnection) -> T:
    begun = time.perf_counter()
    try:
        connection.begin(begin)
        result = work(connection)
        connection.execute("COMMIT" if begin == "BEGIN IMMEDIATE" else "ROLLBACK")
        if begin == "BEGIN IMMEDIATE":
            connection.written = connection.total_changes
            if connection.come is not None:
                newest.note(connection.come)
    except BaseException as error:
        # A full disk may have rolled back already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            _tell_apart(error)
        raise
    finally:
        SECONDS[begin].observe(time.perf_counter() - begun)
    return result


def _give_back(connection: sqlite3.Connection) -> bool:
    before = _free(connection)
    try:
        # A script, since `execute` would stop after the first page.
        connection.executescript(f"PRAGMA incremental_vacuum({STEP})")
    except sqlite3.Error as error:
        _tell_apart(error)
        raise
    return 0 < _free(connection) < before


def _free(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA freelist_count").fetchone()[0])


def _tell_apart(error: sqlite3.Error) -> None:
    """Say of an error that passes what it is.

    Raises:
        DiskFull: There is no room.
        Unready: The database cannot be used at this moment.
    """
    if is_full(error):
        raise DiskFull("There is no room left on the disk; nothing was changed.") from None
    if getattr(error, "sqlite_errorcode", 0) & 0xFF in PASSING:
        raise Unready(f"The database cannot be used now ({error}); nothing was changed.") from error


@contextmanager
def part(connection: sqlite3.Connection) -> Iterator[None]:
    """Undo what the block wrote if something goes wrong in it; the transaction goes on.

    What is wrong with the database itself undoes the whole transaction, as ever.
    """
    connection.execute("SAVEPOINT part")
    try:
        yield
    except sqlite3.Error:
        raise
    except BaseException:
        connection.execute("ROLLBACK TO part")
        connection.execute("RELEASE part")
        raise
    connection.execute("RELEASE part")
