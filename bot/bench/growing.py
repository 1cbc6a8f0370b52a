"""How what a press and the sweep cost grows: with the length of a match, with other tables, and with all matches."""

from __future__ import annotations

import time
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from bot.background.sweep import sweep
from bot.bench.figures import spread
from bot.bench.keeping import FIRST, SHELF, dealt, people_at, play_ahead, played, press, thread_ms
from bot.cli.app import open_app
from bot.core.settings import Settings
from bot.core.unit_of_work import Limits, UnitOfWork
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from bot.cli.app import App
    from bot.store.connection import Connection

LENGTHS = (20, 150, 400, 850)
"""Entries of a match; those that it comes to are reported."""
PRESSES = 30
"""Presses of which each mean is."""
MATCHES = (10, 2000)
"""Running matches of a small house and of a large one."""

TABLES = 40
"""Tables that take turns."""
AMONG = (50, 850)
"""Entries that each of them has then."""

FINISHED = 10_000
"""Finished matches of a large house."""
ENDED = {"phase": "'over'", "ended": "created"}

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
        taken = [await app.database.read(thread_ms)]
        async for _ in played(app, game, match, numbers, press):
            taken.append(await app.database.read(thread_ms))
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


async def among_others(game: str, folder: Path) -> dict[str, float]:
    """Milliseconds of the database's thread a press at forty tables in turn, and beside ten thousand finished matches.

    Args:
        folder: An empty one.

    Returns:
        The means of a press after so many entries (``press_50``, ``press_850``), as far as every table comes to them;
        the 95th percentiles of a press at one table alone (``alone``), and beside what is finished (``finished``).
    """
    figures: dict[str, float] = {}
    async with open_app(Settings(data=folder, matches_per_server=TABLES)) as app:
        numbers = count(1)
        alone = await dealt(app, game, numbers)
        figures["alone"] = spread(await _presses(app, game, [(alone, FIRST)], numbers))["p95"]
        await app.database.transact(partial(copy, match=alone, there=1, to=FINISHED, new=ENDED))
        figures["finished"] = spread(await _presses(app, game, [(alone, FIRST)], numbers))["p95"]
        seats = GAMES[game].seats[1]
        others = range(FIRST + seats, FIRST + seats * TABLES, seats)
        tables = [(alone, FIRST), *[(await dealt(app, game, numbers, first), first) for first in others]]
        for length in AMONG:
            for match, first in tables:
                await play_ahead(app, match, people_at(game, numbers, first), length)
            times = await _presses(app, game, tables, numbers)
            if len(times) == len(tables) * PRESSES:
                figures[f"press_{length}"] = spread(times)["mean"]
    return figures


async def _presses(app: App, game: str, tables: Sequence[tuple[str, int]], numbers: Iterator[int]) -> list[float]:
    """Milliseconds of the database's thread of some presses at each of the tables, in turn, once all are known.

    Args:
        tables: The id of each match, and the first of its people.
    """
    turns = [played(app, game, match, numbers, press, first) for match, first in tables]
    times: list[float] = []
    for number in range(PRESSES + 1):
        for turn in turns:
            begun = await app.database.read(thread_ms)
            if await anext(turn, None) is not None and number:
                times.append(await app.database.read(thread_ms) - begun)
    for turn in turns:
        await turn.aclose()
    return times


def _swept(connection: Connection) -> float:
    """Milliseconds of a second sweep: the first one does what is due."""
    now = int(time.time())
    sweep(UnitOfWork(connection, now, SHELF, Limits()))
    begun = time.perf_counter()
    sweep(UnitOfWork(connection, now, SHELF, Limits()))
    return 1e3 * (time.perf_counter() - begun)


def copy(connection: Connection, match: str, there: int, to: int, new: Mapping[str, str]) -> None:
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
        other = {"match": "'bench' || i", "person": "person + 100 * i"}
        _copy_rows(connection, table, "match", match, range(there, to), other)


def _copy_rows(connection: Connection, table: str, key: str, match: str, copies: range, new: Mapping[str, str]) -> None:
    columns = [row["name"] for row in connection.execute(f"PRAGMA table_info({table})")]
    chosen = ", ".join(new.get(column, column) for column in columns)
    connection.execute(
        f"INSERT INTO {table} ({', '.join(columns)}) WITH RECURSIVE copies (i) AS "  # noqa: S608
        f"(SELECT ?2 UNION ALL SELECT i + 1 FROM copies WHERE i + 1 < ?3) SELECT {chosen} FROM {table}, copies "
        f"WHERE {key} = ?1",
        (match, copies.start, copies.stop),
    )
