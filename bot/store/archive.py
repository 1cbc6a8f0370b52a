"""The archive: a file of its own for finished matches that the database keeps no more.

It is an SQLite file with a row for each match, all of it as JSON, and the component tables that they were dealt from.
"""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, TypeAlias

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection

KEPT = ("guests", "seats", "entries", "votes")
"""Tables of which the archive keeps what belongs to a match, besides its own row."""

NAMES = {"person": "user"}
"""What columns are called in an archive, where that is something else."""

SHELVES = (
    "CREATE TABLE IF NOT EXISTS tables (hash TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL) STRICT",
    """CREATE TABLE IF NOT EXISTS matches (
        seal TEXT PRIMARY KEY, id TEXT NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL, content TEXT NOT NULL
    ) STRICT""",
)

Value: TypeAlias = "str | int | float | None"


@frozen
class Record:
    """A finished match as the archive keeps it.

    Attributes:
        id: Its id.
        match: Its own row, by column.
        rows: The rows of other tables that belong to it.
        tables: Hash, game and text of its component tables.
    """

    id: str
    match: dict[str, Value]
    rows: dict[str, list[dict[str, Value]]]
    tables: tuple[str, str, str]


def record(connection: Connection, match: str) -> Record:
    """All that the archive keeps of a match."""
    (row,) = _rows(connection, "SELECT * FROM matches WHERE id = ?", match)
    component = connection.execute("SELECT hash, game, content FROM tables WHERE hash = ?", (row["tables"],)).fetchone()
    return Record(
        match,
        row,
        {table: _rows(connection, f"SELECT * FROM {table} WHERE match = ?", match) for table in KEPT},  # noqa: S608
        (component[0], component[1], component[2]),
    )


def _rows(connection: Connection, query: str, match: str) -> list[dict[str, Value]]:
    found = connection.execute(query, (match,))
    return [{NAMES.get(key, key): _plain(row[key]) for key in row.keys()} for row in found]  # noqa: SIM118


def _plain(value: bytes | Value) -> Value:
    return value.hex() if isinstance(value, bytes) else value


def put_away(archive: Path, records: list[Record]) -> None:
    """Write matches to the archive; once more is as good as once.

    Raises:
        OSError: It cannot be written.
        sqlite3.Error: It cannot be written, or is no archive.
    """
    archive.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(archive, os.O_CREAT | os.O_WRONLY, 0o600))
    with closing(sqlite3.connect(archive, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")
        for shelf in SHELVES:
            connection.execute(shelf)
        for each in records:
            content = json.dumps({"match": each.match, **each.rows}, ensure_ascii=False)
            connection.execute("INSERT OR IGNORE INTO tables (hash, game, content) VALUES (?, ?, ?)", each.tables)
            connection.execute(
                "INSERT OR REPLACE INTO matches (seal, id, game, ended, content) VALUES (?, ?, ?, ?, ?)",
                (each.match["seal"], each.id, each.match["game"], each.match["ended"], content),
            )
        connection.execute("COMMIT")
