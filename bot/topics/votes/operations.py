"""What a table decides together: ending, resting, going on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.match import proposing, standstill, voting
from bot.core.operation import Immediate, Operation

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.core.match.voting import Ballot


def propose_end(match: str | None) -> Immediate[LoadedMatch]:
    """Ask the table to end without a winner."""
    return Immediate(partial(find_seated, match=match), proposing.propose_end)


def propose_pause(match: str | None, days: int) -> Immediate[LoadedMatch]:
    """Ask the table to rest for some days."""
    return Immediate(
        partial(find_seated, match=match),
        lambda unit, caller, loaded: proposing.propose_pause(unit, caller, loaded, days),
    )


def vote(number: int, *, agree: bool) -> Operation[Ballot, Ballot]:
    """Agree to a proposal, or keep things as they are."""
    return Operation(
        partial(voting.find_ballot, number=number),
        partial(voting.settle, agree=agree),
        partial(voting.vote, agree=agree),
    )


def resume(match: str | None) -> Immediate[LoadedMatch]:
    """End the rest of one's table."""
    return Immediate(partial(find_seated, match=match), standstill.resume)
