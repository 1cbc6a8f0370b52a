"""How often a whole press with its posts asks the database, and what starting costs in a house of many matches."""

from __future__ import annotations

import time
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from statistics import mean
from typing import TYPE_CHECKING

from bot.bench.growing import ENDED, FINISHED, copy
from bot.bench.keeping import carry, dealt, played, press
from bot.cli.app import open_app
from bot.core.settings import Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.cli.app import App
    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.store.database import Database
    from rules.core.decisions import Question

PRESSES = 100
"""Presses that are counted, at most."""

STARTS = 3

TRANSACTION = ("BEGIN", "COMMIT", "ROLLBACK")


@asynccontextmanager
async def counted(database: Database) -> AsyncIterator[list[str]]:
    """The statements that a database is asked in the block.

    The trace is set in the database's thread: another takes the locks of Python and SQLite in the opposite order, and
    both may wait for ever.
    """
    asked: list[str] = []
    await database.connection.run(lambda _: database.engine.listen(asked.append))
    try:
        yield asked
    finally:
        await database.connection.run(lambda _: database.engine.listen(None))


async def asking(game: str, folder: Path) -> dict[str, float]:
    """How many statements in how many transactions a press takes, from its arrival until all is posted; their means.

    Args:
        folder: An empty one.
    """
    found: list[list[str]] = []

    async def whole(app: App, caller: Caller, loaded: LoadedMatch, question: Question, answer: str) -> float:
        async with counted(app.database) as asked:
            await app.ledger.arrive(caller.interaction, "token", 1, caller.user, loaded.info.id, "press")
            seconds = await press(app, caller, loaded, question, answer)
            await app.ledger.answered(caller.interaction)
            await carry(app)
        found.append(asked)
        return seconds

    async with open_app(Settings(data=folder)) as app:
        numbers = count(1)
        async for _ in played(app, game, await dealt(app, game, numbers), numbers, whole):
            if len(found) == PRESSES:
                break
    words = [[each.split(maxsplit=1)[0] for each in one] for one in found]
    return {
        "statements": round(mean(sum(word not in TRANSACTION for word in one) for one in words), 1),
        "transactions": round(mean(one.count("BEGIN") for one in words), 1),
    }


async def starting(game: str, folder: Path) -> dict[str, float]:
    """Milliseconds of processor from opening the database until all was looked over, with few matches and with many.

    Args:
        folder: An empty one.
    """
    async with open_app(Settings(data=folder)) as app:
        match = await dealt(app, game, count(1))
    figures = {"few": await _start(folder)}
    async with open_app(Settings(data=folder)) as app:
        await app.database.transact(partial(copy, match=match, there=1, to=FINISHED, new=ENDED))
    figures["many"] = await _start(folder)
    return {**figures, "ratio": round(figures["many"] / figures["few"], 2)}


async def _start(folder: Path) -> float:
    """The least that one of some starts takes."""
    times: list[float] = []
    for _ in range(STARTS):
        begun = time.process_time()
        async with open_app(Settings(data=folder)) as app:
            await app.look_over()
            await app.sweep()
            await app.tidy()
        times.append(1e3 * (time.process_time() - begun))
    return round(min(times), 1)
