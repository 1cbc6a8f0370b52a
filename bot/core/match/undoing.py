"""Taking back one's last turn, with all that was played automatically after it; or what keeps one from that.

Where only one person plays, no one else has to be asked: what bots have played since goes too, and they think anew.
Past what was turned up, or what another person has played, only the table goes back.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_running, find_seated
from bot.core.changes import Change, changed
from bot.core.loaded_match import LoadedMatch
from bot.core.match.answering import keep_taken_back
from bot.core.operation import Operation
from bot.core.outcomes import Objected, Stale
from bot.core.presses import last_turn
from bot.core.seat_history import by_bot
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork


def undo_turn(match: str | None, ended: int | None = None) -> Operation[LoadedMatch, Change]:
    """Take back one's last turn, as far as one can alone.

    Args:
        match: The match; None for the one of the channel.
        ended: Revision at which the turn that is meant had ended, as its button says; None for whichever is the last.
    """
    return Operation(partial(_find, match=match, ended=ended), partial(turn_undone, ended=ended), keep_taken_back)


def _find(unit: UnitOfWork, caller: Caller, match: str | None, ended: int | None) -> LoadedMatch | Outcome:
    """Find the match; whoever presses a button of an earlier turn does not even end it that a bot plays there."""
    found = find_running(unit, caller, match)
    if isinstance(found, LoadedMatch) and found.covered and ended is not None and not is_last_turn(found, ended):
        return Stale(found)
    return find_seated(unit, caller, match)


def is_last_turn(loaded: LoadedMatch, ended: int) -> bool:
    """Whether the turn that had ended at a revision still stands, and is the last one of the reader."""
    start = last_turn(loaded.match, loaded.own)
    return start is not None and ended - 1 in loaded.match.entry_numbers(start)


def ended_at(loaded: LoadedMatch) -> int | None:
    """Revision at which the reader's last turn had ended, as its button says; None if the reader has had none."""
    match, start = loaded.match, last_turn(loaded.match, loaded.own)
    if start is None:
        return None
    played = zip(match.standing_moves[start:], match.entry_numbers(start), strict=True)
    return max(number for move, number in played if move.seat == loaded.own) + 1


def turn_undone(loaded: LoadedMatch, ended: int | None) -> Change | Outcome:
    """What a match becomes without the reader's last turn, or as much of it as the reader can take back alone."""
    match, seat = loaded.match.copy(), loaded.own
    if ended is not None and not is_last_turn(loaded, ended):
        return Stale(loaded)
    start = last_turn(match, seat)
    if start is None:
        return Objected("nothing-to-take-back", loaded)
    automatic = automatic_since(loaded, start)
    to = max(start, match.floor(seat, automatic))
    if all(move.seat != seat for move in match.standing_moves[to:]):
        return Objected("floor", loaded)
    match.take_back(seat, to, automatic)
    return changed(loaded, match)


def automatic_since(loaded: LoadedMatch, start: int) -> frozenset[Seat]:
    """The seats that bots have played since an answer, where no one but the reader plays; none where others do."""
    if loaded.owned != [loaded.seat]:
        return frozenset()
    moves = loaded.match.standing_moves[start:]
    made = zip(moves, loaded.match.entry_numbers(start), strict=True)
    by_people = {move.seat for move, number in made if not by_bot(loaded.makers[number])}
    return frozenset(Seat(seat) for seat, person in enumerate(loaded.people) if person.bot) - by_people


def others_since(loaded: LoadedMatch) -> list[Seat]:
    """Who else has played since the reader's last turn began, in that order; bots are not named where they go too."""
    start = last_turn(loaded.match, loaded.own) or 0
    passed = {loaded.own, *automatic_since(loaded, start)}
    return [
        each for each in dict.fromkeys(move.seat for move in loaded.match.standing_moves[start:]) if each not in passed
    ]
