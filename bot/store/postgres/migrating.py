"""Bringing a house of PostgreSQL's up to date: the same numbered files, each whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.store.errors import Foreign, TooNew
from bot.store.migrating import MIGRATIONS, migrations, statements
from bot.store.postgres.translating import of_a_table

if TYPE_CHECKING:
    from collections.abc import Container

    from bot.store.database_address import Postgres
    from bot.store.postgres.connection import PostgresConnection

FUNCTIONS = Path(__file__).with_name("functions.sql")

OWNERSHIP = "ownership"
"""The table of who owns a house; see `bot.store.postgres.ownership`."""

LAST_CHANGE = "last_change"
"""The table with the mark of the last change that was kept; see `bot.store.postgres.ownership.FENCED`."""

MIGRATED = "CREATE TABLE IF NOT EXISTS migrated (number BIGINT PRIMARY KEY)"
"""The migrations that a house knows; SQLite notes the last one in the head of its file."""


def tables_of(connection: PostgresConnection) -> set[str]:
    """The tables of a house."""
    found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    return {str(row[0]) for row in found}


def format_of(connection: PostgresConnection, tables: Container[str] | None = None) -> int:
    """How many migrations a house knows.

    Args:
        tables: Its tables, where they are known.
    """
    if "migrated" not in (tables_of(connection) if tables is None else tables):
        return 0
    return int(connection.execute("SELECT coalesce(max(number), 0) FROM migrated").fetchall()[0][0])


def check(connection: PostgresConnection, where: Postgres, newest: int) -> set[str]:
    """Make sure that a database is a house that this bot can work with, or empty; returns its tables.

    Args:
        newest: The last migration that this bot knows.

    Raises:
        Foreign: It is the database of another program.
        TooNew: It knows migrations that this bot does not know.
    """
    tables = tables_of(connection)
    have = format_of(connection, tables)
    if have == 0 and tables - {"migrated", OWNERSHIP, LAST_CHANGE}:
        raise Foreign(f"HATOBA_DATABASE is {where}, which is that of another program; make an empty one.")
    if have > newest:
        raise TooNew(
            f"HATOBA_DATABASE is {where}, which was written by a newer version of the bot (format {have}, this one "
            f"knows {newest}); update the bot or use another database."
        )
    return tables


def migrate(connection: PostgresConnection, where: Postgres, folder: Path = MIGRATIONS) -> None:
    """Bring a house up to date, or make it in an empty database; its copy is made by pg_dump, before an update.

    Raises:
        StoreError: See `check`.
    """
    check(connection, where, max(migrations(folder)))
    bring_up(connection, folder)


def bring_up(connection: PostgresConnection, folder: Path = MIGRATIONS) -> None:
    """Apply the migrations that a house does not know yet."""
    # Plain SQL with several statements, and no mark in it.
    connection.raw.execute(FUNCTIONS.read_bytes())
    connection.execute(MIGRATED)
    have = format_of(connection)
    for number, script in migrations(folder).items():
        if number > have:
            with connection.raw.transaction():
                for statement in filter(None, map(of_a_table, statements(script))):
                    connection.raw.execute(statement.encode())
                connection.execute("INSERT INTO migrated (number) VALUES (?)", (number,))
