"""What was missed: after a long time that no one saw, tables by the clock show their times anew, in silence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.core.match.queue import write_anew
from bot.core.paces import PACES
from bot.store import matches, meta

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork


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
