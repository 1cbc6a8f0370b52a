"""What a house is kept in, as the rest of the store sees it: one small face for SQLite and for PostgreSQL."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

from bot.store.errors import PostgresFault

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.store.connection import Connection
    from bot.store.owner import Lease

T = TypeVar("T")

Work: TypeAlias = "Callable[[Connection], T]"
"""A piece of work on the connection."""

FAULTS = (sqlite3.Error, PostgresFault)
"""What says that something is wrong with the database itself, or with a statement."""


class Engine(Protocol):
    """What keeps a house. All of it is used in the thread of the database alone."""

    @property
    def connection(self) -> Connection:
        """The connection, in autocommit mode."""

    @property
    def lease(self) -> Lease | None:
        """How long the house is this process's, where another may take it."""

    @property
    def written(self) -> int:
        """Rows that were written or deleted by what was kept since it was opened."""

    def write(self, work: Work[T]) -> T:
        """Do a piece of work as one transaction, kept whole or not at all.

        Raises:
            DiskFull: There was no room; nothing was kept.
            Unready: The database cannot be used at this moment.
        """

    def read(self, work: Work[T]) -> T:
        """Read what belongs together from one moment; nothing is kept of what the work might write."""

    def copy_to(self, target: Path) -> None:
        """Write a consistent copy to a new file.

        Raises:
            FileExistsError: There is such a file already.
            NoFile: This engine copies by its own means.
        """

    def thorough_look(self) -> Callable[[], str] | None:
        """What looks over all of the house in a thread of its own, and says what is wrong, or ``ok``.

        None: nothing needs it, as where it is small, or looked over by what keeps it.
        """

    def give_back(self) -> bool:
        """Give a little of the room back that nothing needs any more; whether there is more of it."""

    def listen(self, hears: Callable[[str], object] | None) -> None:
        """Tell each statement that is done from now on; None: tell no one."""

    def release(self) -> None:
        """Let others have the house, once its connection is closed."""
