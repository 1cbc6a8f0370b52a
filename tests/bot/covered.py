"""Matches in which a bot plays for whoever is late or away."""

from __future__ import annotations

from bot.topics.seats import operations as seats
from rules.core.rng import Rng
from tests.bot.harness import (
    BLUE,
    PINK,
    Harness,
)
from tests.bot.table_of_bots import think_here
from tests.bot.test_sleeping import time_is_over
from tests.bot.test_votes import seat_of, voted


async def late_in(harness: Harness, *people: int) -> tuple[str, int, int]:
    """A match in which the time of the one who is asked is over: its id, that person, and the seat."""
    match = await harness.deal("osaka", *people)
    await harness.play_on(match, Rng(b"cover"), 9)
    (late,) = await harness.asked(match)
    await time_is_over(harness, match)
    return match, late, await seat_of(harness, match, late)


async def covered_in(harness: Harness) -> tuple[str, int, int, int]:
    """A match of two in which a bot plays for the one who was late: id, seat, that person, and the other."""
    think_here(harness)
    match, late, seat = await late_in(harness, BLUE, PINK)
    other = BLUE if late == PINK else PINK
    assert voted(await harness.play(other, seats.leave_to_bot(match, None))).result == "agreed"
    await harness.post()
    return match, seat, late, other


async def plays(harness: Harness, match: str, user: int) -> None:
    """Let a person play on until someone else is asked."""
    while user in await harness.asked(match):
        await harness.play_on(match, Rng(b"on"), 1)
