"""What is tried on a private copy: answers of one's own, those of the others, steps back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from secrets import token_hex
from typing import TYPE_CHECKING, Final

import structlog

from bot.core import what_ifs as copies
from bot.core.changes import waited
from bot.players.thinker import Pointless, Thought
from bot.store import matches, what_ifs
from bot.store.what_ifs import WhatIf
from rules.core.player import Level, task_in
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.acting import Acting
    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork
    from bot.core.what_ifs import Tried
    from bot.players.thinker import Thinker
    from bot.store.what_ifs import Given, Others
    from rules.core.log import Move
    from rules.core.table import Event

_log = structlog.get_logger()

PATIENCE: Final = 20.0
"""Seconds after which someone is told to ask again: others are thought about first."""

IN_PLACE_OF_PEOPLE: Final[Level] = "trader"
"""How well a bot plays that stands for a person."""


async def begin(acting: Acting, caller: Caller, loaded: LoadedMatch) -> str | None:
    """Make a private copy in the place of an older one; its name, or None where the own turn cannot be foreseen yet.

    Args:
        loaded: The match as the caller finds it.
    """
    seed = token_hex(8)
    world = await asyncio.to_thread(copies.begun, loaded, seed)
    if world is None:
        return None
    info, match = loaded.info, loaded.match
    others: Others = "bots" if GAMES[info.game].automatic else "hand"
    wanted = WhatIf(0, info.id, caller.user, loaded.own, match.version, match.revision, seed, world, others)
    kept = await acting.write(lambda unit: what_ifs.begin(unit.connection, wanted, unit.now))
    return copies.name_of(kept.number)


def name_of(unit: UnitOfWork, caller: Caller, match: str) -> str | None:
    """The name of the private copy that someone has of a match."""
    kept = what_ifs.of(unit.connection, match, caller.user)
    return None if kept is None else copies.name_of(kept.number)


async def find(acting: Acting, caller: Caller, name: str) -> Tried | None:
    """A private copy of the caller's; None if there is none of that name any more."""
    found = await acting.read(copies.read, caller, name)
    return None if found is None else await asyncio.to_thread(copies.laid, found)


async def keep(acting: Acting, before: Tried, presses: Sequence[Sequence[Given]], others: Others | None = None) -> bool:
    """Keep what was answered; whether nothing else was kept meanwhile.

    Args:
        others: Who answers for the others from now on, if that changes.
    """
    after = replace(before.kept, presses=tuple(map(tuple, presses)), others=others or before.kept.others)
    return await acting.write(lambda unit: what_ifs.go_on(unit.connection, before.kept, after, unit.now))


async def throw_away(acting: Acting, caller: Caller, match: str) -> None:
    """Throw away the private copy that someone has of a match."""
    await acting.write(lambda unit: what_ifs.drop(unit.connection, match, caller.user))


def given(moves: Sequence[Move[Event]]) -> tuple[Given, ...]:
    """Answers as they are kept."""
    return tuple([(move.seat, move.notation) for move in moves])


async def others_played(acting: Acting, thinker: Thinker, tried: Tried) -> None:
    """Let automatic players answer until the person is asked again, as far as they come in time."""
    info = tried.found.real.info
    tables = await acting.read(lambda unit: matches.tables(unit.connection, unit.stored(info.id).tables))
    after = tried
    try:
        async with asyncio.timeout(PATIENCE):
            while after.waits_for_bots:
                after = await _thought_out(thinker, tables, after)
    except (Pointless, TimeoutError) as error:
        _log.info("others of a private copy", match=info.id, error=type(error).__name__)
    await keep(acting, tried, after.kept.presses)


async def _thought_out(thinker: Thinker, tables: str, tried: Tried) -> Tried:
    """A private copy after what one automatic player answers."""
    match, real = tried.loaded.match, tried.found.real
    seat = Seat(min(waited(match)))
    bot = real.rows.automatic.get(seat)
    level = IN_PLACE_OF_PEOPLE if bot is None else bot.level
    task = await asyncio.to_thread(task_in, match, seat, tried.kept.seed.encode())
    answers = await thinker.think(Thought(real.info.game, tables, level, task))

    def played() -> Tried:
        *before, last = tried.kept.presses or ((),)
        moves = given(match.play_line(seat, answers).moves)
        kept = replace(tried.kept, presses=(*before, (*last, *moves)))
        return copies.laid(replace(tried.found, kept=kept))

    return await asyncio.to_thread(played)
