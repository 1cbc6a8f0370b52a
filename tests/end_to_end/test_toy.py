"""The toy game at an unchanged bot, in its own process: proof that `bot/` knows no game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.deployment import deployed, with_the_toy
from tests.end_to_end.judge import faults_of, load_match
from tests.end_to_end.matches import deal
from tests.toy import register

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.end_to_end.matches import Table

register()

MOST_TRIED = 30
"""Matches within which the frog escapes once and is caught once."""


@pytest.mark.long
async def test_one_seat_against_an_opponent_is_lost_and_won(tmp_path: Path, *, checked: Callable[[int], None]) -> None:
    async with deployed(tmp_path, checked, with_the_toy(tmp_path), PRESSES="10000") as here:
        tables: list[Table] = []
        rng = Random(7)
        ends: dict[bool, str] = {}
        while len(ends) < len((True, False)):
            assert len(tables) < MOST_TRIED, "always the same end"
            table = await deal(here, "pond", ["Mika"])
            tables.append(table)
            await table.play(table.press_on, rng)
            await here.well()
            over = await table.newest(here.person("Mika"), "rematch")
            assert over is not None
            verdict = load_match(here, table.match).match.verdict()
            assert verdict is not None
            ends[verdict.won] = over.text
            assert not any("My hand" in post.buttons for post in await here.person("Mika").channel(table.channel))
            assert await table.dms() == []
        assert "Mika wins against the heron" in ends[True]
        assert "Mika loses against the heron" in ends[False]
        assert await faults_of(here, tables) == []


@pytest.mark.long
@pytest.mark.parametrize("way", ["buttons", "typing"])
async def test_a_game_the_bot_has_never_heard_of(tmp_path: Path, way: str, *, checked: Callable[[int], None]) -> None:
    async with deployed(tmp_path, checked, with_the_toy(tmp_path), PRESSES="10000") as here:
        table = await deal(here, "toy", ["Mika", "Jonas", "Giulia"])
        await table.play(table.press_on if way == "buttons" else table.type_on, Random(4))
        await here.well()
        assert table.phase == "over"
        assert await faults_of(here, [table]) == []
