"""Cover of whoever has said to be away: a bot plays until the day comes or the person does."""

from __future__ import annotations

from bot.core import clock
from bot.core import people as core_people
from bot.store.spans import DAY
from bot.topics.absence import operations as absence
from bot.topics.turn import operations as turn
from rules.core.rng import Rng
from tests.bot.covered import plays
from tests.bot.harness import (
    BLUE,
    PINK,
    Harness,
    done,
)
from tests.bot.table_of_bots import all_play, bot_seats, think_here
from tests.bot.test_votes import seat_of, told


async def test_who_is_away_has_a_bot_play_until_the_day_comes(harness: Harness) -> None:
    think_here(harness)
    match = await harness.deal("osaka", BLUE, PINK)
    toys = await harness.deal("toy", BLUE, PINK, channel=9)
    await harness.play_on(match, Rng(b"away"), 9)
    until = int(clock.now()) + 2 * DAY
    left = await harness.acting.write(absence.leave, BLUE, until, cover=True)
    # No bot can play the toy: there the table waits.
    assert (left.tables, left.covered) == (2, 1)
    assert told(await harness.post()) == ["bots-cover-away"]
    assert (await harness.load(toys, BLUE)).covered is False
    # Of two who are away one is waited for: no table is one of bots alone.
    assert (await harness.acting.write(absence.leave, PINK, until + DAY, cover=True)).covered == 0
    await harness.pass_time(60)
    assert len(await bot_seats(harness, match)) == 1
    await plays(harness, match, PINK)
    await all_play(harness, match)
    await harness.pass_time(2 * DAY)
    # Blue's day has come: Blue plays again, and now a bot plays for Pink.
    assert told(await harness.post()) == ["bots-cover-ended", "bots-cover-away"]
    assert (await harness.load(match, None)).people[await seat_of(harness, match, PINK)].bot
    assert (await harness.load(match, None)).people[await seat_of(harness, match, BLUE)].mention == BLUE
    assert await harness.acting.write(absence.come_back, PINK)
    assert await bot_seats(harness, match) == []


async def test_who_is_away_and_plays_all_the_same_keeps_the_seat(harness: Harness) -> None:
    think_here(harness)
    match = await harness.deal("osaka", BLUE, PINK)
    await harness.play_on(match, Rng(b"away"), 9)
    await harness.acting.write(absence.leave, BLUE, int(clock.now()) + 9 * DAY, cover=True)
    done(await harness.play(BLUE, turn.play_again(match)))
    await harness.pass_time(60)
    assert await bot_seats(harness, match) == []
    assert await harness.acting.read(core_people.absence, BLUE) is not None


async def test_whoever_is_called_by_the_end_of_an_absence_gets_a_letter(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    await harness.play_on(match, Rng(b"away"), 9)
    (asked,) = await harness.asked(match)
    assert (await harness.acting.write(absence.leave, asked, int(clock.now()) + DAY, cover=True)).covered == 1
    await harness.post()
    await harness.pass_time(DAY + 60)
    await harness.pass_time(60)
    assert [row.user for row in await harness.post() if row.kind == "nudge"] == [asked]
