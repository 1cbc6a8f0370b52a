"""A new database as migrations make it: made once by each process that tests, and copied for each test."""

from __future__ import annotations

from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.file_connection import connected
from bot.store.migrating import bring_up


@cache
def _brought_up() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        with closing(connected(path)) as connection:
            # As `bot.store.preparing` says it before anything is written.
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            bring_up(connection)
        return path.read_bytes()


def lay_database(path: Path) -> None:
    """Lay a database without a name and without a match at a path where none is; opened it is like any new one."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_brought_up())
