"""The database: every change is one transaction, run whole in the database's own thread."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections import deque
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import aiosqlite
from typing_extensions import override

from bot.store.errors import Damaged, DiskFull
from bot.store.lock import Lock
from bot.store.migrating import MIGRATIONS, copy_to, migrate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

T = TypeVar("T")

PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "trusted_schema = OFF",
    # 32 MiB: to carry the log over into the database takes a tenth of a second, for which every press would wait.
    "wal_autocheckpoint = 8000",
)
"""What is set on every connection."""

BUSY = 5.0
"""Seconds to wait for somebody who reads the file at the same moment, such as a backup."""


class Database(aiosqlite.Connection):
    """The one connection of the one bot. Open it with ``await Database.open(path)``.

    Attributes:
        path: The file.
        id: Random name of this database, part of every nonce.
    """

    def __init__(self, path: Path, folder: Path = MIGRATIONS) -> None:
        super().__init__(partial(self._begin, path, folder), iter_chunk_size=64)
        self.path = path
        self.id = ""
        self._lock: Lock | None = None
        self._first: deque[Callable[[], None]] = deque()

    @classmethod
    async def open(cls, path: Path, folder: Path = MIGRATIONS) -> Database:
        """Open a database, or make it; take its lock, check it and bring it up to date.

        Raises:
            Locked: Another bot works with it.
            TooNew: A newer bot has written it.
            Damaged: It is not sound.
            DiskFull: There is no room for it.
        """
        database = cls(path, folder)
        try:
            await database
        except BaseException:
            # The thread is on its way out; a loop that closes before it has gone would be told nothing but trouble.
            await asyncio.to_thread(database._thread.join)
            raise
        return database

    def _begin(self, path: Path, folder: Path) -> sqlite3.Connection:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = Lock(path)
        try:
            return self._prepare(path, folder)
        except BaseException:
            self._lock.release()
            raise

    def _prepare(self, path: Path, folder: Path) -> sqlite3.Connection:
        # SQLite gives its -wal and -shm files the mode of the database, so this one call closes all three.
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        path.chmod(0o600)
        connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, cached_statements=256)
        try:
            connection.row_factory = sqlite3.Row
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
            _check(connection, path)
            migrate(connection, path, folder)
            self.id = _identity(connection)
        except sqlite3.Error as error:
            connection.close()
            if _is_full(error):
                raise DiskFull(f"There is no room for {path}.") from None
            raise Damaged(f"{path} cannot be used as a database ({error}); restore a backup.") from None
        except BaseException:
            connection.close()
            raise
        return connection

    async def transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a piece of work as one transaction, kept whole or not at all.

        Args:
            work: Runs in the database's thread; must not wait for anything.

        Raises:
            DiskFull: There was no room; nothing was kept.
        """
        return await self._in_thread(partial(self._whole, "BEGIN IMMEDIATE", work))

    async def transact_first(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do a short piece of work as one transaction before all that waits already.

        Args:
            work: As for `transact`; what it does must not depend on what waits.

        Raises:
            DiskFull: There was no room; nothing was kept.
        """
        if not self._running:
            raise ValueError("the database is closed")
        promised: Future[T] = Future()
        self._first.append(partial(_fulfil, promised, partial(self._whole, "BEGIN IMMEDIATE", work)))
        # Whatever comes to its turn next does it before its own; this turn is for when nothing waits.
        self._tx.put_nowait((None, self._do_first))
        return await asyncio.wrap_future(promised)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read what belongs together from one moment; nothing is kept of what the work might write."""
        return await self._in_thread(partial(self._whole, "BEGIN", work))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        result: T = await self._execute(partial(self._in_turn, work))  # type: ignore[no-untyped-call]
        return result

    def _in_turn(self, work: Callable[[], T]) -> T:
        self._do_first()
        return work()

    def _do_first(self) -> None:
        while self._first:
            self._first.popleft()()

    def _whole(self, begin: str, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._conn
        connection.execute(begin)
        try:
            result = work(connection)
            connection.execute("COMMIT" if begin == "BEGIN IMMEDIATE" else "ROLLBACK")
        except BaseException as error:
            # A full disk may have rolled back already.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error) and _is_full(error):
                raise DiskFull("There is no room left on the disk; nothing was changed.") from None
            raise
        return result

    async def copy_to(self, target: Path) -> None:
        """Write a consistent copy to a new file.

        Raises:
            FileExistsError: There is such a file already.
        """
        await self._in_thread(partial(copy_to, self._conn, target))

    @override
    async def close(self) -> None:
        """Finish what is queued, close the file and let the lock go."""
        await super().close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _fulfil(promised: Future[T], work: Callable[[], T]) -> None:
    if not promised.set_running_or_notify_cancel():
        return
    try:
        promised.set_result(work())
    except BaseException as error:  # noqa: BLE001 - whoever waits for it is told
        promised.set_exception(error)


def _check(connection: sqlite3.Connection, path: Path) -> None:
    verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if verdict != "ok":
        raise Damaged(f"{path} is damaged ({verdict}); restore a backup.")


def _is_full(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL


def _identity(connection: sqlite3.Connection) -> str:
    connection.execute("INSERT OR IGNORE INTO house (key, value) VALUES ('id', ?)", (secrets.token_hex(16),))
    return str(connection.execute("SELECT value FROM house WHERE key = 'id'").fetchone()[0])
