"""The tables that are found for those who look for players."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.boxes.catalog import PLANS, RANKED
from bot.core.caller import Caller
from bot.core.do_not_disturb import rests
from bot.core.match import party, rooms
from bot.core.match.lobbies import check_terms, crowded, open_lobby
from bot.core.match.rooms import NOWHERE, Wish
from bot.core.options import OFF, ON, is_ranked
from bot.core.outcomes import LobbyChanged, Objected
from bot.store import aways, matches, persons, reliability, searches
from bot.store.presets import Terms
from bot.store.records import MatchInfo
from bot.store.searches import Search, Wanted
from bot.topics.find.fitting import Group, Kind, Seeker, against_bots, awake, first_kind, groups, joining, kinds_of
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.rooms import Opening


@frozen
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


@frozen
class Filling:
    """A free seat of a lobby that was found before, and who would take it.

    Attributes:
        match: The lobby.
        search: Who.
    """

    match: str
    search: Search


@frozen
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
        wanted = against_bots(search.wanted)
        kinds = kinds_of(wanted)
        if kinds:
            found.append(Found(search.guild, first_kind(wanted, kinds), (search,)))
    return found


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
