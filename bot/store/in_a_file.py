"""A house in a file of SQLite's: how pieces of work become transactions there, and what may go wrong."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from bot.store.backup import read_only
from bot.store.errors import DiskFull, Unready, is_full
from bot.store.migrating import copy_to
from bot.store.preparing import AT_ONCE, opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.store.engine import Work
    from bot.store.file_connection import FileConnection
    from bot.store.newest import Newest
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


class InAFile:
    """A house in a file; see `bot.store.engine.Engine`.

    Attributes:
        connection: The connection, in autocommit mode.
        lease: None, as no other process takes a file whose lock is held.
    """

    lease = None

    def __init__(self, path: Path, connection: FileConnection, newest: Newest, lock: Lock) -> None:
        """Keep what was opened.

        Args:
            path: The file.
            connection: The connection.
            newest: Where it is noted how far the database has come.
            lock: Keeps other bots away.
        """
        self.connection = connection
        self._path = path
        self._newest = newest
        self._lock = lock

    @classmethod
    def open(cls, path: Path, folder: Path) -> InAFile:
        """Open a file, or make it; see `bot.store.database.Database.open`."""
        lock, connection, newest = opened(path, folder)
        return cls(path, connection, newest, lock)

    @property
    def written(self) -> int:
        """Rows that were written or deleted since it was opened."""
        return self.connection.written

    def write(self, work: Work[T]) -> T:
        """Do a piece of work as one transaction, and note how far the database has come."""
        connection = self.connection
        try:
            connection.begin("BEGIN IMMEDIATE")
            result = work(connection)
            connection.execute("COMMIT")
            connection.written = connection.total_changes
            if connection.come is not None:
                self._newest.note(connection.come)
        except BaseException as error:
            self._end(error)
            raise
        return result

    def read(self, work: Work[T]) -> T:
        """Read what belongs together from one moment."""
        try:
            self.connection.begin("BEGIN")
            result = work(self.connection)
            self.connection.execute("ROLLBACK")
        except BaseException as error:
            self._end(error)
            raise
        return result

    def _end(self, error: BaseException) -> None:
        """End a transaction in which something went wrong."""
        # A full disk may have rolled back already.
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            _tell_apart(error)

    def copy_to(self, target: Path) -> None:
        """Write a consistent copy to a new file."""
        copy_to(self.connection, target)

    def thorough_look(self) -> Callable[[], str] | None:
        """What looks over the file; a small one was looked over at the start."""
        return partial(_verdict, self._path) if self._path.stat().st_size > AT_ONCE else None

    def give_back(self) -> bool:
        """Give a little of the room back."""
        before = self._free()
        try:
            # A script, since `execute` would stop after the first page.
            self.connection.executescript(f"PRAGMA incremental_vacuum({STEP})")
        except sqlite3.Error as error:
            _tell_apart(error)
            raise
        return 0 < self._free() < before

    def _free(self) -> int:
        return int(self.connection.execute("PRAGMA freelist_count").fetchone()[0])

    def listen(self, hears: Callable[[str], object] | None) -> None:
        """Tell each statement that is done from now on."""
        self.connection.set_trace_callback(hears)

    def release(self) -> None:
        """Let the file and its lock go."""
        self._newest.close()
        self._lock.release()


def _verdict(path: Path) -> str:
    try:
        with closing(read_only(path)) as connection:
            return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)


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
