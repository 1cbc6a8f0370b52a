"""A house copied from where it is kept to where it is to be, and both compared row by row."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractContextManager, closing, contextmanager
from typing import TYPE_CHECKING

from bot.store import postgres
from bot.store.backup import read_only
from bot.store.copying import InSqlite, copy, tables
from bot.store.database_address import Postgres
from bot.store.errors import StoreError
from bot.store.file_connection import connected
from bot.store.meta import find
from bot.store.migrating import bring_up, format_of, migrations
from bot.store.newest import make_sure_it_is_whole
from bot.store.preparing import Lock, unusable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from bot.store.copying import Side, Table
    from bot.store.database_address import Where


def move(source: Where, target: Where) -> int:
    """Copy a house to where there is none, or an earlier copy of it that no bot has opened; the old one stays.

    Returns:
        The number of rows, each compared.

    Raises:
        Locked: A bot works with one of them.
        StoreError: It cannot be copied; the message is a sentence.
    """
    if source == target:
        raise StoreError(f"{source} is there already.")
    every = tables()
    with _read(source) as (old, have):
        if have != max(migrations()):
            raise StoreError(f"{source} has format {have}, and this version knows {max(migrations())}; start it once.")
        with _written(target, _id(old, every)) as new:
            return copy(old, new, every)


def _id(side: Side, every: Iterable[Table]) -> str:
    """The name of a house."""
    house = next(table for table in every if table.name == "house")
    return next((str(value) for key, value in side.rows(house) if key == "id"), "")


def _read(house: Where) -> AbstractContextManager[tuple[Side, int]]:
    return postgres.engine().moving_from(house) if isinstance(house, Postgres) else _read_file(house)


def _written(house: Where, name: str) -> AbstractContextManager[Side]:
    return postgres.engine().moving_to(house, name) if isinstance(house, Postgres) else _written_file(house, name)


def _never_opened(file: Path, name: str) -> bool:
    """Whether a file is an earlier copy of a house, and no bot has worked with it since."""
    try:
        with closing(read_only(file)) as connection:
            return find(connection, "id") == name and find(connection, "open") is None
    except sqlite3.Error:
        return False


@contextmanager
def _read_file(file: Path) -> Iterator[tuple[Side, int]]:
    if not file.is_file():
        raise StoreError(f"There is no database {file}.")
    lock = Lock(file)
    try:
        make_sure_it_is_whole(file)
        with closing(connected(file)) as connection:
            connection.execute("BEGIN")
            yield InSqlite(connection), format_of(connection)
    except sqlite3.Error as error:
        raise unusable(file, error) from None
    finally:
        lock.release()


@contextmanager
def _written_file(file: Path, name: str) -> Iterator[Side]:
    """A new file, in its place once all is in it."""
    if file.exists() and not _never_opened(file, name):
        raise StoreError(f"{file} is there already; nothing was overwritten.")
    fresh = file.with_name(f"{file.name}.moving")
    fresh.unlink(missing_ok=True)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh.touch(mode=0o600)
        with closing(connected(fresh)) as connection:
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            bring_up(connection)
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN IMMEDIATE")
            yield InSqlite(connection)
            connection.execute("COMMIT")
        fresh.replace(file)
    except OSError as error:
        raise StoreError(f"{file} cannot be written ({error.strerror}).") from None
    finally:
        fresh.unlink(missing_ok=True)
