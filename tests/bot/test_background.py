"""The pulse: time that it sees counts, time that it does not see does not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.background import sweep
from bot.background.trying import as_things_change
from bot.core import clock
from bot.store import meta
from bot.store.spans import HOUR
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, Harness
from tests.bot.passing import advance
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.connection import Connection


async def counted(harness: Harness, match: str) -> list[int]:
    """Seconds that the waits of a match have lasted by what was counted."""

    def find(connection: Connection) -> list[int]:
        rows = connection.execute("SELECT ran, running FROM waits WHERE match = ? ORDER BY since, seat", (match,))
        return [int(row["ran"] + (0 if row["running"] is None else clock.now() - row["running"])) for row in rows]

    return await harness.database.read(find)


def about(hours: int) -> object:
    """So many hours, as the pulse counts them."""
    return pytest.approx(hours * HOUR, abs=300)


async def test_what_looks_after_changes_asks_nothing_while_there_are_none(harness: Harness) -> None:
    looks, looked = 0, asyncio.Event()

    async def look() -> float | None:
        nonlocal looks
        looks += 1
        looked.set()
        # The third time is due by itself, once it is late enough.
        return clock.now() + HOUR if looks == 2 else None

    keeping = asyncio.create_task(as_things_change(look, lambda: harness.acting.changes, 0.0))
    try:
        for change in (None, harness.acting.write(sweep.sweep), None):
            if change is not None:
                await change
            elif looks:
                advance(HOUR)
            await asyncio.wait_for(looked.wait(), GENEROUS)
            looked.clear()
            before = looks
            await harness.acting.read(lambda unit: unit.now)
            for _ in range(20):
                await asyncio.sleep(0)
            assert looks == before
    finally:
        keeping.cancel()
    assert looks == 3


async def test_time_that_the_pulse_sees_is_counted(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(9 * HOUR)
    assert await counted(harness, match) == [about(9)] * 2


@pytest.mark.parametrize("gap", [9 * HOUR, -24 * HOUR])
async def test_neither_downtime_nor_a_clock_that_was_set_is_counted(harness: Harness, gap: float) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(HOUR)
    advance(gap)
    await harness.acting.write(sweep.sweep)
    assert await counted(harness, match) == [about(1)] * 2


async def test_a_press_after_a_downtime_is_not_timed_before_that_is_made_up_for(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.pass_time(HOUR)
    advance(9 * HOUR)
    await harness.play_on(match, Rng(b"pressed first"), 1)
    assert (await counted(harness, match))[0] == about(1)


async def test_what_goes_wrong_in_one_chore_is_undone_and_keeps_no_other(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(unit: UnitOfWork) -> None:
        meta.note(unit.connection, "missed", "half done")
        raise LookupError("no such match")

    looked: list[int] = []
    monkeypatch.setattr(sweep, "CHORES", (wrong, lambda unit: looked.append(unit.now)))
    await harness.acting.write(sweep.sweep)
    assert len(looked) == 1
    assert await harness.database.read(lambda connection: meta.find(connection, "missed")) is None
