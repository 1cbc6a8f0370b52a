"""Matches that stand still: whatever the order of the reasons, a wait counts exactly the time in which none is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core import clock
from bot.core.match.standstill import go_on, stand_still
from bot.store import pending_turns, standstill
from bot.store.spans import HOUR
from bot.topics.seats import operations as seats
from rules.core.rng import Rng

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.standstill import Reason
    from tests.bot.harness import Harness


def counted(unit: UnitOfWork, match: str) -> tuple[int, bool]:
    """Seconds that the only wait of a match has counted, and whether it runs."""
    (row,) = unit.connection.execute(
        "SELECT ran + coalesce(? - running, 0) AS ran, running IS NOT NULL AS runs FROM waits "
        "WHERE match = ? AND ended IS NULL",
        (unit.now, match),
    ).fetchall()
    return row["ran"], bool(row["runs"])


def reason_of(unit: UnitOfWork, match: str) -> Reason | None:
    found = standstill.load(unit.connection, match)
    return None if found is None else found.reason


async def begin(harness: Harness, match: str) -> int:
    """The moment since which the match waits for its only seat."""
    row = await harness.database.read(
        lambda connection: connection.execute(
            "SELECT since FROM waits WHERE match = ? AND ended IS NULL", (match,)
        ).fetchone()
    )
    return int(row["since"])


async def test_a_match_that_stands_still_counts_no_time(harness: Harness, match: str) -> None:
    at = await begin(harness, match)
    assert await harness.at(at + HOUR, lambda unit: stand_still(unit, match, "gone"))
    assert await harness.at(at + 5 * HOUR, lambda unit: counted(unit, match)) == (HOUR, False)
    assert not await harness.at(at + 6 * HOUR, lambda unit: stand_still(unit, match, "gone"))
    assert await harness.at(at + 8 * HOUR, lambda unit: go_on(unit, match, "gone"))
    assert await harness.at(at + 9 * HOUR, lambda unit: counted(unit, match)) == (2 * HOUR, True)


async def test_only_the_reason_that_stands_can_go(harness: Harness, match: str) -> None:
    at = await begin(harness, match)
    assert not await harness.at(at, lambda unit: go_on(unit, match, "barred"))
    await harness.at(at, lambda unit: stand_still(unit, match, "barred"))
    assert not await harness.at(at, lambda unit: go_on(unit, match, "asleep"))
    assert await harness.at(at, lambda unit: reason_of(unit, match)) == "barred"


@pytest.mark.parametrize("weaker", ["asleep", "agreed", "barred"])
async def test_a_stronger_reason_stays(harness: Harness, match: str, weaker: Reason) -> None:
    at = await begin(harness, match)
    await harness.at(at, lambda unit: stand_still(unit, match, "gone"))
    assert not await harness.at(at, lambda unit: stand_still(unit, match, weaker))
    assert await harness.at(at, lambda unit: stand_still(unit, match, "out"))
    assert await harness.at(at, lambda unit: reason_of(unit, match)) == "out"


async def test_a_rest_is_taken_up_again_when_the_channel_is_back(harness: Harness, match: str) -> None:
    at = await begin(harness, match)
    await harness.at(at, lambda unit: stand_still(unit, match, "agreed", at + 9 * HOUR))
    await harness.at(at + HOUR, lambda unit: stand_still(unit, match, "barred"))
    assert not await harness.at(at + 2 * HOUR, lambda unit: go_on(unit, match, "barred"))
    assert await harness.at(at + 2 * HOUR, lambda unit: reason_of(unit, match)) == "agreed"
    assert not (await harness.at(at + 2 * HOUR, lambda unit: counted(unit, match)))[1]
    await harness.at(at + 3 * HOUR, lambda unit: stand_still(unit, match, "barred"))
    assert await harness.at(at + 9 * HOUR, lambda unit: go_on(unit, match, "barred"))
    assert await harness.at(at + 9 * HOUR, lambda unit: counted(unit, match)) == (0, True)


async def test_a_rest_agreed_upon_again_lasts_until_the_new_day(harness: Harness, match: str) -> None:
    at = await begin(harness, match)
    await harness.at(at, lambda unit: stand_still(unit, match, "agreed", at + HOUR))
    assert not await harness.at(at, lambda unit: stand_still(unit, match, "agreed", at + 2 * HOUR))
    rest = await harness.database.read(lambda connection: standstill.load(connection, match))
    assert rest == standstill.Standstill("agreed", at, at + 2 * HOUR)


async def test_who_is_away_is_not_waited_for_when_the_match_goes_on(harness: Harness, match: str) -> None:
    at = await begin(harness, match)
    (owner,) = await harness.asked(match)

    def leave(unit: UnitOfWork) -> None:
        unit.connection.execute("INSERT INTO aways (person, since, until) VALUES (?, ?, ?)", (owner, at, at + 9 * HOUR))
        pending_turns.settle(unit.connection, match, unit.now)

    await harness.at(at + HOUR, leave)
    await harness.at(at + 2 * HOUR, lambda unit: stand_still(unit, match, "barred"))
    assert await harness.at(at + 3 * HOUR, lambda unit: go_on(unit, match, "barred"))
    assert await harness.at(at + 4 * HOUR, lambda unit: counted(unit, match)) == (HOUR, False)
    await harness.at(at + 9 * HOUR, lambda unit: pending_turns.settle(unit.connection, match, unit.now))
    assert await harness.at(at + 10 * HOUR, lambda unit: counted(unit, match)) == (2 * HOUR, True)


async def test_a_call_in_a_match_that_rests_waits_without_counting(harness: Harness, match: str) -> None:
    at = int(clock.now())
    await harness.at(at, lambda unit: stand_still(unit, match, "agreed", at + 9 * HOUR))
    before = await harness.asked(match)
    while await harness.asked(match) == before:
        await harness.play_on(match, Rng(b"rest"), 1)
    assert not (await harness.at(at + HOUR, lambda unit: counted(unit, match)))[1]
    assert await harness.at(at + 9 * HOUR, lambda unit: go_on(unit, match, "agreed"))
    assert (await harness.at(at + 9 * HOUR, lambda unit: counted(unit, match)))[1]


async def test_a_match_that_is_over_does_not_stand_still(harness: Harness, match: str) -> None:
    for user in (11, 12, 13):
        await harness.acting.play(harness.caller(user), seats.resign(match))
    assert not await harness.at(int(clock.now()), lambda unit: stand_still(unit, match, "gone"))
