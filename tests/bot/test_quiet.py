"""Quiet hours in every time zone, over midnight and on the days on which clocks are changed; and who is away."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core.do_not_disturb import LONGEST, lasts, local_time, quiet_until, zone_of
from bot.store import aways
from bot.store.aways import Away
from bot.store.persons import QUIET, ZONE, Preferences, QuietHours
from bot.store.spans import HOUR

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from tests.bot.harness import Harness
    from tests.conftest import Sample

FIRST, LAST = (int(datetime(year, 1, 1, tzinfo=UTC).timestamp()) for year in (2026, 2031))
SHIFT = 3 * HOUR
"""More than any clock is changed by."""

WALLS = st.builds(time, hour=st.integers(0, 23), minute=st.sampled_from((0, 30)))
HOURS = st.builds(QuietHours, WALLS, WALLS).filter(lambda hours: 0 < lasts(hours) <= LONGEST)
ZONES = st.sampled_from(sorted(available_timezones()))
MOMENTS = st.integers(FIRST, LAST)


def person(zone: str, hours: QuietHours | str) -> Preferences:
    return Preferences({ZONE: zone, QUIET: str(hours)})


def moment(zone: str, *wall: int, fold: int = 0) -> int:
    return int(datetime(*wall, tzinfo=ZoneInfo(zone), fold=fold).timestamp())  # type: ignore[arg-type,misc]


def is_even(zone: ZoneInfo, now: int) -> bool:
    """Whether no clock is changed for two days on both sides."""
    around = (datetime.fromtimestamp(now, UTC) + timedelta(hours=hours) for hours in range(-48, 49, 4))
    return len({each.astimezone(zone).utcoffset() for each in around}) == 1


@given(ZONES, HOURS, MOMENTS)
def test_what_holds_in_all_zones(zone: str, hours: QuietHours, now: int) -> None:
    holds(zone, hours, now)


def test_what_holds_in_all_zones_at_length(sample: Sample) -> None:
    @settings(max_examples=sample(50, 300, 5_000))
    @given(ZONES, HOURS, MOMENTS)
    def at_length(zone: str, hours: QuietHours, now: int) -> None:
        holds(zone, hours, now)

    at_length()


def holds(zone: str, hours: QuietHours, now: int) -> None:
    preferences = person(zone, hours)
    until = quiet_until(preferences, now)
    there = local_time(preferences, now)
    assert there is not None
    if until is not None:
        assert now < until <= now + lasts(hours) + SHIFT
        assert quiet_until(preferences, until) is None
        assert quiet_until(preferences, until - 1) == until
    if is_even(ZoneInfo(zone), now):
        since = (there.hour - hours.begin.hour) * HOUR + (there.minute - hours.begin.minute) * 60
        assert (until is not None) == (since % (24 * HOUR) < lasts(hours))
        if until is not None:
            ends = datetime.fromtimestamp(until, UTC).astimezone(ZoneInfo(zone))
            assert (ends.hour, ends.minute, ends.second) == (hours.end.hour, hours.end.minute, 0)


def test_every_change_of_a_clock_keeps_one_night_whole(*, heavy: bool) -> None:
    zones = sorted(available_timezones()) if heavy else ["Europe/Berlin", "Antarctica/Troll", "America/Havana"]
    days = range(FIRST, LAST, 24 * HOUR)
    for name in zones:
        zone, hours = ZoneInfo(name), QuietHours(time(1), time(9))
        offsets = [datetime.fromtimestamp(day, UTC).astimezone(zone).utcoffset() for day in days]
        for day, before, after in zip(days, offsets, offsets[1:], strict=False):
            if before == after:
                continue
            ends = {quiet_until(person(name, hours), day + step) for step in range(0, 24 * HOUR, HOUR // 2)}
            assert 1 <= len(ends - {None}) <= 2, f"{name} at {day}"


def test_over_midnight() -> None:
    at_night = person("Europe/Berlin", "22:00-08:00")
    morning = moment("Europe/Berlin", 2026, 11, 24, 8)
    assert quiet_until(at_night, moment("Europe/Berlin", 2026, 11, 23, 21, 59)) is None
    assert quiet_until(at_night, moment("Europe/Berlin", 2026, 11, 23, 22)) == morning
    assert quiet_until(at_night, moment("Europe/Berlin", 2026, 11, 24, 7, 59)) == morning
    assert quiet_until(at_night, morning) is None


def test_an_end_that_spring_skips_comes_an_hour_later_by_the_wall() -> None:
    early = person("Europe/Berlin", "22:00-02:30")
    night = moment("Europe/Berlin", 2026, 3, 29, 1)
    assert quiet_until(early, night) == moment("Europe/Berlin", 2026, 3, 29, 3, 30)


def test_an_end_that_autumn_repeats_counts_at_its_first() -> None:
    early = person("Europe/Berlin", "22:00-02:30")
    first, again = (moment("Europe/Berlin", 2026, 10, 25, 2, 30, fold=fold) for fold in (0, 1))
    assert quiet_until(early, first - 1) == first
    assert quiet_until(early, first) is None
    assert quiet_until(early, again - 60) is None


@pytest.mark.parametrize("zone", ["Atlantis/Poseidonis", "", "../etc/passwd", "Europe", "/etc/passwd"])
def test_a_zone_that_is_none_brings_no_quiet_hours(zone: str) -> None:
    assert zone_of(zone) is None
    assert quiet_until(person(zone, "22:00-08:00"), FIRST) is None
    assert local_time(person(zone, "22:00-08:00"), FIRST) is None


def test_who_has_set_nothing_has_no_quiet_hours() -> None:
    assert quiet_until(Preferences(), FIRST) is None
    assert quiet_until(Preferences({ZONE: "Europe/Berlin"}), FIRST) is None
    assert quiet_until(Preferences({QUIET: "00:00-16:00"}), FIRST) is None


def test_hours_are_read_as_they_were_written() -> None:
    assert QuietHours.read("22:00-08:30") == QuietHours(time(22), time(8, 30))
    assert str(QuietHours(time(7, 5), time(23))) == "07:05-23:00"


def test_own_first_reminder() -> None:
    assert (Preferences().reminded, Preferences().first_reminder) == (True, None)
    assert Preferences({"remind": "12"}).first_reminder == 12 * HOUR
    never = Preferences({"remind": "never"})
    assert (never.reminded, never.first_reminder) == (False, None)


async def test_an_absence_lasts_from_its_note_to_its_end(harness: Harness) -> None:
    away, other = Away(100, 200, cover=True), Away(100, 150)

    def work(connection: Connection) -> None:
        aways.note(connection, 11, Away(50, 60))
        aways.note(connection, 11, away)
        aways.note(connection, 12, other)
        found = [aways.load(connection, (11, 12, 13), at) for at in (99, 100, 150, 200)]
        assert found == [{}, {11: away, 12: other}, {11: away}, {}]
        assert [aways.over(connection, at) for at in (149, 150, 200)] == [[], [12], [12, 11]]
        assert [aways.end(connection, 12), aways.end(connection, 12)] == [True, False]
        assert aways.load(connection, (11, 12), 120) == {11: away}

    await harness.database.transact(work)
