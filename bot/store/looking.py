"""A house looked at from outside, whether a bot works with it or not, and left as it is."""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from bot.store import postgres
from bot.store.backup import check, read_only
from bot.store.database_address import Postgres
from bot.store.errors import NoFile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.store.connection import Connection
    from bot.store.database_address import Where


@contextmanager
def reading(house: Where) -> Iterator[tuple[Connection, int]]:
    """A connection to a house that is only read, with the house's format.

    Raises:
        StoreError: There is none, it is not sound, or it cannot be reached.
    """
    if isinstance(house, Postgres):
        with postgres.engine().reading(house) as found:
            yield found
        return
    have = check(house)
    with closing(read_only(house)) as connection:
        yield connection, have


def file_of(database: Where, instead: str) -> Path:
    """The file of a database, for what works with files alone.

    Args:
        instead: What an operator of PostgreSQL does in its place: the end of a sentence.

    Raises:
        NoFile: It is kept in none.
    """
    if isinstance(database, Postgres):
        raise NoFile(f"HATOBA_DATABASE is {database}, which is no file; {instead}.")
    return database
