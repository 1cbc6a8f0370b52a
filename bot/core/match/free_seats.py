"""Free seats: given up, with what that settles at the table, and those that look for a player."""

from __future__ import annotations

from dataclasses import replace as with_
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.announcing.direct_messages import users
from bot.core.announcing.queue import tell_ended, tell_free, write_anew
from bot.core.boxes.catalog import Unreadable
from bot.core.changes import Change
from bot.core.loaded_match import LoadedMatch
from bot.core.match import owners
from bot.core.match.proposing import latest
from bot.core.match.voting import change_by, close_all, count, grace_until, waiting
from bot.core.outcomes import Objected
from bot.core.paces import PACES
from bot.core.unit_of_work import Overtaken
from bot.store import matches, seats, votes
from bot.store.votes import Proposal
from rules.core.frozen import frozen
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import Mark


@frozen
class Leave:
    """A seat that is given up, and what that settles.

    Attributes:
        loaded: The match as its owner found it.
        proposals: What is open at the table.
        change: What becomes of the match if all others have agreed to change its position.
    """

    loaded: LoadedMatch
    proposals: tuple[Proposal, ...]
    change: Change | None = None


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
    """Work out what the match becomes to which all but the one who leaves have agreed."""
    left = without_owner(leave.loaded)
    agreed = (proposal for proposal in leave.proposals if left.owned and not waiting(left, proposal))
    change = next((made for proposal in agreed if (made := change_by(left, proposal)) is not None), None)
    return with_(leave, change=change)


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
        tell_ended(unit, left)
        close_all(unit, left)
    for proposal in votes.open_in(unit.connection, info.id):
        count(unit, mark, left, proposal, leave.change)


@frozen
class Vacancy:
    """A seat that looks for someone.

    Attributes:
        loaded: The match as everyone finds it.
        seat: The seat.
        until: When the others will have decided at the latest about an offer that is made now, in seconds since 1970.
    """

    loaded: LoadedMatch
    seat: Seat
    until: int


def vacancies(unit: UnitOfWork, guild: int, user: int) -> list[Vacancy]:
    """The seats of a server that someone may offer to take: those of matches in which that person has no seat."""
    found = []
    for match, seat in seats.vacant(unit.connection, guild):
        try:
            loaded = unit.load(unit.stored(match), None)
        except Unreadable:
            continue
        if all(person.owner != user for person in loaded.people):
            found.append(Vacancy(loaded, Seat(seat), _latest(unit, loaded, Seat(seat))))
    return found


def _latest(unit: UnitOfWork, loaded: LoadedMatch, seat: Seat) -> int:
    """When the others will have decided about an offer at the latest."""
    invitation = votes.newest_replacing(unit.connection, loaded.info.id, seat)
    if invitation is not None and invitation.result == "open":
        return max(grace_until(invitation), invitation.closes or unit.now, unit.now)
    others = users(loaded.people, [other for other in loaded.owned if other != seat])
    return latest(unit, others, unit.now, unit.now + PACES[loaded.info.pace].vote_ends, loaded.info.id)
