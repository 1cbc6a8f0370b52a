"""A connection to a file of SQLite's: what statements may call there, and how far the file has come."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from bot.store.chain import head, link

if TYPE_CHECKING:
    from pathlib import Path

BUSY = 5.0
"""Seconds to wait for someone who reads the file at the same moment, such as a backup."""


class FileConnection(sqlite3.Connection):
    """A connection that knows whether the present transaction comes further, and how much was written.

    Attributes:
        come: How far, if a lobby or an entry was counted in it.
        written: Rows that the transactions up to now have written or deleted.
    """

    come: str | None = None
    written: int = 0

    def begin(self, how: str) -> None:
        """Begin a transaction, in which nothing is counted yet."""
        self.come = None
        self.execute(how)

    def came(self, match: str, entry: int, made: int, by: int) -> None:
        """Count a lobby, or some entries, within their transaction; it is noted after the commit.

        What was committed last may be lost with the write-ahead log; see `bot.store.newest`.
        """
        self.come = self.execute(
            "INSERT INTO house (key, value) VALUES "
            "('newest', json_object('count', ?4, 'match', ?1, 'entry', ?2, 'made', ?3)) "
            "ON CONFLICT (key) DO UPDATE SET value = "
            "json_set(excluded.value, '$.count', json_extract(house.value, '$.count') + ?4) RETURNING value",
            (match, entry, made, by),
        ).fetchall()[0][0]


def connected(file: Path | None, how: str = "mode=rwc", *, across_threads: bool = False) -> FileConnection:
    """A connection in autocommit mode, its rows with names.

    Args:
        file: None: a database in memory.
        how: How SQLite opens it, as part of its address.
        across_threads: Whether it is opened in one thread and used in another.

    Raises:
        sqlite3.Error: It cannot be opened.
    """
    connection = sqlite3.connect(
        "file::memory:" if file is None else f"{file.absolute().as_uri()}?{how}",
        uri=True,
        timeout=BUSY,
        isolation_level=None,
        cached_statements=256,
        check_same_thread=not across_threads,
        factory=FileConnection,
    )
    connection.row_factory = sqlite3.Row
    # Statements link the log, those of migrations too: none can forget it.
    connection.create_function("link", 6, link, deterministic=True)
    connection.create_function("head", 3, head, deterministic=True)
    # Where one connection writes nothing has to be held.
    connection.create_function("hold", 1, lambda _: None)
    return connection
