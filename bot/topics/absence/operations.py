"""Absence: someone is away until a day; no one calls the person, and the clocks of the own seats stand still.

Or, where the person wants that and others play on, a bot plays there meanwhile.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.announcing.queue import post_line, write_anew
from bot.core.boxes.catalog import Unreadable
from bot.core.do_not_disturb import zone_of
from bot.core.match import owners
from bot.core.match.voting import count_again
from bot.store import aways, bots, matches, pending_turns
from bot.store.aways import Away
from bot.store.outbox_rows import Draft
from bot.store.records import MatchInfo
from rules.core.frozen import frozen
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.persons import Preferences

_log = structlog.get_logger()

LONGEST: Final = 30
"""Days that an absence lasts at most; it can be said again."""

MORNING: Final = time(8)
"""When an absence ends on its day: who comes back then is not called in the night before."""


def ends(day: date, preferences: Preferences) -> int:
    """When an absence until a day ends: in the morning where the person lives, if that is known; seconds since 1970."""
    return int(datetime.combine(day, MORNING, zone_of(preferences.zone) or UTC).timestamp())


def days(preferences: Preferences, now: int) -> list[date]:
    """The days until which someone may be away: from tomorrow on, where the person lives if that is known."""
    today = datetime.fromtimestamp(now, zone_of(preferences.zone) or UTC).date()
    return [today + timedelta(days=ahead) for ahead in range(1, LONGEST + 1)]


@frozen
class Left:
    """What came of it that someone is away.

    Attributes:
        tables: At how many tables it is shown.
        covered: At how many of them a bot plays meanwhile.
    """

    tables: int
    covered: int


def leave(unit: UnitOfWork, user: int, until: int, *, cover: bool = False) -> Left:
    """Note that someone is away; an absence that was said before is replaced.

    Playing does not end it: one move from the beach should not start all clocks.

    Args:
        until: Seconds since 1970.
        cover: Whether bots play for the person meanwhile, where others play on.
    """
    aways.note(unit.connection, user, Away(unit.now, until, cover))
    tables = _show(unit, user)
    cover_all(unit)
    return Left(tables, len(bots.covering(unit.connection, user)))


@frozen
class Table:
    """A running match of someone who is away.

    Attributes:
        info: What is known of it.
        there: Whether the absence leaves it out: the person plays on there.
    """

    info: MatchInfo
    there: bool


def tables_of(unit: UnitOfWork, user: int) -> list[Table]:
    """The running matches of someone, and at which of them the person plays on while away."""
    there = aways.left_out(unit.connection, user)
    found = [unit.info(name) for name in matches.of_person(unit.connection, user)]
    return [Table(info, info.id in there) for info in found if info.phase == "running"]


def leave_out(unit: UnitOfWork, user: int, wanted: Collection[str]) -> list[Table]:
    """Note at which tables someone plays on who is away; bots stop there, and begin where that is over.

    Args:
        wanted: Ids of matches; others than the person's own running ones are left aside.

    Returns:
        The person's tables as they are now; none for who is not away.
    """
    away = aways.load(unit.connection, [user], unit.now).get(user)
    if away is None:
        return []
    own = {table.info.id for table in tables_of(unit, user)}
    aways.leave_out(unit.connection, user, sorted(own & set(wanted)))
    for match, seat in bots.covering(unit.connection, user):
        if match in wanted:
            owners.end(unit, match, seat)
    # That a bot stops at one table changes nothing at the others.
    aways.want_cover(unit.connection, user, wanted=away.cover)
    _show(unit, user)
    cover_all(unit)
    return tables_of(unit, user)


def cover_all(unit: UnitOfWork) -> None:
    """Let bots play for all who are away and want that; each table is told once."""
    for match, seat in bots.to_cover(unit.connection, unit.now):
        stored = unit.stored(match)
        if not unit.catalog.games[stored.game].automatic:
            continue
        try:
            loaded = unit.load(stored, None)
        except Unreadable as error:
            _log.error("not covered", error=str(error))
            continue
        person = loaded.people[seat]
        # Of two who are away the second is waited for, if no one else plays: a table of bots alone there is not.
        if person.mention is not None and len(loaded.owned) > 1:
            owners.begin(unit, loaded, Seat(seat))
            until = aways.until(unit.connection, [person.mention])[person.mention]
            counts = loaded.counts
            post_line(unit, loaded.info, "bots-cover-away", seat, of=person.name, until=until, counts=counts)
            count_again(unit, (None, None), match)


def come_back(unit: UnitOfWork, user: int) -> bool:
    """Note that someone is back; the clocks go on with the time that they had left.

    Returns:
        Whether the person was away, or covered by a bot anywhere.
    """
    covered = bots.covering(unit.connection, user)
    for match, seat in covered:
        owners.end(unit, match, seat)
        # Who was not there is called, if the match waits for that seat.
        pending_turns.hold_back(unit.connection, match, [user])
    was_away = aways.end(unit.connection, user)
    if was_away:
        _show(unit, user)
    return was_away or bool(covered)


def end_due(unit: UnitOfWork) -> None:
    """End the absences whose day has come."""
    for user in aways.over(unit.connection, unit.now):
        come_back(unit, user)


def _show(unit: UnitOfWork, user: int) -> int:
    """Let the waits of a person stand still or go on, and show it in lobbies and where a match waits for the person."""
    names = matches.of_person(unit.connection, user)
    for name in names:
        info = unit.info(name)
        if info.phase == "lobby":
            unit.enqueue(info, Draft("lobby", silent=True))
            continue
        pending_turns.settle(unit.connection, name, unit.now)
        seats = {guest.seat for guest in info.guests if guest.user == user}
        if any(
            wait.ended is None and seat in seats for seat, wait in pending_turns.load(unit.connection, name).items()
        ):
            write_anew(unit, info)
    return len(names)
