"""A part of a transaction that is kept or undone by itself."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def part(connection: sqlite3.Connection) -> Iterator[None]:
    """Undo what the block wrote if something goes wrong in it; the transaction goes on.

    What is wrong with the database itself undoes the whole transaction, as ever.
    """
    connection.execute("SAVEPOINT part")
    try:
        yield
    except sqlite3.Error:
        raise
    except BaseException:
        connection.execute("ROLLBACK TO part")
        connection.execute("RELEASE part")
        raise
    connection.execute("RELEASE part")
