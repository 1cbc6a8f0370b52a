"""The archive: a database as a small file of SQL text, and back again as the bot of its day left it."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent


def file_of(game: str, version: int) -> Path:
    """Where the service of one version of one game is kept."""
    return FOLDER / f"{game}-{version}.sql.gz"


def archives() -> list[tuple[str, int]]:
    """Game and version of every database that is kept."""
    names = (path.name.removesuffix(".sql.gz") for path in FOLDER.glob("*.sql.gz"))
    return sorted((game, int(version)) for game, _, version in (name.rpartition("-") for name in names))


def format_of(game: str, version: int) -> int:
    """The format of the database in which it is kept: how many migrations had been run."""
    with gzip.open(file_of(game, version), "rt") as kept:
        return int(kept.readline().removeprefix("PRAGMA user_version = ").removesuffix(";\n"))


def put_away(database: Path, file: Path) -> None:
    """Keep a database for ever.

    Raises:
        FileExistsError: There is such a file; what was kept is never written anew.
    """
    with closing(sqlite3.connect(database)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        text = "\n".join((f"PRAGMA user_version = {version};", *content(connection)))
    with file.open("xb") as target:
        target.write(gzip.compress(text.encode(), mtime=0))


def content(connection: sqlite3.Connection) -> list[str]:
    """What a database holds, as SQL; whether a bot works with it just now is no part of it."""
    return [line for line in connection.iterdump() if not line.startswith("INSERT INTO \"house\" VALUES('open',")]


def bring_up(file: Path, database: Path) -> None:
    """Make a new database of what was kept, in the format in which it was kept."""
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(gzip.decompress(file.read_bytes()).decode())
