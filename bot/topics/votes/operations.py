"""What people decide together, and seats that change hands, as the service does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.access import find_running, find_seated
from bot.core.match import proposing, voting
from bot.core.outcomes import Done
from bot.store import votes
from bot.topics.seats import operations as leaving
from bot.topics.seats import vacant as vacancies

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.acting import Acting
    from bot.core.outcomes import Caller, Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.votes import Proposal
    from bot.topics.seats.vacant import Vacancy


class VoteService:
    """What the Discord side may ask for about votes and seats; a part of `MatchService`."""

    _acting: Acting

    async def propose_undo(self, caller: Caller, match: str | None, to: int) -> Outcome:
        """Ask the table to go back to where ``to`` answers stand."""
        return await self._acting.play(
            caller,
            match,
            find_seated,
            lambda loaded: proposing.undone(loaded, to),
            lambda unit, caller, undo: proposing.propose_undo(unit, caller, undo, to),
        )

    async def propose_end(self, caller: Caller, match: str | None) -> Outcome:
        """Ask the table to end without a winner."""
        return await self._acting.act_on(caller, match, find_seated, proposing.propose_end)

    async def propose_pause(self, caller: Caller, match: str | None, days: int) -> Outcome:
        """Ask the table to rest for some days."""
        return await self._acting.act_on(
            caller,
            match,
            find_seated,
            lambda unit, caller, loaded: proposing.propose_pause(unit, caller, loaded, days),
        )

    async def vote(self, caller: Caller, vote: int, *, agree: bool) -> Outcome:
        """Agree to a proposal, or keep things as they are."""
        return await self._acting.play(
            caller,
            vote,
            voting.find_ballot,
            lambda ballot: voting.settle(ballot, agree=agree),
            lambda unit, caller, ballot: voting.vote(unit, caller, ballot, agree=agree),
        )

    async def resign(self, caller: Caller, match: str | None) -> Outcome:
        """Give up one's seat; the table is told and anyone may offer to take over."""
        return await self._acting.play(caller, match, leaving.find_leave, leaving.settle, leaving.resign)

    async def replace(self, caller: Caller, match: str | None, seat: int, by: int | None, by_name: str) -> Outcome:
        """Invite someone into a silent seat; its owner may say first that he is there."""
        return await self._acting.act_on(
            caller,
            match,
            find_running,
            lambda unit, caller, loaded: leaving.replace(unit, caller, loaded, seat, by, by_name),
        )

    async def leave_to_bot(self, caller: Caller, match: str, seat: int | None) -> Outcome:
        """Propose that a bot plays in a free seat, or (None) for those whose time is over until they play again."""
        return await self._acting.act_on(
            caller, match, find_seated, lambda unit, caller, loaded: leaving.leave_to_bot(unit, caller, loaded, seat)
        )

    async def play_again(self, caller: Caller, match: str | None) -> Outcome:
        """Take one's seat back from the bot that plays it for the time being."""
        return await self._acting.act_on(caller, match, find_seated, lambda _, __, loaded: Done(loaded))

    async def take_over(self, caller: Caller, match: str, seat: int) -> Outcome:
        """Offer to take a free seat; the others vote."""
        return await self._acting.act_on(
            caller, match, find_running, lambda unit, caller, loaded: leaving.take_over(unit, caller, loaded, seat)
        )

    async def vacancies(self, guild: int, user: int) -> Sequence[Vacancy]:
        """The seats of a server that someone may offer to take."""
        return await self._acting.read(lambda unit: vacancies.vacancies(unit, guild, user))

    async def withdraw(self, caller: Caller, match: str, vote: int) -> Outcome:
        """Think better of an offer to take a seat."""
        return await self._acting.act_on(
            caller, match, find_running, lambda unit, caller, loaded: leaving.withdraw(unit, caller, loaded, vote)
        )

    async def still_here(self, caller: Caller, match: str) -> Outcome:
        """The silent seat's owner is there after all."""
        return await self._acting.act_on(caller, match, find_seated, leaving.still_here)

    async def proposal(self, vote: int) -> Proposal | None:
        """A proposal to the table, by its number."""
        return await self._acting.read(lambda unit: votes.find(unit.connection, vote))

    async def ending(self, match: str) -> Proposal | None:
        """The open proposal to end a match without a winner."""

        def find(unit: UnitOfWork) -> Proposal | None:
            return next((one for one in votes.open_in(unit.connection, match) if one.about == "end"), None)

        return await self._acting.read(find)
