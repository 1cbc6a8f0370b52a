"""Preparing one's next turn while others play: on a private copy, press by press, in up to three ways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from bot.core.access import find_seated
from bot.core.loaded_match import LoadedMatch
from bot.core.match.prepared import plan_of, presses_of, private_copy, way_of
from bot.core.operation import Operation
from bot.core.outcomes import Done, Objected, Outcome, Refused, Stale
from bot.store import prepared
from bot.store.prepared import MOST_WAYS, Plan, PreparedWay
from rules.core.frozen import frozen
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.match.prepared import PrivateCopy
    from bot.core.unit_of_work import UnitOfWork

MOST_ALLOWED = 3
"""How much more than foreseen the fees of a turn may be allowed to come to."""

Edit: TypeAlias = Callable[[LoadedMatch], Plan | Outcome]
"""What becomes of what someone has prepared."""


@frozen
class Prepared:
    """What someone wants to have prepared from now on.

    Attributes:
        loaded: The match as it was found.
        plan: The plan.
    """

    loaded: LoadedMatch
    plan: Plan


def edit(match: str, change: Edit) -> Operation[LoadedMatch, Prepared]:
    """Change what one has prepared for one's next turn."""
    return Operation(partial(find_seated, match=match), partial(_edited, change=change), keep)


def _edited(loaded: LoadedMatch, change: Edit) -> Prepared | Outcome:
    found = change(loaded)
    return Prepared(loaded, found) if isinstance(found, Plan) else found


def keep(unit: UnitOfWork, caller: Caller, wanted: Prepared) -> Outcome:
    """Keep what someone has prepared. No one is told, and nothing is posted."""
    loaded = wanted.loaded
    unit.expect(loaded)
    if wanted.plan.ways:
        prepared.save(unit.connection, loaded.info.id, loaded.own, caller.user, wanted.plan)
    else:
        prepared.drop(unit.connection, loaded.info.id, loaded.own)
    return Done(unit.again(loaded, caller.user))


def copy_of(loaded: LoadedMatch) -> PrivateCopy | None:
    """The private copy in which someone goes on preparing: of the way that is not finished, or of a new one."""
    ways = plan_of(loaded).ways
    presses = presses_of(loaded.match, ways[-1]) if ways and not ways[-1].whole else ()
    return private_copy(loaded, presses)


def answer(at: int, resolve: Callable[[LoadedMatch], Sequence[str] | None]) -> Edit:
    """Give answers in the private copy.

    Args:
        at: Revision of the copy whose question is answered.
        resolve: Finds the answers that a press stood for, in the copy.
    """

    def change(loaded: LoadedMatch) -> Plan | Outcome:
        copy = copy_of(loaded)
        if copy is None:
            return Objected("not-foreseen", loaded)
        if copy.ended or copy.loaded.match.asked_since(loaded.own) != at:
            return Stale(loaded)
        texts = resolve(copy.loaded)
        if not texts:
            return Stale(loaded)
        try:
            copy.loaded.match.play_line(loaded.own, texts)
        except IllegalAction as refused:
            return Refused(loaded, refused.reason, refused.near)
        after = private_copy(loaded, (*copy.presses, tuple(texts)))
        assert after is not None, "it was there just now"
        plan = plan_of(loaded)
        others = plan.ways if not plan.ways or plan.ways[-1].whole else plan.ways[:-1]
        return replace(plan, ways=(*others, way_of(after))) if len(others) < MOST_WAYS else Stale(loaded)

    return change


def back(loaded: LoadedMatch) -> Plan | Outcome:
    """Take back what the last press in the private copy did."""
    plan = plan_of(loaded)
    if not plan.ways:
        return Objected("nothing-to-take-back", loaded)
    last = plan.ways[-1]
    left = (PreparedWay(last.presses[:-1]),) if last.presses[:-1] else ()
    return replace(plan, ways=(*plan.ways[:-1], *left))


def allow(more: int) -> Edit:
    """Let the fees of the turn come to so much more than was foreseen."""

    def change(loaded: LoadedMatch) -> Plan | Outcome:
        if not 0 <= more <= MOST_ALLOWED:
            return Objected("bad-option", loaded)
        return replace(plan_of(loaded), allowed=more)

    return change


def drop(loaded: LoadedMatch) -> Plan:
    """Prepare nothing any more."""
    return Plan(loaded.match.version)
