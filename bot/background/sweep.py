"""The sweep: what is due by itself, looked for every half minute in one transaction.

Killed before it is kept, the next one finds the same; killed after it, the outbox sends what it wrote exactly once. It
loads no match but to carry out a vote.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import structlog

from bot.background import lost_channels, sleeping, vote_time_out
from bot.core.announcing import reminding
from bot.core.announcing.queue import write_anew
from bot.core.clock import CLOCK
from bot.core.clock_catch_up import mark
from bot.core.match import standstill
from bot.core.paces import PACES
from bot.store import due_turns, matches, meta
from bot.store.engine import FAULTS
from bot.topics.absence import operations as absence
from bot.topics.find import operations as find
from bot.topics.follow import operations as follow

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

_log = structlog.get_logger()

Chore: TypeAlias = Callable[["UnitOfWork"], None]


def sweep(unit: UnitOfWork) -> None:
    """Look after all that is due by now.

    Args:
        unit: The open transaction, at whose head what was missed has been made up for.
    """
    mark(unit.connection, unit.now)
    for chore in CHORES:
        _do(unit, chore)
    CLOCK.tell_due(due_turns.next_due(unit.connection, unit.now))


def _do(unit: UnitOfWork, chore: Chore) -> None:
    """Do one chore; what goes wrong in it is undone, and keeps no other from being done."""
    try:
        with unit.part():
            chore(unit)
    except FAULTS:
        raise
    except Exception:  # noqa: BLE001 - whatever one match or person brings about, the others are looked after
        _log.exception("chore left undone", chore=chore.__module__)


def tell_missed(unit: UnitOfWork) -> None:
    """Write the newest posts of all clocked tables anew, once after each long time that was missed."""
    noted = meta.find(unit.connection, "missed")
    missed = {"told": True} if noted is None else json.loads(noted)
    if missed["told"]:
        return
    meta.note(unit.connection, "missed", json.dumps({**missed, "told": True}))
    for match in matches.running(unit.connection):
        info = unit.info(match)
        if PACES[info.pace].clocked:
            write_anew(unit, info)


CHORES: Final[tuple[Chore, ...]] = (
    vote_time_out.close_due,
    standstill.end_due,
    absence.end_due,
    absence.cover_all,
    reminding.look_after,
    sleeping.look_after,
    lost_channels.close_due,
    find.look_after,
    follow.tell_due,
    tell_missed,
)
"""What is looked after, in this order."""
