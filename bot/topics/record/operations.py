"""A match proved at its table: worked out without the database, and told to everyone if all of it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.access import find_match
from bot.core.announcing.queue import notify
from bot.core.names import clean
from bot.core.outcomes import Objected
from bot.topics.record.proving import prove
from bot.topics.record.reading import read
from bot.topics.record.writing import written

if TYPE_CHECKING:
    from bot.core.outcomes import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.topics.record.proving import Proof
    from bot.topics.record.writing import Source


def proved(found: Source) -> Proof:
    """What is found of a match as the database holds it, all that is hidden in it too."""
    return prove(read(written(found, everything=True), found.stored.id))


def tell(unit: UnitOfWork, caller: Caller, match: str) -> Objected | None:
    """Tell the table that someone has verified the deal, and that all of it holds."""
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    notify(unit, unit.info(stored.id), "record-shown", who=clean(caller.name))
    return None
