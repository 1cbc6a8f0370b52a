"""A house as tests of the service find it: the real storage and rules, without Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.rng import Rng
from tests.bot.at_the_house import BLUE, GREY, PINK, evening

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.bot.at_the_house import Evening


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Evening]:
    """An open house."""
    async with evening(tmp_path) as open_house:
        yield open_house


@pytest.fixture
async def match(house: Evening) -> str:
    """A toy match of three after some answers, all of them posted."""
    name = await house.deal("toy", BLUE, PINK, GREY)
    await house.play_on(name, Rng(b"votes"), 6)
    await house.post()
    return name
