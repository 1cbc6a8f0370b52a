"""A house at a PostgreSQL server as one side of a move; see `bot.store.moving`."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import psycopg

from bot.store.copying import BETWEEN, tables
from bot.store.errors import StoreError
from bot.store.meta import find
from bot.store.postgres.migrating import migrate

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.store.copying import Table, Value
    from bot.store.database_address import Postgres
    from bot.store.postgres.connection import PostgresConnection

LAST = "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(?, ?)::regclass), 0)"


class AtPostgres:
    """A house at a server, on one connection in a transaction; see `bot.store.copying.Side`."""

    def __init__(self, connection: PostgresConnection) -> None:
        self.connection = connection
        self._asked = 0

    def rows(self, table: Table) -> Iterator[Sequence[Value]]:
        """All rows of a table in their order, some at a time."""
        self._asked += 1
        name = f"asked_{self._asked}"
        self.connection.execute(f"DECLARE {name} NO SCROLL CURSOR FOR {table.select}")
        while found := self.connection.execute(f"FETCH {BETWEEN} FROM {name}").fetchall():
            yield from found
        self.connection.execute(f"CLOSE {name}")

    def put(self, table: Table, rows: Iterable[Sequence[Value]]) -> None:
        """Write rows to an empty table.

        Raises:
            StoreError: PostgreSQL does not take one, as a text with a zero in it.
        """
        try:
            with self.connection.raw.cursor() as cursor:
                into = f"COPY {table.name} ({table.listed}) FROM STDIN"
                with cursor.copy(into.encode()) as copying:
                    for row in rows:
                        copying.write_row(tuple(row))
        except psycopg.Error as error:
            raise StoreError(f"PostgreSQL does not take the rows of {table.name} ({str(error).strip()}).") from None

    def newest_number(self, table: Table) -> int:
        """The greatest number that a row ever had."""
        noted = self.connection.execute(LAST, (table.name, table.numbered)).fetchall()[0][0]
        there = self.connection.execute(f"SELECT max({table.numbered}) FROM {table.name}").fetchall()[0][0]  # noqa: S608
        return int(max(noted, there or 0))

    def number_from(self, table: Table, newest: int) -> None:
        """Let new rows count on from a number."""
        self.connection.execute("SELECT setval(pg_get_serial_sequence(?, ?), ?)", (table.name, table.numbered, newest))


@contextmanager
def filling(connection: PostgresConnection, where: Postgres, name: str) -> Iterator[AtPostgres]:
    """A house that is emptied and filled in one transaction: there is nothing, or all of it.

    Args:
        name: The name of the house that comes: an earlier copy of it that no bot has opened is replaced.

    Raises:
        StoreError: There is another one, or one that a bot has opened.
    """
    migrate(connection, where)
    there = find(connection, "id")
    if there is not None and (there != name or find(connection, "open") is not None):
        raise StoreError(f"There is a house in {where} already; nothing was overwritten.")
    connection.execute("BEGIN")
    connection.execute(f"TRUNCATE {', '.join(table.name for table in tables())} RESTART IDENTITY")
    yield AtPostgres(connection)
    connection.execute("COMMIT")
