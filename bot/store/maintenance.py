"""The upkeep of the file while the bot runs: a look over every page, and room given back, a little at a time."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from bot.store.meta import find, note
from bot.store.spans import DAY

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from bot.store.database import Database
    from bot.store.file_connection import FileConnection

WEEK = 7 * DAY


async def damage(database: Database, now: int) -> str | None:
    """Look over a large database, once a week, without keeping anyone waiting.

    Returns:
        What is wrong with it; None if nothing is, or if it was looked over lately.
    """
    look = database.engine.thorough_look()
    if look is None or not await database.read(lambda c: _is_due(c, now)):
        return None
    verdict = await asyncio.to_thread(look)
    if verdict != "ok":
        return verdict
    await database.transact(partial(note, key="checked", value=str(now)))
    return None


def _is_due(connection: Connection, now: int) -> bool:
    checked = find(connection, "checked")
    # A time ahead of the clock says nothing.
    return checked is None or not 0 <= now - int(checked) < WEEK


def unsound(connection: FileConnection) -> str | None:
    """What is wrong with any page, index or reference of a database; None if nothing is. It reads all of it."""
    verdict = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    if verdict != "ok":
        return verdict
    stray = connection.execute("PRAGMA foreign_key_check").fetchone()
    return None if stray is None else f"a row of {stray[0]} belongs to nothing"


async def shrink(database: Database) -> None:
    """Give back what was let go, until nothing is left to be given."""
    more = True
    while more:
        more = await database.give_back()
