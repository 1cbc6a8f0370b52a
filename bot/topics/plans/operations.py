"""Plans for someone who asks: thought out like a turn of an automatic player, from what the seat may know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.players.thinker import PlanRequest
from bot.store import matches
from rules.core.player import task_in

if TYPE_CHECKING:
    from bot.core.acting import Acting
    from bot.core.loaded_match import LoadedMatch
    from bot.players.thinker import Thinker
    from rules.core.advice import Advice

PATIENCE = 20.0
"""Seconds after which someone is told to ask again: others are thought about first."""


async def advised(acting: Acting, thinker: Thinker, loaded: LoadedMatch) -> tuple[Advice, ...]:
    """Turns that the one who sits there might take; the same as long as nothing was played.

    The seed is no secret and nothing to do with the match's own: it decides what is imagined of what is hidden.

    Args:
        acting: Where the component tables are kept.
        loaded: The match as its owner finds it, who is asked.

    Raises:
        Pointless: It comes to none.
        TimeoutError: Others are thought about for too long.
    """
    info = loaded.info
    tables = await acting.read(lambda unit: matches.tables(unit.connection, unit.stored(info.id).tables))
    task = await asyncio.to_thread(task_in, loaded.match, loaded.own, b"plans/" + info.id.encode())
    async with asyncio.timeout(PATIENCE):
        return await thinker.think(PlanRequest(info.game, tables, task))
