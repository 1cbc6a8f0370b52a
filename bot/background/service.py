"""What happens without a press, as the service does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.background import lost_channels, sleeping
from bot.background.sweep import sweep
from bot.core.access import find_seated
from bot.core.match import reminding, standstill, turn_time_out
from bot.store import aways, due_turns, meta, persons, places
from bot.topics.absence import operations as absence
from bot.topics.seats import operations as leaving

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.core.acting import Acting
    from bot.core.match.reminding import Reminder, Wanted
    from bot.core.outcomes import Caller, Outcome
    from bot.store.aways import Away
    from bot.store.due_turns import DueTurn
    from bot.store.places import Place
    from bot.topics.absence.operations import Left


class PulseService:
    """What the Discord side may ask for about places, absences and reminders; a part of `MatchService`."""

    _acting: Acting

    async def places(self, guild: int | None = None) -> Sequence[Place]:
        """Where lobbies and running matches are played, on one server or on all."""
        return await self._acting.read(lambda unit: places.every(unit.connection, guild))

    async def found_in(self, states: Mapping[int, lost_channels.Found]) -> None:
        """Note what was found of channels: that it can be played there, or why not."""
        await self._acting.write(lambda unit: lost_channels.found_in(unit, states))

    async def left(self, guild: int) -> None:
        """Note that the bot was taken from a server."""
        await self._acting.write(lambda unit: lost_channels.left(unit, guild))

    async def meet(self, user: int) -> None:
        """Note that a server has both a person and the bot again."""
        await self._acting.write(lambda unit: persons.meet(unit.connection, user))

    async def grant(self, caller: Caller, match: str) -> Outcome:
        """Wait a day or three more for those whose time is over."""
        return await self._acting.act_on(caller, match, find_seated, turn_time_out.grant)

    async def look_for(self, caller: Caller, match: str) -> Outcome:
        """Look for someone who plays on for those whose time is over."""
        return await self._acting.act_on(caller, match, find_seated, leaving.look_for)

    async def wake(self, caller: Caller, match: str) -> Outcome:
        """Wake up a table that sleeps, or is about to close."""
        return await self._acting.act_on(caller, match, find_seated, sleeping.wake)

    async def resume(self, caller: Caller, match: str | None) -> Outcome:
        """End the rest of one's table."""
        return await self._acting.act_on(caller, match, find_seated, standstill.resume)

    async def leave_for(self, user: int, until: int, *, cover: bool = False) -> Left:
        """Note that someone is away until a moment, in seconds since 1970, and whether bots shall play meanwhile."""
        return await self._acting.write(lambda unit: absence.leave(unit, user, until, cover=cover))

    async def come_back(self, user: int) -> bool:
        """Note that someone is back; whether the person was away."""
        return await self._acting.write(lambda unit: absence.come_back(unit, user))

    async def absence(self, user: int) -> Away | None:
        """The absence that someone has said, if it lasts."""
        return await self._acting.read(lambda unit: aways.load(unit.connection, [user], unit.now).get(user))

    async def reminders(self, user: int) -> Sequence[Reminder]:
        """What a person is to be reminded of now."""
        return await self._acting.read(lambda unit: reminding.reminders(unit, user))

    async def wanted(self, user: int, match: str | None = None) -> Sequence[Wanted]:
        """The votes that want an answer of a person now, in all matches or in one."""
        return await self._acting.read(lambda unit: reminding.wanted(unit, user, match))

    async def missed(self) -> str | None:
        """The last long time that the pulse did not see, as it is noted."""
        return await self._acting.read(lambda unit: meta.find(unit.connection, "missed"))

    async def asked(self, match: str, seat: int) -> DueTurn | None:
        """The wait of a seat, if the match waits for it."""
        return await self._acting.read(lambda unit: due_turns.at_seat(unit.connection, match, seat))

    async def mute(self, user: int) -> Sequence[Reminder]:
        """Remind someone no more of the turns that the last reminder listed; which these are."""
        return await self._acting.write(lambda unit: reminding.mute(unit, user))

    async def call_in_channels(self, user: int) -> None:
        """Call someone in the channels whose reminder could not be delivered."""
        await self._acting.write(lambda unit: reminding.call_in_channels(unit, user))

    async def sweep(self, now: float | None = None) -> None:
        """Look after all that is due by itself; every half minute.

        Args:
            now: The moment in seconds since 1970, if not the present one.
        """
        await self._acting.write(sweep, now)
