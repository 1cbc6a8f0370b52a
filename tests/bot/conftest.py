"""A service as tests of the service find it: the real storage and rules, without Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.discord.renderer import Renderer
from rules.core.rng import Rng
from tests.bot.deals import same_deals
from tests.bot.harness import BLUE, GREY, PINK, open_harness
from tests.bot.houses import EITHER, kept_by
from tests.bot.running_bot import local_discord
from tests.one_thread import in_one_thread
from tests.timeouts import GENEROUS
from tests.undrawn import drawn_where_looked_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.local.running import LocalDiscord
    from tests.bot.harness import Harness


_drawn = pytest.fixture(autouse=True)(drawn_where_looked_at)


@pytest.fixture(autouse=True)
def _in_one_thread(request: pytest.FixtureRequest) -> Iterator[None]:
    """Do what the database is asked for at once, but for a test that is about its thread."""
    if request.node.get_closest_marker("threads"):
        yield
    else:
        with in_one_thread():
            yield


ON_BOTH = {
    f"tests.bot.test_{name}"
    for name in (
        *("service", "lobby", "votes", "league", "results_read", "reminding", "finding", "what_ifs", "prepared"),
        *("match_rows", "ledger", "outbox", "privacy"),
    )
}
"""Modules whose tests run on PostgreSQL too, but for those that ask SQLite how it does a thing."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what keeps a house with both engines."""
    if metafunc.module.__name__ in ON_BOTH and "harness" in metafunc.fixturenames:
        if "engine" not in metafunc.fixturenames:
            # A module with a service of its own.
            metafunc.fixturenames.insert(0, "engine")
        own = metafunc.definition.get_closest_marker("sqlite") is not None
        metafunc.parametrize("engine", EITHER[:1] if own else EITHER, indirect=True)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """What keeps the houses of a test: SQLite, where nothing else is asked for."""
    name = getattr(request, "param", "sqlite")
    with kept_by(name):
        yield name


@pytest.fixture
async def harness(tmp_path: Path, engine: str) -> AsyncIterator[Harness]:  # noqa: ARG001 - it keeps the house
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
    async with local_discord() as opened:
        opened.fake.first_answer = GENEROUS
        with same_deals():
            yield opened


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    """Draws the pictures of panels."""
    drawing = Renderer()
    yield drawing
    drawing.close()
