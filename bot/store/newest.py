"""The newest entry, noted beside the database, and whether all that was written is still there at the start.

What was committed last stands in the write-ahead log alone. A database without it is an older one, or an empty one, and
SQLite opens it as if nothing were missing. So a small file tells how far it had come.
"""

from __future__ import annotations

import contextlib
import json
import os
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from bot.store.backup import OURS, read_only, tables_of
from bot.store.errors import Foreign, Incomplete
from bot.store.meta import find, note
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from bot.store.file_connection import FileConnection

SUFFIX = ".newest"
"""How the name of the file ends that tells how far the database had come."""

LENGTH = 256
"""Bytes of that file: written in one piece, and never longer or shorter."""


@frozen
class Mark:
    """How far a database had come.

    Attributes:
        id: Its name.
        count: Number of lobbies and entries that were ever written.
        match: The match of the newest.
        entry: Number of the newest entry in its log; 0 for a new lobby.
        made: When it was written, in seconds since 1970.
    """

    id: str
    count: int = 0
    match: str = ""
    entry: int = 0
    made: int = 0


class Newest:
    """The file beside an open database that tells how far it has come."""

    def __init__(self, database: Path, connection: FileConnection) -> None:
        """Open the file, or make it, and note how far the database has come."""
        self._file = os.open(f"{database}{SUFFIX}", os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
        self._id = find(connection, "id")
        self._noted = ""
        self.note(find(connection, "newest") or "{}")

    def note(self, come: str) -> None:
        """Note how far the database has come, after the commit: the note is behind at worst, never ahead."""
        if come != self._noted:
            text = json.dumps({"id": self._id, **json.loads(come)})
            # What was committed stays so, whether it can be noted or not.
            with contextlib.suppress(OSError):
                os.pwrite(self._file, text.encode().ljust(LENGTH), 0)
                self._noted = come

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)


def note_open(connection: Connection, *, is_open: bool) -> None:
    """Note in the database whether a bot works with it: if it does, a write-ahead log belongs to it."""
    note(connection, "open", str(int(is_open)))


def make_sure_it_is_whole(database: Path) -> None:
    """Make sure that what lies there is a database of ours with all that was written; it is only read.

    Raises:
        Foreign: It is the database of another program.
        Incomplete: Something is missing that was there before.
        sqlite3.Error: It cannot be read.
    """
    noted = _noted(database)
    log = Path(f"{database}-wal")
    if not database.exists() or database.stat().st_size == 0:
        if noted.count or (log.exists() and log.stat().st_size):
            raise Incomplete(f"{database} is missing or empty, but not what lies beside it. {_ways(database)}")
        return
    alone = not log.exists()
    with closing(at_rest(database)) as connection:
        tables = tables_of(connection)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if (tables or version) and not tables >= OURS:
            raise Foreign(f"{database} is the database of another program; set HATOBA_DATABASE to another file.")
        come = Mark(noted.id) if not tables else _come(connection)
        was_open = bool(tables) and find(connection, "open") == "1"
    if noted.id == come.id and noted.count > come.count:
        raise Incomplete(
            f"{database} is older than it was: {noted.count - come.count} of its newest moves and lobbies are missing, "
            f"up to move {noted.entry} of table {noted.match} ({_moment(noted.made)}). {_ways(database)}"
        )
    if not noted.id and was_open and alone:
        raise Incomplete(
            f"{database} was never closed in good order, and what was written last is missing. {_ways(database)}"
        )


def _ways(database: Path) -> str:
    return (
        f"{database}, {database.name}-wal and {database.name}{SUFFIX} belong together: put back what is missing or was "
        f"cut, or restore a backup. To go on without it: python -m bot restore {database}"
    )


def _come(connection: Connection) -> Mark:
    return Mark(find(connection, "id") or "", **json.loads(find(connection, "newest") or "{}"))


def at_rest(database: Path) -> FileConnection:
    """A connection that leaves a database as it is, whether a bot works with it or not."""
    return read_only(database, alone=not Path(f"{database}-wal").exists())


def newest_move(connection: Connection) -> int:
    """When the newest lobby or entry was written, in seconds since 1970; 0 if there is none."""
    return _come(connection).made


def _noted(database: Path) -> Mark:
    """What the file tells; a file that tells nothing is as good as none."""
    try:
        return Mark(**json.loads(Path(f"{database}{SUFFIX}").read_bytes()))
    except (OSError, ValueError, TypeError):
        return Mark("")


def _moment(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(seconds))
