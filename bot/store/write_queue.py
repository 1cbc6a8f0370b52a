"""The connection of the database, with the works that wait for it."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from typing_extensions import override

if TYPE_CHECKING:
    from collections import deque
    from collections.abc import Callable

    from bot.store.newest import Newest


class WriteQueue(sqlite3.Connection):
    """A connection with whole pieces of work that wait for its thread.

    Asked to commit, it does the next of them. aiosqlite runs every call whole in the thread of its connection, so that
    no other statement can slip between those of a piece of work; and as it commits by itself, `commit` is free for it.

    Attributes:
        first: Short works that go before all others.
        then: All others.
        newest: Where it is noted how far the database has come.
        counted: Whether the present transaction may have come further.
    """

    counted: bool = False
    newest: Newest
    first: deque[Callable[[], None]]
    then: deque[Callable[[], None]]

    @override
    def commit(self) -> None:
        """Do the next piece of work."""
        (self.first or self.then).popleft()()
