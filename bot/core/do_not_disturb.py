"""Do not disturb: when it is night for a person, and who is to hear no sound now."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from bot.store import aways, persons
from bot.store.spans import DAY, HOUR

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.store.aways import Away
    from bot.store.connection import Connection
    from bot.store.persons import Preferences, QuietHours

LONGEST: Final = 16 * HOUR
"""Seconds that quiet hours last at most: who wants more of them is away."""


def resting(connection: Connection, users: Collection[int], now: int, match: str | None = None) -> frozenset[int]:
    """Those of some people for whom it is night, or who are away.

    Args:
        now: Seconds since 1970.
    """
    if not users:
        return frozenset()
    away, preferences = aways.load(connection, users, now, match), persons.load(connection, users)
    return frozenset(user for user in users if rests(preferences[user], away.get(user), now))


def rests(preferences: Preferences, away: Away | None, now: int) -> bool:
    """Whether it is night for a person, or the person is away.

    Args:
        away: What the person has said of an absence, be it over by now.
        now: Seconds since 1970.
    """
    return (away is not None and away.since <= now < away.until) or quiet_until(preferences, now) is not None


def quiet_until(preferences: Preferences, now: int) -> int | None:
    """When the quiet hours end that someone is in.

    They last from one wall time to the next other one. A time that spring skips comes an hour later by the wall, one
    that autumn repeats counts at its first.

    Args:
        preferences: What the person has set.
        now: Seconds since 1970.

    Returns:
        Their end in seconds since 1970, later than now; None outside of them, or if the person has set none, or no
        place that has a time zone today.
    """
    zone, hours = zone_of(preferences.zone), preferences.quiet
    if zone is None or hours is None:
        return None
    today = _local(now, zone).date()
    # A night that began yesterday may still go on.
    nights = (_night(hours, today - timedelta(days=ago), zone) for ago in (1, 0))
    return next((end for begin, end in nights if begin <= now < end), None)


def _night(hours: QuietHours, day: date, zone: ZoneInfo) -> tuple[int, int]:
    """When the quiet hours of a day begin and end, in seconds since 1970; they may end on the day after."""
    last = day if hours.begin < hours.end else day + timedelta(days=1)
    return _moment(day, hours.begin, zone), _moment(last, hours.end, zone)


def _moment(day: date, wall: time, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, wall, zone).timestamp())


def lasts(hours: QuietHours) -> int:
    """Seconds that quiet hours last on a day on which no clock is changed; 0 if they begin and end alike."""
    begin, end = (wall.hour * HOUR + wall.minute * 60 for wall in (hours.begin, hours.end))
    return (end - begin) % DAY


def zone_of(name: str | None) -> ZoneInfo | None:
    """A time zone by its name, or None: nothing was set, or the zone was dropped from the tables since."""
    if name is None:
        return None
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def local_time(preferences: Preferences, now: int) -> datetime | None:
    """Date and time where a person lives, or None if that is not known.

    Args:
        preferences: What the person has set.
        now: Seconds since 1970.
    """
    zone = zone_of(preferences.zone)
    return None if zone is None else _local(now, zone)


def _local(now: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(now, UTC).astimezone(zone)
