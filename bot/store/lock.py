"""The lock beside the database: one bot for one database."""

from __future__ import annotations

import fcntl
import os
from typing import TYPE_CHECKING

from bot.store.errors import Locked

if TYPE_CHECKING:
    from pathlib import Path


class Lock:
    """Held from start to stop. The system lets it go when its process dies, so that none can be left behind."""

    def __init__(self, database: Path) -> None:
        """Take the lock of a database.

        Raises:
            Locked: Another process holds it.
        """
        path = database.with_name(database.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(self._file, 32).decode("ascii", "replace").strip() or "unknown"
            os.close(self._file)
            raise Locked(
                f"Another bot (process {holder}) works with {database}; stop it first or set HATOBA_DATABASE."
            ) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let it go. The file stays: removing it could pull the lock from under a bot that is just starting."""
        os.close(self._file)
