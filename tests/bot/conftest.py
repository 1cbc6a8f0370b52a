"""A service as tests of the service find it: the real storage and rules, without Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, PINK, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.bot.harness import Harness


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
