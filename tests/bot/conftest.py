"""A service as tests of the service find it: the real storage and rules, without Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.local.running import LocalDiscord
from rules.core.rng import Rng
from tests.bot.deals import same_deals
from tests.bot.harness import BLUE, GREY, PINK, open_harness
from tests.bot.running_bot import SCHEMA
from tests.timeouts import GENEROUS
from tests.undrawn import drawn_where_looked_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.bot.harness import Harness


_drawn = pytest.fixture(autouse=True)(drawn_where_looked_at)


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """An open service with its people."""
    async with open_harness(tmp_path) as opened:
        yield opened


@pytest.fixture
async def match(harness: Harness) -> str:
    """A toy match of three after some answers, all of them posted."""
    name = await harness.deal("toy", BLUE, PINK, GREY)
    await harness.play_on(name, Rng(b"votes"), 6)
    await harness.post()
    return name


@pytest.fixture
async def world() -> AsyncIterator[LocalDiscord]:
    """A Discord of our own in which the bot comes and goes."""
    async with LocalDiscord.running(schema=SCHEMA) as opened:
        opened.fake.first_answer = GENEROUS
        with same_deals():
            yield opened
