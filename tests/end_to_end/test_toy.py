"""The toy game at an unchanged bot, in its own process: proof that `bot/` knows no game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.deployment import deployed, with_the_toy
from tests.end_to_end.judge import faults_of
from tests.end_to_end.matches import deal
from tests.toy import register

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

register()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    heavy = metafunc.config.getoption("--heavy")
    metafunc.parametrize("way", ["typing"] if heavy else ["buttons"])


@pytest.mark.usefixtures("heavy")
async def test_a_game_the_bot_has_never_heard_of(tmp_path: Path, way: str, *, checked: Callable[[int], None]) -> None:
    async with deployed(tmp_path, checked, with_the_toy(tmp_path), PRESSES="10000") as here:
        table = await deal(here, "toy", ["Mika", "Jonas", "Giulia"])
        await table.play(table.press_on if way == "buttons" else table.type_on, Random(4))
        await here.well()
        assert table.phase == "over"
        assert await faults_of(here, [table]) == []
