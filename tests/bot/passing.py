"""Time that passes in a test: seen by the pulse, unlike what passes while the bot is down."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.core.clock import CLOCK
from bot.core.clock_catch_up import mark

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from bot.store.connection import Connection
    from bot.store.database import Database


async def pass_time(database: Database, seconds: float, advance: Callable[[float], None]) -> None:
    """Push the clock on as if the pulse had beaten all the while.

    Args:
        database: Where its last mark is noted.
        seconds: How far.
        advance: Pushes the clock.
    """

    def work(connection: Connection) -> None:
        advance(seconds)
        mark(connection, int(CLOCK.now()))

    await database.transact(work)


@contextmanager
def own_clock(file: Path) -> Iterator[None]:
    """Let the clock of this process run ahead by what a file says, as long as the block lasts."""
    CLOCK.file = file
    try:
        yield
    finally:
        CLOCK.file = None


def advance(seconds: float) -> None:
    """Push the clock of this process on, or back; its pulse is not told."""
    assert CLOCK.file is not None
    # A file of its own each time, as the local Discord writes it: two in the same moment are told apart.
    fresh = CLOCK.file.with_suffix(".new")
    fresh.write_text(repr(CLOCK.ahead() + seconds), encoding="ascii")
    fresh.replace(CLOCK.file)
