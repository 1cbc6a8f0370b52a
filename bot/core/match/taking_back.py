"""Taking answers back, as far as a seat can go alone."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.match.changes import Change, changed, keep
from bot.core.match.queue import tell_taken_back
from bot.core.match.turn_time_out import stirred
from bot.core.match.voting import close_overtaken
from bot.core.operation import Operation
from bot.core.outcomes import Done, LoadedMatch, Objected
from bot.core.presses import back_to
from rules.core.log import Undo

if TYPE_CHECKING:
    from bot.core.outcomes import Caller, Outcome
    from bot.core.unit_of_work import UnitOfWork
    from rules.core.match import Match


def take_back(match: str, *, presses: int | None = 1) -> Operation[LoadedMatch, Change]:
    """Take back what one's last presses did, or, with None, all of the turn that one can take back alone."""
    return Operation(partial(find_seated, match=match), partial(taken_back, presses=presses), keep_taken_back)


def taken_back(loaded: LoadedMatch, presses: int | None) -> Change | Outcome:
    """Take back what one's last presses did, or, with None, all of the turn that one can take back alone.

    A press that stood for several answers is taken back as one.
    """
    match, seat = loaded.match.copy(), loaded.own
    if all(move.seat != seat for move in match.standing_moves):
        return Objected("nothing-to-take-back", loaded)
    floor = match.floor(seat)
    if floor == len(match.standing_moves):
        return Objected("floor", loaded)
    match.take_back(seat, _start(match, floor) if presses is None else back_to(match, loaded.makers, seat, presses))
    return changed(loaded, match)


def _start(match: Match, floor: int) -> int:
    """Where the turn in the making began; if it was ended already, as far as the seat can go alone."""
    making = match.published < len(match.standing_moves)
    return max(floor, match.published) if making else floor


def keep_taken_back(unit: UnitOfWork, caller: Caller, change: Change) -> Outcome:
    """Keep what taking back has made of a match, and note what must now be said."""
    change = replace(change, loaded=unit.expect(change.loaded))
    undo = change.match.entries[-1]
    after = keep(unit, (caller.interaction, caller.user), change)
    tell_taken_back(unit, change, shown=isinstance(undo, Undo) and undo.shown)
    stirred(unit, after)
    close_overtaken(unit, after)
    return Done(after)
