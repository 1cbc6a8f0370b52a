"""What someone would like to play on a server, and what has come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.announcing.queue import notify
from bot.core.match.lobbies import strike_off
from bot.core.names import clean
from bot.core.paces import PACES
from bot.store import direct_messages, matches, persons, searches, server_settings
from bot.store.records import MatchInfo
from bot.store.searches import Search, Wanted
from bot.store.server_settings import ServerSettings
from bot.store.spans import DAY
from bot.topics.find.fitting import against_bots, kinds_of, seat_numbers
from rules.core.frozen import frozen
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork

ALONE: Final = DAY
"""Seconds without a table after which someone may start with bots."""


@frozen
class Standing:
    """What someone would like to play on a server, and what has come of it.

    Attributes:
        search: What was chosen, or what stands as at first.
        avoids: Whom the person avoids.
        found: The table that was found, while it is not dealt.
        settings: What was chosen for the server.
        taken: Whether another table is played where one would be opened.
        now: Seconds since 1970.
    """

    search: Search
    avoids: frozenset[int]
    found: MatchInfo | None
    settings: ServerSettings
    taken: bool
    now: int

    @property
    def looking(self) -> bool:
        """Whether players are looked for."""
        return self.search.until is not None

    @property
    def possible(self) -> bool:
        """Whether there is a table that would do: not every game is played by every number of people."""
        return kinds_of(self.search.wanted) != 0

    @property
    def alone(self) -> bool:
        """Whether no one was found for long, so that bots will do."""
        since = self.search.since
        waits = since is not None and self.search.held is None and since + ALONE <= self.now
        return waits and _may_play_bots(self.search.wanted, self.settings)


def _may_play_bots(wanted: Wanted, settings: ServerSettings) -> bool:
    return wanted.bots and "bots" not in settings.refused and kinds_of(against_bots(wanted)) != 0


def standing(unit: UnitOfWork, caller: Caller) -> Standing:
    """What someone would like to play on the server, and what has come of it."""
    guild = caller.guild or 0
    settings = server_settings.load(unit.connection, guild)
    search = searches.load(unit.connection, guild, caller.user) or _at_first(caller, settings)
    info = None if search.held is None or not matches.exists(unit.connection, search.held) else unit.info(search.held)
    seated = info is not None and any(guest.user == caller.user for guest in info.guests)
    here = None if settings.where != "here" else matches.live_in(unit.connection, search.channel)
    taken = here is not None and unit.stored(here).phase in ("lobby", "running")
    avoids = searches.avoided(unit.connection, [caller.user])[caller.user]
    return Standing(search, avoids, info if seated else None, settings, taken, unit.now)


def _at_first(caller: Caller, settings: ServerSettings) -> Search:
    """What stands before anything is chosen: any game, at the server's pace, in its language or the person's."""
    wanted = Wanted(
        tuple(GAMES), seat_numbers(), (settings.pace or next(iter(PACES)),), (settings.lang or caller.lang,)
    )
    return Search(0, caller.guild or 0, caller.user, caller.name, caller.channel, wanted, None, None, None, None)


def choose(unit: UnitOfWork, caller: Caller, wanted: Wanted) -> Standing:
    """Remember what someone would like to play."""
    searches.keep(unit.connection, caller.guild or 0, caller.user, clean(caller.name), caller.channel, wanted)
    return standing(unit, caller)


def avoid(unit: UnitOfWork, caller: Caller, others: Sequence[int]) -> Standing:
    """Remember with whom someone does not want to be brought to a table."""
    searches.avoid(unit.connection, caller.user, [other for other in others if other != caller.user])
    return standing(unit, caller)


def begin(unit: UnitOfWork, caller: Caller) -> Standing:
    """Look for players from now on."""
    stands = standing(unit, caller)
    if not stands.looking and stands.possible:
        wanted = stands.search.wanted
        choose(unit, caller, wanted)
        searches.begin(unit.connection, caller.guild or 0, caller.user, unit.now, unit.now + wanted.days * DAY)
    return standing(unit, caller)


def withdraw(unit: UnitOfWork, caller: Caller) -> Standing:
    """Look for players no more; a seat at a table that was found stays the person's."""
    searches.rest(unit.connection, caller.guild or 0, caller.user)
    return standing(unit, caller)


def forget(unit: UnitOfWork, search: Search) -> None:
    """Look for players no more for someone who has left the server."""
    searches.rest(unit.connection, search.guild, search.user)


def want_bots(unit: UnitOfWork, guild: int, user: int) -> bool:
    """Note that someone wants to start with bots; whether players were looked for."""
    return searches.want_bots(unit.connection, guild, user, unit.now)


def look_after(unit: UnitOfWork) -> None:
    """Give seats free again of who did not say in time to be there, and see what has become of tables."""
    for match, guild, user in searches.unanswered(unit.connection, unit.now):
        info = unit.info(match)
        guest = next((guest for guest in info.guests if guest.user == user), None)
        searches.rest(unit.connection, guild, user)
        if info.phase == "lobby" and guest is not None and not guest.confirmed:
            notify(unit, info, "find-silent", who=guest.name)
            strike_off(unit, info, user, "left")
    searches.settle(unit.connection)
    searches.over(unit.connection, unit.now)
    for search in searches.lonely(unit.connection, unit.now - ALONE):
        settings = server_settings.load(unit.connection, search.guild)
        dms = not persons.load(unit.connection, [search.user])[search.user].dms_closed
        if dms and _may_play_bots(search.wanted, settings):
            direct_messages.write(unit.connection, search.user, "lonely", str(search.guild), unit.now)
