"""Consistent copies of the database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from bot.store.errors import Damaged, DiskFull, StoreError, TooNew, is_full
from bot.store.file_connection import connected
from bot.store.migrating import copy_to, format_of, migrations

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.file_connection import FileConnection

OURS = frozenset({"house", "matches", "entries", "outbox"})
"""Tables by which a database is known to be one of ours, whatever its format."""


def backup(database: Path, target: Path) -> None:
    """Write a checked copy of a database; the bot may be running.

    Args:
        target: A file that is not there yet; only its owner may read it.

    Raises:
        StoreError: There is no such database, there is such a file, or the copy is not sound.
    """
    if not database.is_file():
        raise StoreError(f"There is no database {database}.")
    try:
        with closing(read_only(database)) as connection:
            copy_to(connection, target)
    except FileExistsError:
        raise StoreError(f"{target} is there already; nothing was overwritten.") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written ({error.strerror}).") from None
    except sqlite3.Error as error:
        if is_full(error):
            raise DiskFull(f"There is no room for {target}.") from None
        raise Damaged(f"{database} cannot be copied ({error}).") from None
    check(target)


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
        with closing(read_only(copy)) as connection:
            verdict = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            version = format_of(connection)
            ours = tables_of(connection) >= OURS
    except sqlite3.Error as error:
        raise Damaged(f"{copy} cannot be read as a database ({error}).") from None
    if verdict != "ok" or not ours or version < 1:
        raise Damaged(f"{copy} is no sound database of Hatoba.")
    if version > max(migrations()):
        raise TooNew(f"{copy} was written by a newer version of the bot; update the bot first.")
    return version


def read_only(database: Path, *, alone: bool = False) -> FileConnection:
    """A connection that leaves a database, its write-ahead log too, as it is.

    Args:
        alone: Whether it has no write-ahead log; then none is made.
    """
    how = "mode=ro&immutable=1" if alone else "mode=ro"
    return connected(database, how)


def tables_of(connection: FileConnection) -> set[str]:
    """The tables of a database."""
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
