"""Seats that look for someone: given up, or silent with an invitation to whoever comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.catalog import Unreadable
from bot.core.match.direct_messages import users
from bot.core.match.proposing import latest
from bot.core.match.voting import grace_until
from bot.core.outcomes import LoadedMatch
from bot.core.paces import PACES
from bot.store import seats, votes
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork


@dataclass(frozen=True, slots=True)
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
    return latest(unit, others, unit.now, unit.now + PACES[loaded.info.pace].lapse)
