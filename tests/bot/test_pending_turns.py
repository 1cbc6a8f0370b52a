"""Waits: time is given at the call, once per turn, and what is taken back was not called for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.match import answering
from bot.core.paces import PACES
from bot.store import match_rows, pending_turns
from bot.store.spans import HOUR
from bot.topics.lobby import operations as lobby
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PEOPLE, PINK, Harness, done, info_of, past_the_orders

if TYPE_CHECKING:
    from bot.store.connection import Connection
    from bot.store.pending_turns import PendingTurn


async def lasting(harness: Harness, match: str) -> dict[int, PendingTurn]:
    """The waits that last, by seat."""
    found = await harness.database.read(lambda connection: pending_turns.load(connection, match))
    return {seat: wait for seat, wait in found.items() if wait.ended is None}


async def saved(harness: Harness, match: str) -> dict[int, int]:
    """What the seats of a match by the clock have saved."""
    stored = await harness.database.read(lambda connection: match_rows.find(connection, match))
    assert stored is not None
    return {seat: 72 * HOUR if bank is None else bank for seat, bank in stored.rows.banks.items()}


async def answered(harness: Harness, match: str) -> list[tuple[int, int]]:
    """Who answered, and in how many hours."""

    def find(connection: Connection) -> list[tuple[int, int]]:
        rows = connection.execute("SELECT person, took FROM answered WHERE match = ? ORDER BY since, person", (match,))
        return [(row["person"], round(row["took"] / HOUR)) for row in rows]

    return await harness.database.read(find)


async def by_the_clock(harness: Harness, *people: int, game: str = "toy") -> str:
    """A match whose players have a day for each turn."""
    match = await harness.open(game, *people)
    info_of(
        await harness.acting.act(
            harness.caller(people[0]), lobby.change, match, options={}, seats=None, lang=None, pace="clock"
        )
    )
    for user in people[1:]:
        info_of(await harness.acting.act(harness.caller(user), lobby.confirm, match))
    await harness.post()
    done(await lobby.start(harness.acting, harness.caller(people[0]), match))
    await harness.post()
    return match


async def test_who_is_called_has_a_day_whatever_was_taken_back(harness: Harness) -> None:
    match, rng = await by_the_clock(harness, BLUE, PINK, game="osaka"), Rng(b"banks")
    pace = PACES["clock"]
    for _ in range(50):
        await harness.pass_time(rng.below(40) * HOUR)
        before, calls = await saved(harness, match), await lasting(harness, match)
        (user, *_) = await harness.asked(match)
        await harness.play_on(match, rng, 1)
        undone = await harness.acting.play(harness.caller(user), answering.take_back(match))
        if undone.kind == "done":
            now = await lasting(harness, match)
            assert await saved(harness, match) == before
            assert {seat: wait.since for seat, wait in now.items()} == {seat: w.since for seat, w in calls.items()}
            await harness.play_on(match, rng, 1)
        for wait in (await lasting(harness, match)).values():
            assert pace.each <= wait.bank <= (pace.saved or 0)


async def test_a_turn_of_many_presses_is_one_wait(harness: Harness) -> None:
    match, rng = await past_the_orders(harness, BLUE, PINK), Rng(b"presses")
    first = await harness.asked(match)
    (begun,) = (await lasting(harness, match)).values()
    presses = 0
    while await harness.asked(match) == first:
        await harness.pass_time(HOUR)
        await harness.play_on(match, rng, 1)
        presses += 1
    assert presses > 1
    assert (first[0], presses) in await answered(harness, match)
    (after,) = (await lasting(harness, match)).values()
    assert after.seat != begun.seat


async def test_questions_to_all_are_one_wait_each(harness: Harness) -> None:
    match = await harness.deal("yokohama", *PEOPLE[:3])
    assert set(await lasting(harness, match)) == {0, 1, 2}
    await harness.pass_time(HOUR)
    await harness.play_on(match, Rng(b"one"), 1)
    await harness.pass_time(HOUR)
    await harness.play_on(match, Rng(b"two"), 1)
    assert [hours for _, hours in await answered(harness, match)] in ([1, 2], [2, 1])


async def test_who_takes_back_goes_on_in_the_old_wait(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    user, rng = (await harness.asked(match))[0], Rng(b"old wait")
    (begun,) = (await lasting(harness, match)).values()
    await harness.pass_time(5 * HOUR)
    await harness.play_on(match, rng, 1)
    assert await answered(harness, match) == [(user, 5)]
    await harness.pass_time(2 * HOUR)
    done(await harness.acting.play(harness.caller(user), answering.take_back(match)))
    (again,) = (await lasting(harness, match)).values()
    assert (again.seat, again.since) == (begun.seat, begun.since)
    assert again.ran == pytest.approx(5 * HOUR, abs=60)
    assert await answered(harness, match) == []


@pytest.mark.parametrize(("left", "given"), [(None, 72), (0, 24), (30, 54), (60, 72)])
def test_time_is_given_at_the_call_up_to_what_can_be_saved(left: int | None, given: int) -> None:
    assert PACES["clock"].bank(None if left is None else left * HOUR) == given * HOUR
