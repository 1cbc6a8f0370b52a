"""Waiting for a house that another process owns: looking again and again, until it is ours.

A house in a file has one process; a second one is told so at once. At a PostgreSQL server all are started alike: the
first owns the house, the others wait here, and know nothing of Discord meanwhile.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import structlog

from bot.store import postgres
from bot.store.database import Database
from bot.store.errors import Unready

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.database_address import Postgres, Where
    from bot.store.owner import Owner
    from bot.store.postgres.at_a_server import AtAServer

LOOK = 0.25
"""Seconds between two looks."""

AWAY = 2.0
"""Seconds between two looks at a server that is away."""

_log = structlog.get_logger()


async def opened(
    where: Where, lease: int, tell: Callable[[str, Owner | None], None] | None, stopping: asyncio.Event
) -> Database | None:
    """Open a database, or make it, as soon as it is this process's; None: it was told to stop before.

    Args:
        lease: Seconds for which this process may not be heard of before another takes the house.
        tell: Told what it waits for and who owns the house, whenever that has changed.
        stopping: Set when it is to wait no longer.

    Raises:
        StoreError: See `Database.open`; the first time it includes that a server cannot be reached.
    """
    if isinstance(where, Path):
        return await Database.open(where)
    said = ""

    def say(what: str, owner: Owner | None) -> None:
        nonlocal said
        if what != said:
            said = what
            _log.info("standing by", waits_for=what)
            if tell is not None:
                tell(what, owner)

    engine = await _waited_for(where, lease, say, stopping)
    return None if engine is None else await Database.of(engine, where)


async def _waited_for(
    where: Postgres, lease: int, say: Callable[[str, Owner | None], None], stopping: asyncio.Event
) -> AtAServer | None:
    server = postgres.engine()
    candidate = await asyncio.to_thread(server.candidate, where, lease)
    while not stopping.is_set():
        pause = LOOK
        try:
            taken = await asyncio.to_thread(candidate.look)
            if taken is not None:
                _log.info("owner", owner=str(taken.keeper.owner), epoch=taken.keeper.owner.epoch)
                return await asyncio.to_thread(server.taken, where, taken)
            owner = candidate.owner
            say("the house is being made or moved" if owner is None else f"the house is owned by {owner}", owner)
        except Unready as error:
            pause = AWAY
            say(str(error), None)
        try:
            await asyncio.wait_for(stopping.wait(), pause)
        except TimeoutError:
            continue
    candidate.close()
    return None
