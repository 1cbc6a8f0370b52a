"""What is chosen at a position of the day, and what the best player thinks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from bot.core import days as positions
from bot.core.outcomes import Objected
from bot.players.thinker import Pointless, Weighing
from bot.store import days, matches
from bot.store.days import Choice, Judged
from rules.core.player import Task
from rules.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.acting import Acting
    from bot.core.caller import Caller
    from bot.core.days import Position
    from bot.core.unit_of_work import UnitOfWork
    from bot.players.thinker import Thinker
    from bot.store.days import Day

_log = structlog.get_logger()

SEED: Final = b"day"


def find(unit: UnitOfWork, caller: Caller, match: str) -> Position | Objected:
    """The newest position, if that is named, with what the caller has chosen so far."""
    found = positions.find(unit, caller, match)
    newest = None if found is None else days.newest(unit.connection, found.day.guild)
    return Objected("no-table") if found is None or newest is None or found.day.day != newest.day else found


def choose(unit: UnitOfWork, caller: Caller, match: str, presses: Sequence[Sequence[str]], *, over: bool) -> None:
    """Keep what someone has chosen so far, unless there is a newer position meanwhile."""
    day = None if caller.guild is None else days.newest(unit.connection, caller.guild)
    if day is not None and positions.name_of(day.day) == match:
        positions.keep(unit, caller.user, day, tuple(map(tuple, presses)), over=over)


async def think_about(acting: Acting, thinker: Thinker) -> None:
    """Think out what the best player would do at the positions of today and yesterday, each once."""
    for day in await acting.read(lambda unit: days.unjudged(unit.connection, days.day_of(unit.now) - 1)):
        weighing = await acting.read(_weighing, day)
        if weighing is None:
            continue
        try:
            answers, ahead = await thinker.think(weighing)
        except Pointless as error:
            _log.warning("not judged", match=day.match, error=str(error))
            continue
        judged = Judged(answers, max(0.0, round(ahead, 1)))
        await acting.write(_judge, day, judged)


def _judge(unit: UnitOfWork, day: Day, judged: Judged) -> None:
    days.judge(unit.connection, day.guild, day.day, judged)


def _weighing(unit: UnitOfWork, day: Day) -> Weighing | None:
    """What is to be thought about; a position that cannot be shown is none."""
    found = positions.position(unit, day, Choice())
    if found is None:
        return None
    turn = found.turn
    world = turn.match.world_for(turn.seat, Rng(SEED))
    tables = matches.tables(unit.connection, unit.stored(day.match).tables)
    return Weighing(found.loaded.info.game, tables, Task(world, turn.seat, SEED), turn.played)
