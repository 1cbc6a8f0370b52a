"""The real client of a bot that was away, was killed, or whose clock was set: nothing lost, nothing twice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.background import sweep
from bot.local.people import DM
from bot.local.waiting import wait_for
from bot.store.spans import DAY, HOUR
from tests.bot import passing
from tests.bot.running_bot import channels, laid, running

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.running import LocalDiscord
    from tests.bot.harness import Harness
    from tests.bot.running_bot import RunningBot


EARLY, LATE = ("Mika", "Jonas"), ("Tom", "Anna")
"""Who sits at the first tables, and who at those that were dealt three hours later."""


async def deal(harness: Harness, world: LocalDiscord, names: tuple[str, ...], places: list[int]) -> None:
    """Deal a match in each of these channels."""
    users = [next(each.id for each in world.fake.world.personas.values() if each.name == name) for name in names]
    for channel in places:
        await harness.deal("toy", *users, channel=channel)


async def reminders(here: RunningBot) -> dict[str, list[int]]:
    """For how many tables each reminder speaks that someone has."""
    await here.quiet()
    found = {}
    for name in (*EARLY, *LATE):
        inbox = await here.person(name).channel(DM)
        found[name] = [_tables(each.text) for each in inbox if "Stop for this turn" in each.buttons]
    return found


def _tables(text: str) -> int:
    """How many tables a reminder speaks of; one of a single table begins with its name."""
    first = text.split("**")[1].split(maxsplit=1)[0]
    return int(first) if first.isdecimal() else 1


def each_has(early: list[int], late: list[int]) -> dict[str, list[int]]:
    """What everyone has got, by when they were dealt their tables."""
    return {**dict.fromkeys(EARLY, early), **dict.fromkeys(LATE, late)}


async def test_after_nine_hours_dead_twenty_tables_are_reminded_of_each_in_its_time(
    tmp_path: Path, world: LocalDiscord
) -> None:
    async with laid(tmp_path, world) as harness:
        places = await channels(world, 20)
        await deal(harness, world, EARLY, places[:10])
        await harness.pass_time(3 * HOUR)
        await deal(harness, world, LATE, places[10:])
        await harness.pass_time(20 * HOUR + 50 * 60)
        assert await harness.post() == []
    world.fake.clock.advance(9 * HOUR)
    async with running(tmp_path, world) as here:
        await here.app.acting.write(sweep.sweep)
        assert await reminders(here) == each_has([], [])
        await here.pass_time(60)
        assert await reminders(here) == each_has([], [])
        await here.pass_time(10 * 60)
        assert await reminders(here) == each_has([10], [])
        await here.pass_time(3 * HOUR)
        assert await reminders(here) == each_has([10], [10])


@pytest.mark.parametrize("moment", ["swept", "before", "after"])
async def test_a_reminder_comes_once_whenever_the_bot_is_killed_on_its_way(
    tmp_path: Path, world: LocalDiscord, moment: str
) -> None:
    """Killed between sweep and send, before the request was stored, or after it was."""
    async with laid(tmp_path, world) as harness:
        await deal(harness, world, EARLY, await channels(world, 1))
        await harness.pass_time(DAY + 60 if moment == "swept" else DAY - 60)
    if moment != "swept":
        async with running(tmp_path, world) as here:
            fault = {"method": "POST", "route": "/channels/{channel_id}/messages", "moment": moment, "status": 0}
            await world.control.ask("add_fault", **fault, times=100)
            await here.pass_time(120)
            await wait_for(partial(_struck, world))
    await world.control.ask("clear_faults")
    async with running(tmp_path, world) as here:
        await here.app.acting.write(sweep.sweep)
        assert await reminders(here) == each_has([1], [])


async def _struck(world: LocalDiscord) -> bool:
    """Whether the reminders of both were on their way."""
    return int((await world.control.ask("faults_left"))["left"]) <= 98


async def test_a_clock_that_is_set_back_by_a_day_sends_nothing_twice_and_loses_nothing(
    tmp_path: Path, world: LocalDiscord
) -> None:
    async with laid(tmp_path, world) as harness:
        await deal(harness, world, EARLY, await channels(world, 1))
        await harness.pass_time(DAY - 60)
    async with running(tmp_path, world) as here:
        await here.pass_time(120)
        (first,) = {tuple(times) for name, times in (await reminders(here)).items() if name in EARLY}
        assert len(first) == 1
        newest = [(await here.person(name).channel(DM))[-1].id for name in EARLY]
        passing.advance(-DAY)
        await here.app.acting.write(sweep.sweep)
        for _ in range(2):
            await passing.pass_time(here.app.database, 11 * HOUR, passing.advance)
            await here.app.acting.write(sweep.sweep)
            await here.quiet()
            assert [(await here.person(name).channel(DM))[-1].id for name in EARLY] == newest
        await passing.pass_time(here.app.database, 2 * HOUR, passing.advance)
        await here.app.acting.write(sweep.sweep)
        await here.quiet()
        # The second reminder, as if the clock had never been set, takes the place of the first.
        assert await reminders(here) == each_has([1], [])
        assert [(await here.person(name).channel(DM))[-1].id for name in EARLY] != newest
