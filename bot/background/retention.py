"""Retention: finished matches go after some days, if the operator wishes, to an archive first."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.store import archive, matches
from bot.store.deletion import delete

if TYPE_CHECKING:
    import sqlite3

    from bot.store.archive import Record
    from bot.store.database import Database

DAY = 24 * 3600

AT_A_TIME = 20
"""Matches that go at a time, in one transaction."""


@dataclass(frozen=True, slots=True)
class Retention:
    """How long finished matches are kept.

    Attributes:
        days: Days after their end, or None for ever.
        archive: File to which they are written before they go, or None.
    """

    days: int | None = None
    archive: Path | None = None


async def let_finished_go(database: Database, retention: Retention, now: int) -> int:
    """Let matches go that ended long enough ago; how many went.

    What cannot be written to the archive stays. Killed on the way, the bot writes it there once more.
    """
    if retention.days is None:
        return 0
    gone, before = 0, now - retention.days * DAY
    while records := await database.read(partial(_due, before=before)):
        if retention.archive is not None:
            await asyncio.to_thread(archive.put_away, retention.archive, records)
        await database.transact(partial(_let_go, records=records))
        gone += len(records)
    return gone


def _due(connection: sqlite3.Connection, before: int) -> list[Record]:
    return [archive.record(connection, match) for match in matches.ended_before(connection, before, AT_A_TIME)]


def _let_go(connection: sqlite3.Connection, records: list[Record]) -> None:
    for each in records:
        delete(connection, each.id)
