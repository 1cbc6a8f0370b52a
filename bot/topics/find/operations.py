"""What someone would like to play, and the tables that are found for those who look for players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bot.core.announcing.queue import notify
from bot.core.boxes.catalog import PLANS, RANKED
from bot.core.caller import Caller
from bot.core.do_not_disturb import rests
from bot.core.match import party, rooms
from bot.core.match.lobbies import check_terms, crowded, open_lobby, strike_off
from bot.core.match.rooms import NOWHERE, Wish
from bot.core.names import clean
from bot.core.options import OFF, ON, is_ranked
from bot.core.outcomes import LobbyChanged, Objected
from bot.core.paces import PACES
from bot.store import aways, direct_messages, matches, persons, reliability, searches, server_settings
from bot.store.presets import Terms
from bot.store.records import MatchInfo
from bot.store.searches import Search, Wanted
from bot.store.server_settings import ServerSettings
from bot.store.spans import DAY
from bot.topics.find.fitting import Group, Kind, Seeker, awake, first_kind, groups, joining, kinds_of, seat_numbers
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.rooms import Opening

ALONE: Final = DAY
"""Seconds without a table after which someone may start with bots."""


@dataclass(frozen=True, slots=True)
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
    return wanted.bots and "bots" not in settings.refused and kinds_of(_against_bots(wanted)) != 0


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


@dataclass(frozen=True, slots=True)
class Found:
    """A table that can be made: for people who fit, or for one with bots.

    Attributes:
        guild: The server.
        kind: What is played.
        people: Who gets a seat, the oldest search first.
    """

    guild: int
    kind: Kind
    people: tuple[Search, ...]


@dataclass(frozen=True, slots=True)
class Filling:
    """A free seat of a lobby that was found before, and who would take it.

    Attributes:
        match: The lobby.
        search: Who.
    """

    match: str
    search: Search


@dataclass(frozen=True, slots=True)
class Looking:
    """All who look for players, as they were read at one moment.

    Attributes:
        seekers: Those who are awake, by server, the oldest search first.
        lobbies: Lobbies that were found before and have room, each with the kind that it is and who is in.
    """

    seekers: dict[int, list[Seeker]]
    lobbies: list[tuple[MatchInfo, Kind, tuple[Seeker, ...]]]


def read(unit: UnitOfWork) -> Looking:
    """All who look for players and are awake now, and the lobbies that have room for one."""
    free, bound = searches.open_ones(unit.connection, unit.now), searches.held(unit.connection)
    makers = _Seekers(unit, [*free, *bound])
    seekers: dict[int, list[Seeker]] = {}
    for search in free:
        if makers.is_awake(search.user):
            seekers.setdefault(search.guild, []).append(makers.seeker(search))
    of_table: dict[str, list[Search]] = {}
    for search in bound:
        of_table.setdefault(search.held or "", []).append(search)
    found = []
    for match, there in of_table.items():
        if seekers.get(there[0].guild) and matches.exists(unit.connection, match):
            info = unit.info(match)
            if info.phase == "lobby" and len(info.expected) < info.seats:
                kind = Kind(info.game, info.seats, info.pace, info.lang, is_ranked(info.options))
                found.append((info, kind, tuple(makers.guest(guest.user, there) for guest in info.guests)))
    return Looking(seekers, found)


class _Seekers:
    """What is to be known of people to tell who fits, read at once for all of them."""

    def __init__(self, unit: UnitOfWork, known: Sequence[Search]) -> None:
        self._unit = unit
        users = sorted({search.user for search in known})
        self._preferences = persons.load(unit.connection, users)
        self._aways = aways.load(unit.connection, users, unit.now)
        self._avoided = searches.avoided(unit.connection, users)
        self._choosy = {search.guild for search in known if search.wanted.reliable}

    def is_awake(self, user: int) -> bool:
        return not rests(self._preferences[user], self._aways.get(user), self._unit.now)

    def seeker(self, search: Search) -> Seeker:
        user, choosy = search.user, search.guild in self._choosy
        verdict = reliability.of(self._unit.connection, user).verdict if choosy else None
        hours = awake(self._preferences[user], self._unit.now)
        return Seeker(search, kinds_of(search.wanted), hours, self._avoided[user], verdict)

    def guest(self, user: int, known: Sequence[Search]) -> Seeker:
        """Someone in a lobby, be it one who has joined by hand and is known by the number alone."""
        search = next((search for search in known if search.user == user), None)
        if search is not None:
            return self.seeker(search)
        nothing = Search(0, 0, user, "", 0, Wanted((), (), (), ()), None, None, None, None)
        avoids = searches.avoided(self._unit.connection, [user])[user]
        return Seeker(nothing, 0, awake(persons.BY_DEFAULT, 0), avoids)


def fit(looking: Looking) -> list[Found | Filling]:
    """What can be made of those who look for players: free seats are filled first."""
    made: list[Found | Filling] = []
    taken: set[int] = set()
    for info, kind, guests in looking.lobbies:
        there = guests
        for _ in range(info.seats - len(info.expected)):
            left = [each for each in looking.seekers.get(info.guild, ()) if each.user not in taken]
            joins = joining(kind, there, left)
            if joins is None:
                break
            there = (*there, joins)
            taken.add(joins.user)
            made.append(Filling(info.id, joins.search))
    for guild, seekers in looking.seekers.items():
        fitting = groups([each for each in seekers if each.user not in taken])
        taken |= {each.user for group in fitting for each in group.people}
        made += [_found(guild, group) for group in fitting]
    return made


def _found(guild: int, group: Group) -> Found:
    return Found(guild, group.kind, tuple(each.search for each in group.people))


def with_bots(unit: UnitOfWork) -> list[Found]:
    """Those who want to start with bots, each with the first table that would do."""
    found = []
    for search in searches.with_bots(unit.connection, unit.now):
        wanted = _against_bots(search.wanted)
        kinds = kinds_of(wanted)
        if kinds:
            found.append(Found(search.guild, first_kind(wanted, kinds), (search,)))
    return found


def _against_bots(wanted: Wanted) -> Wanted:
    """As much of what someone would like to play as can be played with bots: no level is won against them."""
    return replace(
        wanted, games=tuple(game for game in wanted.games if GAMES[game].automatic), counts=(searches.CASUAL,)
    )


def _wish(found: Found) -> Wish:
    first, kind = found.people[0], found.kind
    caller = Caller(0, first.user, first.name, kind.lang, found.guild, NOWHERE, manager=False)
    options = {PLANS: OFF, RANKED: ON} if kind.ranked else {}
    terms = Terms(kind.seats, kind.pace, kind.lang, options)
    return Wish(caller, kind.game, terms, {search.user: search.name for search in found.people})


def promise(unit: UnitOfWork, found: Found, parent: int) -> Opening | None:
    """Note that a room is being made for people who fit; None if it cannot be, or one of them looks no more."""
    opening = rooms.promise(unit, _wish(found), parent)
    if isinstance(opening, Objected):
        return None
    if _hold(unit, found, opening.match):
        return opening
    rooms.give_up(unit, opening)
    return None


def open_here(unit: UnitOfWork, found: Found, channels: Sequence[int]) -> bool:
    """Open a lobby for people who fit where one of them has looked for players, if there is room in a channel there.

    Args:
        channels: Where a table can be, the place of the oldest search first.
    """
    wish = _wish(found)
    if isinstance(check_terms(unit, wish.caller, wish.game, wish.terms), Objected):
        return False
    places = [replace(wish.caller, channel=channel) for channel in channels]
    free = next((place for place in places if crowded(unit, place) is None), None)
    match = unit.new_id()
    if free is None or not _hold(unit, found, match):
        return False
    opened = open_lobby(unit, free, wish.game, wish.terms, name=match)
    if not isinstance(opened, LobbyChanged):
        searches.release(unit.connection, match)
        return False
    party.bring(unit, opened.info, wish.party or {})
    return True


def _hold(unit: UnitOfWork, found: Found, match: str) -> bool:
    return searches.hold(unit.connection, found.guild, [each.user for each in found.people], match, unit.now)


def fill(unit: UnitOfWork, filling: Filling) -> None:
    """Give someone a free seat of a lobby that was found before, if it still has one."""
    info, search = unit.info(filling.match), filling.search
    if info.phase != "lobby" or len(info.expected) >= info.seats:
        return
    if searches.hold(unit.connection, search.guild, [search.user], info.id, unit.now):
        party.bring(unit, info, {search.user: search.name})
