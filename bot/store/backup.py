"""Consistent copies of the database, and back again."""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import Damaged, StoreError, TooNew
from bot.store.lock import Lock
from bot.store.migrating import copy_aside, copy_to, migrations


def backup(database: Path, target: Path) -> None:
    """Write a checked copy of a database; the bot may be running.

    Args:
        database: The database.
        target: A file that is not there yet; only its owner may read it.

    Raises:
        StoreError: There is no such database, there is such a file, or the copy is not sound.
    """
    if not database.is_file():
        raise StoreError(f"There is no database {database}.")
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            copy_to(connection, target)
    except FileExistsError:
        raise StoreError(f"{target} is there already; nothing was overwritten.") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written ({error.strerror}).") from None
    except sqlite3.Error as error:
        raise Damaged(f"{database} cannot be copied ({error}).") from None
    check(target)


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in the place of the database; the bot must not be running.

    Args:
        copy: A copy made by `backup`; it stays as it is.
        database: The database.

    Returns:
        Where the database was that stood there before, or None if there was none.

    Raises:
        Locked: The bot is running.
        StoreError: The copy cannot be used.
    """
    version = check(copy)
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = Lock(database)
    fresh = database.with_name(database.name + ".restoring")
    try:
        fresh.unlink(missing_ok=True)
        with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            copy_to(connection, fresh)
        _rename(fresh)
        aside = _put_aside(database, version) if database.exists() else None
        fresh.replace(database)
    finally:
        fresh.unlink(missing_ok=True)
        lock.release()
    return aside


def check(copy: Path) -> int:
    """Check that a file is a sound database that this bot can read.

    Returns:
        Its format.

    Raises:
        StoreError: It is not.
    """
    if not copy.is_file():
        raise StoreError(f"There is no file {copy}.")
    try:
        with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            ours = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'house'").fetchone() is not None
    except sqlite3.Error as error:
        raise Damaged(f"{copy} cannot be read as a database ({error}).") from None
    if verdict != "ok" or not ours or version < 1:
        raise Damaged(f"{copy} is no sound database of Hatoba.")
    if version > max(migrations()):
        raise TooNew(f"{copy} was written by a newer version of the bot; update the bot first.")
    return version


def _rename(fresh: Path) -> None:
    """Give a restored database a new name: its rows count on from the past, and a nonce must never come twice."""
    with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        connection.execute("UPDATE house SET value = ? WHERE key = 'id'", (secrets.token_hex(16),))


def _put_aside(database: Path, version: int) -> Path | None:
    """Keep what stands there now. A write-ahead log left behind would be read into the restored database."""
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            aside = copy_aside(connection, database, version)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:
        # What is restored because it is damaged cannot be copied by SQLite: it is kept as it is.
        aside = database.with_name(f"{database.name}.damaged")
        database.replace(aside)
    for end in ("-wal", "-shm"):
        Path(f"{database}{end}").unlink(missing_ok=True)
    os.sync()
    return aside
