"""A seat that is given up, and what that settles at its table."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import replace as with_
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.match import owners
from bot.core.match.changes import Change
from bot.core.match.queue import notify, tell_closed, tell_free, write_anew
from bot.core.match.voting import close_all, count, undo_of, waiting
from bot.core.outcomes import LoadedMatch, Objected
from bot.core.unit_of_work import Overtaken
from bot.store import matches, votes
from bot.store.votes import Proposal

if TYPE_CHECKING:
    from bot.core.outcomes import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import Mark


@dataclass(frozen=True, slots=True)
class Leave:
    """A seat that is given up, and what that settles.

    Attributes:
        loaded: The match as its owner found it.
        proposals: What is open at the table.
        undo: What becomes of the match if all others have agreed to go back.
    """

    loaded: LoadedMatch
    proposals: tuple[Proposal, ...]
    undo: Change | None = None


def find_leave(unit: UnitOfWork, caller: Caller, match: str | None) -> Leave | Objected:
    """Find a seat of the caller's in a running match, and what the others are voting about."""
    loaded = find_seated(unit, caller, match)
    if isinstance(loaded, Objected):
        return loaded
    return Leave(loaded, tuple(votes.open_in(unit.connection, loaded.info.id)))


def without_owner(loaded: LoadedMatch) -> LoadedMatch:
    """The match once its seat is free."""
    people = [*loaded.people]
    people[loaded.own] = with_(people[loaded.own], mention=None, covers=None, bot=False)
    return with_(loaded, people=tuple(people))


def settle(leave: Leave) -> Leave:
    """Work out what going back makes of the match, if all but the one who leaves have agreed to it."""
    left = without_owner(leave.loaded)
    agreed = (proposal for proposal in leave.proposals if left.owned and not waiting(left, proposal))
    undo = next((change for proposal in agreed if (change := undo_of(left, proposal)) is not None), None)
    return with_(leave, undo=undo)


def expect(unit: UnitOfWork, leave: Leave) -> None:
    """Make sure that a match and what is open at the table are still as they were found.

    Raises:
        Overtaken: Someone else's act was kept since.
    """
    unit.expect(leave.loaded)
    if tuple(votes.open_in(unit.connection, leave.loaded.info.id)) != leave.proposals:
        raise Overtaken(leave.loaded.info.id)


def give_up(unit: UnitOfWork, mark: Mark, leave: Leave) -> None:
    """Give up a seat: the table is told, and what the others have agreed to is done."""
    loaded, info = leave.loaded, leave.loaded.info
    owners.stand_up(unit, loaded, loaded.own, "resigned")
    write_anew(unit, info)
    tell_free(unit, info, loaded.people, [loaded.own])
    left = without_owner(loaded)
    if all(person.owner is None for person in left.people):
        matches.end(unit.connection, info.id, "closed", unit.now)
        notify(unit, info, "house-over-none", game=info.game, match=info.id)
        tell_closed(unit, info, left.people)
        close_all(unit, left)
    for proposal in votes.open_in(unit.connection, info.id):
        count(unit, mark, left, proposal, leave.undo)
