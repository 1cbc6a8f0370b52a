"""Matches that stand still and go on again: whatever the reason, no one is reminded and no time is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from bot.core.announcing.queue import call_again
from bot.core.boxes.catalog import Unreadable
from bot.core.changes import waited
from bot.core.outcomes import Done, Objected
from bot.store import matches, pending_turns, standstill
from bot.store.spans import DAY
from bot.store.standstill import Standstill

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.standstill import Reason

_log = structlog.get_logger()

STRONGEST: Final[tuple[Reason, ...]] = ("out", "gone", "barred", "agreed", "asleep")
"""A match stands still for one reason at a time, the strongest: what only Discord can end before what a press ends."""

IDLE = 53 * DAY
"""Seconds without an answer or waking after which the table is told that it closes."""

WARNED = 7 * DAY
"""Seconds from the moment at which it was told to its closing."""

LOST: tuple[Reason, ...] = ("out", "gone", "barred")
KEPT = 60 * DAY
"""Seconds for which a match without a place is kept."""

NOTICE = 7 * DAY
"""Seconds from the notice that it closes to its closing."""


def stand_still(unit: UnitOfWork, match: str, reason: Reason, until: int | None = None) -> bool:
    """Let a running match stand still.

    Args:
        reason: Why; a stronger reason that it has already stays.
        until: The day on which a rest ends, in seconds since 1970; a rest that is covered by a stronger reason is
            taken up again when that ends.

    Returns:
        Whether it stands still for this reason since now; False if it did before, or does for a stronger one. The new
        day of a rest counts all the same.
    """
    if unit.stored(match).phase != "running":
        return False
    now = standstill.load(unit.connection, match)
    rest = until if until is not None or now is None else now.until
    stays = now is not None and STRONGEST.index(now.reason) <= STRONGEST.index(reason)
    since = Standstill(reason, unit.now, rest) if now is None or not stays else Standstill(now.reason, now.since, rest)
    standstill.note(unit.connection, match, since)
    pending_turns.settle(unit.connection, match, unit.now)
    return not stays


def go_on(unit: UnitOfWork, match: str, reason: Reason) -> bool:
    """Let a match go on that stands still for a reason.

    Its waits go on with the time that they had left. Those of people who are away stand still none the less.

    Args:
        reason: The reason that is gone; if it stands still for another one nothing changes.

    Returns:
        Whether the match goes on; False if it rests still by agreement.
    """
    now = standstill.load(unit.connection, match)
    if now is None or now.reason != reason:
        return False
    rests = reason != "agreed" and now.until is not None and now.until > unit.now
    standstill.note(unit.connection, match, Standstill("agreed", now.since, now.until) if rests else None)
    pending_turns.settle(unit.connection, match, unit.now)
    return not rests


def end_due(unit: UnitOfWork) -> None:
    """End the rests whose day has come; a match that cannot be read keeps no other from it."""
    for match in standstill.rested(unit.connection, unit.now):
        try:
            loaded = unit.load(unit.stored(match), None)
        except Unreadable as error:
            _log.error("rest not ended", error=str(error))
            continue
        end_rest(unit, loaded, "vote-goes-on")


def end_rest(unit: UnitOfWork, loaded: LoadedMatch, key: str, **args: str) -> bool:
    """Let a table go on that rests by agreement, and call those whom it waits for.

    Args:
        key: Message of the text tables that says so.

    Returns:
        Whether it rested.
    """
    if not go_on(unit, loaded.info.id, "agreed"):
        return False
    matches.touch(unit.connection, loaded.info.id, unit.now)
    together = any(question.together for question in loaded.match.questions())
    call_again(unit, loaded.info, loaded.people, waited(loaded.match), key, together=together, **args)
    return True


def resume(unit: UnitOfWork, caller: Caller, loaded: LoadedMatch) -> Outcome:
    """End the rest of one's table before its day."""
    unit.expect(loaded)
    if not end_rest(unit, loaded, "vote-goes-on-by", who=loaded.people[loaded.own].name):
        return Objected("not-resting", loaded)
    return Done(unit.again(loaded, caller.user))
