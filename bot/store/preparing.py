"""A database made ready to be worked with: its lock taken, checked, brought up to date."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from typing import TYPE_CHECKING

from bot.store.errors import Damaged, DiskFull, Locked, StoreError, is_full
from bot.store.file_connection import connected
from bot.store.meta import give_name
from bot.store.migrating import migrate
from bot.store.newest import Newest, make_sure_it_is_whole, note_open

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.file_connection import FileConnection


class Lock:
    """Held from start to stop. The system lets it go when its process dies, so that none can be left behind."""

    def __init__(self, database: Path) -> None:
        """Take the lock of a database.

        Raises:
            Locked: Another process holds it.
        """
        path = database.with_name(database.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self._file, 32).decode("ascii", "replace").strip() or "unknown"
            os.close(self._file)
            raise Locked(
                f"Another bot (process {holder}) works with {database}; stop it first or set HATOBA_DATABASE."
            ) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let it go. The file stays: removing it could pull the lock from under a bot that is just starting."""
        os.close(self._file)


PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "trusted_schema = OFF",
    # 32 MiB: to carry the log over into the database takes a tenth of a second, for which every press would wait.
    "wal_autocheckpoint = 8000",
)
"""What is set on every connection."""

AT_ONCE = 1024 * 1024
"""Bytes of a database that is looked over whole at every start, in 2 ms. A larger one is while it works."""


def opened(path: Path, folder: Path) -> tuple[Lock, FileConnection, Newest]:
    """Open a database, or make it; see `Database.open`."""
    if path.is_dir():
        raise StoreError(f"{path} is a folder; HATOBA_DATABASE must name a file.")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock(path)
    except OSError as error:
        raise _notopened(path, error.strerror) from None
    try:
        return lock, *_prepared(path, folder)
    except OSError as error:
        lock.release()
        raise _notopened(path, error.strerror) from None
    except BaseException:
        lock.release()
        raise


def _prepared(path: Path, folder: Path) -> tuple[FileConnection, Newest]:
    try:
        make_sure_it_is_whole(path)
    except sqlite3.Error as error:
        raise unusable(path, error) from None
    # SQLite gives its -wal and -shm files the mode of the database, so this one call closes all three.
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    path.chmod(0o600)
    # Opened here, used in the thread of its own from then on: never by two threads at once.
    connection = connected(path, across_threads=True)
    try:
        if connection.execute("PRAGMA page_count").fetchone()[0] == 0:
            # So that room can be given back a little at a time; it must be said before anything is written.
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        _check(connection, path)
        migrate(connection, path, folder)
        _let_it_shrink(connection)
        give_name(connection)
        note_open(connection, is_open=True)
        # What is noted in the log alone would be missed with it.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return connection, Newest(path, connection)
    except sqlite3.Error as error:
        connection.close()
        raise unusable(path, error) from None
    except BaseException:
        connection.close()
        raise


def unusable(path: Path, error: sqlite3.Error) -> StoreError:
    """What is wrong with a database that cannot be opened: only one that is damaged is to be replaced by a backup."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return DiskFull(f"There is no room for {path}.")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return Locked(
                f"Another program is writing to {path}; let it finish or end it, then start the bot again. "
                "Nothing is wrong with the database."
            )
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM | sqlite3.SQLITE_IOERR:
            return _notopened(path, str(error))
        case _:
            return Damaged(f"{path} cannot be used as a database ({error}); restore a backup.")


def _notopened(path: Path, why: str | None) -> StoreError:
    return StoreError(f"{path} cannot be opened ({why}); look to its folder, its owner and the disk.")


def _let_it_shrink(connection: FileConnection) -> None:
    """Make of an older database, once, one that can give room back; without the room for that it stays as it is."""
    if connection.execute("PRAGMA auto_vacuum").fetchone()[0] == 0:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        try:
            connection.execute("VACUUM")
        except sqlite3.OperationalError as error:
            if not is_full(error):
                raise


def _check(connection: FileConnection, path: Path) -> None:
    if path.stat().st_size > AT_ONCE:
        return
    verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if verdict != "ok":
        raise Damaged(f"{path} is damaged ({verdict}); restore a backup.")
