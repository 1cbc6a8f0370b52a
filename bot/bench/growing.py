"""How what a press and the sweep cost grows: with the length of a match, and with the number of matches."""

from __future__ import annotations

import time
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from bot.background.sweep import sweep
from bot.bench.keeping import SHELF, dealt, played, press
from bot.cli.app import open_app
from bot.core.settings import Settings
from bot.core.unit_of_work import Limits, UnitOfWork

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping
    from pathlib import Path

LENGTHS = (20, 150, 400, 850)
"""Entries of a match; those that it comes to are reported."""
PRESSES = 30
"""Presses of which each mean is."""
MATCHES = (10, 2000)
"""Running matches of a small house and of a large one."""

COPIED = ("guests", "seats", "waits", "messages")
"""What belongs to a match, beside its log."""


async def growth(game: str, folder: Path) -> dict[str, float]:
    """Milliseconds of the database's thread a press after so many moves, and of a sweep over so many matches.

    Args:
        folder: An empty one.
    """
    figures: dict[str, float] = {}
    async with open_app(Settings(data=folder)) as app:
        numbers = count(1)
        match = await dealt(app, game, numbers)
        taken = [await app.database.read(_taken)]
        async for _ in played(app, game, match, numbers, press):
            taken.append(await app.database.read(_taken))
            if len(taken) > LENGTHS[-1] + PRESSES:
                break
        for length in LENGTHS:
            if len(taken) > length + PRESSES:
                figures[f"press_{length}"] = round((taken[length + PRESSES] - taken[length]) / PRESSES, 3)
        there = 1
        for number in MATCHES:
            await app.database.transact(partial(copy, match=match, there=there, to=number, new={}))
            there = number
            figures[f"sweep_{number}"] = round(await app.database.transact(_swept), 3)
    return figures


def _taken(_: sqlite3.Connection) -> float:
    """Milliseconds of processor that the database's thread has taken so far."""
    return 1e3 * time.thread_time()


def _swept(connection: sqlite3.Connection) -> float:
    """Milliseconds of a second sweep: the first one does what is due."""
    now = int(time.time())
    sweep(UnitOfWork(connection, now, SHELF, Limits()))
    begun = time.perf_counter()
    sweep(UnitOfWork(connection, now, SHELF, Limits()))
    return 1e3 * (time.perf_counter() - begun)


def copy(connection: sqlite3.Connection, match: str, there: int, to: int, new: Mapping[str, str]) -> None:
    """Copy a match without its log until there are so many, each in a channel and with people of its own.

    Args:
        match: Its id.
        there: How many there are.
        to: How many there are to be.
        new: What else is to be another value of the copies, by column.
    """
    own = {"id": "'bench' || i", "number": "NULL", "channel": "channel + i", **new}
    _copy_rows(connection, "matches", "id", match, range(there, to), own)
    for table in COPIED:
        other = {"match": "'bench' || i", "user": "user + 100 * i"}
        _copy_rows(connection, table, "match", match, range(there, to), other)


def _copy_rows(
    connection: sqlite3.Connection, table: str, key: str, match: str, copies: range, new: Mapping[str, str]
) -> None:
    columns = [row["name"] for row in connection.execute(f"PRAGMA table_info({table})")]
    chosen = ", ".join(new.get(column, column) for column in columns)
    connection.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) WITH RECURSIVE copies (i) AS "  # noqa: S608
        f"(SELECT ?2 UNION ALL SELECT i + 1 FROM copies WHERE i + 1 < ?3) SELECT {chosen} FROM {table}, copies "
        f"WHERE {key} = ?1",
        (match, copies.start, copies.stop),
    )
