"""A checked copy of the database each day, in a folder of the operator's, of which the newest are kept.

A copy is written under another name and gets its own once it is whole, checked and on the disk: whatever has that name
can be restored. Killed before that, the bot begins it anew; what it left half written never counts.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import structlog

from bot.background.trying import again_and_again
from bot.core import clock
from bot.store.backup import backup
from bot.store.errors import DiskFull, StoreError
from bot.store.spans import HOUR, MINUTE

_log = structlog.get_logger()

LOOK: Final = 15.0 * MINUTE
"""Seconds between two looks at whether a copy is due; after one that could not be made, too."""

NIGHT: Final = 3 * HOUR
"""When a day of copies begins, in seconds after midnight UTC."""

SPARE: Final = 64 * 2**20
"""Bytes that a copy leaves free on its disk: the database may grow on the same one."""

UNFINISHED: Final = ".unfinished"
"""How the name of a copy ends that is not whole yet."""


@dataclass(slots=True)
class DailyBackup:
    """Makes the copies; see the module.

    Attributes:
        database: The database.
        folder: Where copies go; it must be there, since a disk that is not mounted must not be written beside.
        kept: How many stay.
    """

    database: Path
    folder: Path
    kept: int
    _said: str = field(default="", init=False)

    async def run(self) -> None:
        """Make copies until told to stop."""
        await again_and_again(self.look, LOOK)

    async def look(self) -> None:
        """Make today's copy if there is none yet; why it cannot be made is said once."""
        today = copy_of(self.database, self.folder, clock.now())
        if today.exists():
            return
        try:
            await asyncio.to_thread(self._make, today)
        except (StoreError, OSError) as error:
            why = f"{self.folder}: {error.strerror}" if isinstance(error, OSError) else str(error)
            if why != self._said:
                _log.error("no backup made, the bot goes on: look to HATOBA_BACKUP_DIR", why=why)
            self._said = why
        else:
            self._said = ""
            _log.info("backup made", file=str(today))

    def _make(self, today: Path) -> None:
        """Write a copy, and let the oldest go; in a thread of its own.

        Raises:
            StoreError: It cannot be written, or is not sound.
            OSError: The folder is not there, or nothing can be written to it.
        """
        for left in self.folder.glob(f"{self.database.stem}-*{UNFINISHED}"):
            left.unlink()
        needed, free = self.database.stat().st_size + SPARE, shutil.disk_usage(self.folder).free
        if free < needed:
            raise DiskFull(f"{self.folder} has room for {free >> 20} MiB, and a copy needs {needed >> 20}.")
        unfinished = today.with_name(today.name + UNFINISHED)
        backup(self.database, unfinished)
        _sync(unfinished)
        unfinished.replace(today)
        _sync(self.folder)
        # Whatever a clock that was wrong has called the others: this one is the newest.
        others = [copy for copy in copies(self.database, self.folder) if copy != today]
        for old in others[: max(0, len(others) - self.kept + 1)]:
            old.unlink()


def copy_of(database: Path, folder: Path, now: float) -> Path:
    """The copy of the day to which a moment belongs."""
    return folder / f"{database.stem}-{datetime.fromtimestamp(now - NIGHT, UTC):%Y-%m-%d}.sqlite3"


def copies(database: Path, folder: Path) -> list[Path]:
    """The copies of a database in a folder, the oldest first."""
    name = re.compile(rf"{re.escape(database.stem)}-\d{{4}}-\d\d-\d\d\.sqlite3")
    return sorted(file for file in folder.iterdir() if name.fullmatch(file.name))


def _sync(path: Path) -> None:
    """Wait until a file, or what a folder lists, is on the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
