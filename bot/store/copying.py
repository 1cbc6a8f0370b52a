"""Two houses of one format, whatever keeps them: all rows of one copied into the other, and compared."""

from __future__ import annotations

from contextlib import closing
from itertools import zip_longest
from typing import TYPE_CHECKING, Protocol, TypeAlias

from bot.store.errors import StoreError
from bot.store.file_connection import connected
from bot.store.migrating import MIGRATIONS, bring_up
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from bot.store.file_connection import FileConnection


Value: TypeAlias = "str | int | float | bytes | None"

BETWEEN = 1000
"""Rows that are written at a time."""


@frozen
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

    def __init__(self, connection: FileConnection) -> None:
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
    with closing(connected(None)) as connection:
        bring_up(connection, folder)
        made = connection.execute(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
        ).fetchall()
        return _after_those_they_name([_table(connection, name) for name, _ in made], dict(made))


def _table(connection: FileConnection, name: str) -> Table:
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
