"""Bringing a database up to date: numbered SQL files, a copy before, each file whole or not at all."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import TooNew
from bot.store.file_connection import FileConnection, connected

MIGRATIONS = Path(__file__).parent / "migrations"

_NAME = re.compile(r"(\d{4})_[a-z0-9_]+\.sql")


def migrations(folder: Path = MIGRATIONS) -> dict[int, str]:
    """The SQL of every migration by its number, in order; they count from 1 without a gap, each number once."""
    found = [
        (int(name[1]), path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.sql"))
        if (name := _NAME.fullmatch(path.name))
    ]
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise AssertionError("migrations must count from 1 without a gap, each number once")
    return dict(found)


def format_of(connection: FileConnection) -> int:
    """How many migrations a database knows."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: FileConnection, database: Path, folder: Path = MIGRATIONS) -> Path | None:
    """Bring a database up to date.

    Args:
        connection: In autocommit mode.
        database: Its file, for the name of the copy.

    Returns:
        The copy made before, or None if there was nothing to do or nothing to copy.

    Raises:
        TooNew: The database knows migrations that this bot does not know.
    """
    known = migrations(folder)
    have = format_of(connection)
    newest = max(known)
    if have > newest:
        raise TooNew(
            f"{database} was written by a newer version of the bot (format {have}, this one knows {newest}); "
            "update the bot or use another database."
        )
    copy = copy_aside(connection, database, have) if 0 < have < newest else None
    bring_up(connection, folder)
    return copy


def bring_up(connection: FileConnection, folder: Path = MIGRATIONS) -> None:
    """Apply the migrations that a database does not know yet, without a copy."""
    have = format_of(connection)
    for number, script in migrations(folder).items():
        if number > have:
            _apply(connection, number, script)


def copy_to(connection: FileConnection, target: Path) -> None:
    """Write a consistent copy of the database to a new file that only its owner may read."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        connection.execute("VACUUM INTO ?", (str(target),))
        with closing(connected(target)) as copied:
            # No one works with the copy, nor does a write-ahead log belong to it.
            copied.execute("UPDATE house SET value = '0' WHERE key = 'open'")
    except BaseException:
        target.unlink()
        raise


def copy_aside(connection: FileConnection, database: Path, version: int) -> Path:
    """Copy a database to a name beside it that is not taken yet."""
    number = 1
    while (target := database.with_name(f"{database.stem}-format-{version}-copy-{number}.sqlite3")).exists():
        number += 1
    copy_to(connection, target)
    return target


def _apply(connection: FileConnection, number: int, script: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements(script):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def statements(script: str) -> list[str]:
    """A script cut into its statements (`executescript` would commit before it begins)."""
    found: list[str] = []
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            found.append(pending)
            pending = ""
    return found
