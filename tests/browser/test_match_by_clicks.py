"""Matches by four people who only click: one of Traders of Osaka, and the beginning of one of Yokohama."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import is_over, play_turn, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors

MOST = 600
"""Turns after which any match of Osaka is over."""

BEGINNING = 5
"""Turns of Yokohama, where people who click at random take a thousand for a whole match."""


@pytest.mark.long
async def test_a_match_by_clicks(here: RunningBot, visitors: Visitors, tell: Callable[[str], None]) -> None:
    window = await visitors.open("Mika")
    await sit_down(window, here)
    rng = Random(5)
    turns = 0
    while turns < MOST and not await is_over(window, here):
        await play_turn(window, here, rng)
        turns += 1
    tell(f"browser: {turns} turns by clicks")
    assert await is_over(window, here)
    assert await here.world.control.violations() == []


async def test_the_beginning_of_yokohama_by_clicks(
    here: RunningBot, visitors: Visitors, tell: Callable[[str], None]
) -> None:
    window = await visitors.open("Mika")
    await sit_down(window, here, "yokohama")
    rng = Random(7)
    for _ in range(BEGINNING):
        await play_turn(window, here, rng)
    tell(f"browser: {BEGINNING} turns of Yokohama by clicks")
    assert not await is_over(window, here)
    assert await here.world.control.violations() == []
