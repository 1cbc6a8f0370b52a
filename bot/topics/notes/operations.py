"""Keeping a note about a running match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.access import find_player
from bot.core.outcomes import Done, Objected
from bot.store import notes
from render.core.words_names import without_controls

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork


def write(unit: UnitOfWork, caller: Caller, match: str, text: str) -> Outcome:
    """Keep a note in the place of an older one; an empty one is none. A bot that covers the seat goes on.

    Args:
        text: As it was typed; it is kept as one line.
    """
    loaded = find_player(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    notes.write(unit.connection, loaded.info.id, caller.user, without_controls(text)[: notes.LONGEST])
    return Done(unit.again(loaded, caller.user))
