"""Putting a copy in the place of the database: nothing unread comes in, and nothing that stood there is lost."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

from bot.store.backup import check, read_only
from bot.store.connection import Connection
from bot.store.deletion import delete
from bot.store.errors import BrokenMatches
from bot.store.file_connection import connected
from bot.store.migrating import bring_up, copy_to
from bot.store.newest import SUFFIX
from bot.store.preparing import Lock
from rules.core.frozen import frozen

TOGETHER = ("", "-wal", "-shm", SUFFIX)
"""How the names of the files end that are one database: what was committed last stands in its write-ahead log."""


@frozen
class Broken:
    """A match that cannot be read.

    Attributes:
        match: Its id.
        what: What of it cannot be read, in words, without its content.
    """

    match: str
    what: str


Examine: TypeAlias = Callable[[Connection], Sequence[Broken]]
"""Reads all matches of a database, and names those that cannot be read."""


@frozen
class Restored:
    """What a restore has done.

    Attributes:
        aside: Where the database is that stood there before, or None if there was none.
        left_out: Matches that could not be read and were left out.
    """

    aside: Path | None
    left_out: tuple[Broken, ...]


def restore(copy: Path, database: Path, examine: Examine, *, keep_going: bool = False) -> Restored:
    """Put a copy in the place of the database; the bot must not be running.

    Args:
        copy: A copy made by `backup`; it stays as it is.
        examine: Reads the copy's matches.
        keep_going: Whether matches that cannot be read are left out; else nothing is restored.

    Raises:
        Locked: The bot is running.
        BrokenMatches: Some matches cannot be read.
        StoreError: The copy cannot be used.
    """
    check(copy)
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = Lock(database)
    fresh = database.with_name(database.name + ".restoring")
    try:
        _remove(fresh)
        with closing(read_only(copy)) as connection:
            copy_to(connection, fresh)
        left_out = _made_ready(copy, fresh, examine, keep_going=keep_going)
        aside = _put_aside(database)
        fresh.replace(database)
        os.sync()
    finally:
        _remove(fresh)
        lock.release()
    return Restored(aside, left_out)


def _made_ready(copy: Path, fresh: Path, examine: Examine, *, keep_going: bool) -> tuple[Broken, ...]:
    """Bring a restored database up to date, read all of it, and give it a new name.

    Its rows count on from the past, and a nonce, which is made of name and row, must never come twice.
    """
    with closing(connected(fresh)) as connection:
        bring_up(connection)
        broken = tuple(examine(connection))
        if broken and not keep_going:
            raise BrokenMatches(
                f"{copy} was not restored, since of {len(broken)} of its matches something cannot be read: "
                f"{listed(broken)}. With --keep-going all others are restored."
            )
        connection.execute("BEGIN IMMEDIATE")
        for each in broken:
            delete(connection, each.match)
        connection.execute("UPDATE house SET value = ? WHERE key = 'id'", (secrets.token_hex(16),))
        connection.execute("COMMIT")
    return broken


def listed(broken: Sequence[Broken]) -> str:
    """The matches that cannot be read, with what it is of each."""
    return ", ".join(f"{each.match} ({each.what})" for each in broken)


def _put_aside(database: Path) -> Path | None:
    """Keep what stands there now as it is, sound or not, under a name that is not taken.

    It has its new name before it loses the old one. The write-ahead log goes before the restored database comes: it
    would be read into it.
    """
    there = [end for end in TOGETHER if Path(f"{database}{end}").exists()]
    if not there:
        return None
    number = 1
    while any(Path(f"{aside_name(database, number)}{end}").exists() for end in TOGETHER):
        number += 1
    aside = aside_name(database, number)
    for end in there:
        _keep(Path(f"{database}{end}"), Path(f"{aside}{end}"))
    os.sync()
    for end in TOGETHER[1:]:
        Path(f"{database}{end}").unlink(missing_ok=True)
    return aside


def aside_name(database: Path, number: int) -> Path:
    """The name under which a database is kept that was replaced."""
    return database.with_name(f"{database.stem}-replaced-{number}.sqlite3")


def _keep(file: Path, name: Path) -> None:
    try:
        os.link(file, name)
    except OSError:
        # Not every file system knows a file by two names.
        shutil.copy2(file, name)


def _remove(database: Path) -> None:
    for end in (*TOGETHER, "-journal"):
        Path(f"{database}{end}").unlink(missing_ok=True)
