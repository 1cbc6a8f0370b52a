"""What can be wrong with the database, each in one sentence for whoever runs the bot."""

from __future__ import annotations

import sqlite3


class StoreError(Exception):
    """The database cannot be used as it is; the message is a whole sentence."""


class Locked(StoreError):  # noqa: N818
    """Another bot works with this database."""


class TooNew(StoreError):  # noqa: N818
    """The database was written by a newer version of the bot."""


class Damaged(StoreError):  # noqa: N818
    """The file is no sound database."""


class Foreign(StoreError):  # noqa: N818
    """The file is the database of another program."""


class Incomplete(StoreError):  # noqa: N818
    """Something is missing that had been written."""


class DiskFull(StoreError):  # noqa: N818
    """There is no room for the change; nothing of it was kept."""


class Unready(StoreError):  # noqa: N818
    """The database cannot be used at this moment: someone else holds it, or the disk gave an error."""


class NoFile(StoreError):  # noqa: N818
    """Asked for the file of a database that is not kept in one."""


class PostgresFault(Exception):  # noqa: N818
    """What PostgreSQL says of a statement; it stands for what `sqlite3.Error` is of SQLite.

    Attributes:
        state: Its code of five letters and digits; empty if it was not even sent.
    """

    def __init__(self, said: str, state: str) -> None:
        super().__init__(said)
        self.state = state

    def __reduce__(self) -> tuple[type[PostgresFault], tuple[str, str]]:
        """It comes out of another process as it went in."""
        return type(self), (str(self), self.state)


class BrokenMatches(StoreError):  # noqa: N818
    """The database can be read, but not all of its matches."""


def is_full(error: sqlite3.Error) -> bool:
    """Whether SQLite found no room."""
    return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
