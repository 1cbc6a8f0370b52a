"""Where a service that is tried out keeps its house: in a file, or by a PostgreSQL server of the tests' own."""

from __future__ import annotations

import re
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.store.file_connection import FileConnection
from render.faces import FACES
from rules.games import GAMES
from tests.bot.fresh import lay_database

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store.connection import Connection
    from bot.store.database import Database
    from bot.store.database_address import Where

EITHER = ("sqlite", pytest.param("postgres", marks=pytest.mark.long))
"""Both engines, for the fixture `engine`; on PostgreSQL all takes longer, and its like runs every day."""

_made: list[set[str] | None] = [None]
"""What was made in each block of an engine: the databases on PostgreSQL, nothing to be let go in files."""


def house_in(file: Path, like: str | None = None) -> Where:
    """A house without a name and without a match for what keeps one in this file: the file, or a database instead.

    Args:
        like: A database that is copied instead, where there is one.
    """
    made = _made[-1]
    if made is None:
        lay_database(file)
        return file
    # Imported only then: all other tests do without.
    from tests.bot.postgres_server import new_database, template  # noqa: PLC0415

    name = f"h{sha256(str(file).encode()).hexdigest()[:16]}"
    made.add(name)
    return new_database(name, like=like or template())


def begin(engine: str) -> None:
    """Start what an engine needs, before processes are copied that would each start it for themselves."""
    if engine == "postgres":
        # Imported only then: all other tests do without.
        from tests.bot.postgres_server import template  # noqa: PLC0415

        template()


_TABLES = GameCatalog(GAMES, FACES, Packs(Path()))
"""Knows the component tables that any house of this process has read."""


def share_tables(catalog: GameCatalog) -> GameCatalog:
    """Let a house find what others have read of component tables, each under its hash: reading takes most of a deal."""
    catalog._books, catalog._own = _TABLES._books, _TABLES._own
    return catalog


def forget_tables() -> None:
    """Let the next house read all component tables itself, as a bot does that has just started."""
    _TABLES._books.clear()
    _TABLES._own.clear()


async def be_quick(database: Database) -> None:
    """Let a disk not be waited for at every press: no one pulls the plug here."""
    if isinstance(database.where, Path):
        await database.connection.execute("PRAGMA synchronous = OFF")


def in_its_file(connection: Connection) -> FileConnection:
    """A connection as SQLite's own, for what is asked of SQLite alone."""
    assert isinstance(connection, FileConnection)
    return connection


def rows_with(connection: Connection, user: int) -> list[str]:
    """Everything that is kept, as SQL, in which a person's id stands before a comma or a bracket.

    The end of a longer number, as of a time, is no one's id.
    """
    hers = re.compile(rf"(?<![\d.]){user}[,)]")
    return [line for line in in_its_file(connection).iterdump() if hers.search(line)]


@contextmanager
def kept_by(engine: str) -> Iterator[None]:
    """Let houses be kept by an engine as long as the block lasts."""
    made = None if engine == "sqlite" else set[str]()
    _made.append(made)
    try:
        yield
    finally:
        _made.pop()
        for name in made or ():
            from tests.bot.postgres_server import drop  # noqa: PLC0415

            drop(name)
