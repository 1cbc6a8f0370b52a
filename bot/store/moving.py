"""A house copied from where it is kept to where it shall be, and both compared row by row."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Protocol, TypeAlias

from bot.store.backup import read_only
from bot.store.errors import StoreError
from bot.store.meta import find
from bot.store.migrating import MIGRATIONS, bring_up, format_of, migrations
from bot.store.newest import make_sure_it_is_whole
from bot.store.postgres import at_a_server
from bot.store.preparing import Lock, unusable
from bot.store.where import Postgres

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from bot.store.where import Where

Value: TypeAlias = "str | int | float | bytes | None"

BETWEEN = 1000
"""Rows that are written at a time."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a house, as both engines know it.

    Attributes:
        name: Its name.
        columns: Its columns.
        key: Those by which its rows are told apart, and ordered.
        numbered: The column that numbers new rows, if one does.
    """

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    numbered: str | None

    @property
    def listed(self) -> str:
        """Its columns as a statement names them; some are words of PostgreSQL's."""
        return ", ".join(f'"{column}"' for column in self.columns)

    @property
    def select(self) -> str:
        """A statement for all of its rows but the one that says whether a bot works with the house."""
        kept = " WHERE key <> 'open'" if self.name == "house" else ""
        order = ", ".join(f'"{column}"' for column in self.key)
        return f"SELECT {self.listed} FROM {self.name}{kept} ORDER BY {order}"  # noqa: S608 - names of our own


class Side(Protocol):
    """A house that is read or written, whatever keeps it."""

    def rows(self, table: Table) -> Iterator[Sequence[Value]]:
        """All rows of a table in their order."""

    def put(self, table: Table, rows: Iterable[Sequence[Value]]) -> None:
        """Write rows to an empty table."""

    def newest_number(self, table: Table) -> int:
        """The greatest number that a row of a numbered table ever had; 0 if none had one."""

    def number_from(self, table: Table, newest: int) -> None:
        """Let new rows of a numbered table count on from a number."""


class InSqlite:
    """A house in SQLite, on one connection; see `Side`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, table: Table) -> Iterator[Sequence[Value]]:
        """All rows of a table in their order."""
        return iter(self.connection.execute(table.select))

    def put(self, table: Table, rows: Iterable[Sequence[Value]]) -> None:
        """Write rows to an empty table."""
        marks = ", ".join("?" * len(table.columns))
        self.connection.executemany(f"INSERT INTO {table.name} ({table.listed}) VALUES ({marks})", rows)  # noqa: S608

    def newest_number(self, table: Table) -> int:
        """The greatest number that a row ever had."""
        noted = self.connection.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table.name,)).fetchone()
        there = self.connection.execute(f"SELECT max({table.numbered}) FROM {table.name}").fetchone()  # noqa: S608
        return max((noted or (0,))[0], there[0] or 0)

    def number_from(self, table: Table, newest: int) -> None:
        """Let new rows count on from a number; a table that only counts from its greatest has no note of it."""
        made = "SELECT instr(sql, 'AUTOINCREMENT') FROM sqlite_schema WHERE name = ?"
        if self.connection.execute(made, (table.name,)).fetchone()[0]:
            self.connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
            self.connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table.name, newest))


def tables(folder: Path = MIGRATIONS) -> list[Table]:
    """The tables of a house as migrations make them, those before that others refer to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        bring_up(connection, folder)
        made = connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
        ).fetchall()
        return _after_those_they_name([_table(connection, name) for name, _ in made], dict(made))


def _table(connection: sqlite3.Connection, name: str) -> Table:
    columns = connection.execute(f"PRAGMA table_info({name})").fetchall()
    key = [column[1] for column in sorted(columns, key=lambda column: column[5]) if column[5]]
    numbered = next((column[1] for column in columns if column[5] and column[1] in ("id", "number")), None)
    is_number = len(key) == 1 and numbered is not None and name != "interactions"
    types = {column[1]: column[2] for column in columns}
    return Table(
        name,
        tuple(column[1] for column in columns),
        tuple(key),
        numbered if is_number and types[str(numbered)] == "INTEGER" else None,
    )


def _after_those_they_name(found: list[Table], made: dict[str, str]) -> list[Table]:
    """The tables, each after all to which it refers."""
    ordered: list[Table] = []
    while len(ordered) < len(found):
        left = [table for table in found if table not in ordered]
        ready = [
            table
            for table in left
            if not any(
                f"REFERENCES {other.name} " in made[table.name] or f'REFERENCES "{other.name}" ' in made[table.name]
                for other in left
                if other is not table
            )
        ]
        assert ready, left
        ordered += ready
    return ordered


def copy(source: Side, target: Side, every: Iterable[Table]) -> int:
    """Copy all rows of a house into an empty one of the same format, and compare them.

    Returns:
        The number of rows.

    Raises:
        StoreError: The two differ.
    """
    count = 0
    for table in every:
        target.put(table, source.rows(table))
        if table.numbered is not None:
            newest = source.newest_number(table)
            if newest:
                target.number_from(table, newest)
            if target.newest_number(table) != newest:
                raise StoreError(f"The numbers of {table.name} do not go on where they were.")
        count += compared(source, target, table)
    return count


def compared(source: Side, target: Side, table: Table) -> int:
    """Compare a table of two houses row by row; how many there are.

    Raises:
        StoreError: They differ.
    """
    count = 0
    for count, (one, other) in enumerate(zip_longest(source.rows(table), target.rows(table)), 1):
        if one is None or other is None or tuple(one) != tuple(other):
            raise StoreError(f"Row {count} of {table.name} is not what it was; nothing can be relied on there.")
    return count


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
    return at_a_server().moving_from(house) if isinstance(house, Postgres) else _read_file(house)


def _written(house: Where, name: str) -> AbstractContextManager[Side]:
    return at_a_server().moving_to(house, name) if isinstance(house, Postgres) else _written_file(house, name)


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
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
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
        with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
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
