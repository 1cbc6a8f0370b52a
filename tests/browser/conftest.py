"""A real browser before the page of the local table; without one the folder is left out, in one line."""

from __future__ import annotations

import shutil
from contextlib import asynccontextmanager
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

import aiohttp
import pytest
import pytest_asyncio

from bot.local.connector import loopback_connector
from bot.local.page.site import open_page
from bot.local.running import LocalDiscord
from tests.conftest import LINES
from tests.local.conftest import Raw

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Panes, Visitors, Window

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome")
PROGRAM = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
READY = PROGRAM is not None and find_spec("playwright") is not None
collect_ignore_glob = [] if READY else ["test_*.py"]


def pytest_configure(config: pytest.Config) -> None:
    """Say once that the folder is left out."""
    worker = getattr(config, "workerinput", {}).get("workerid", "gw0")
    if not READY and worker == "gw0":
        config.stash[LINES].append(
            "browser: no Chromium or no playwright here, the page of the local table is untested"
        )


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Let all tests before the one browser of a worker run in the one loop that it answers to."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Panes]:
    """The browser of a worker: starting one takes longer than most of what is looked at in it."""
    # Only now: the folder can be collected without a browser.
    from tests.browser.window import launched  # noqa: PLC0415

    assert PROGRAM is not None
    async with launched(PROGRAM) as started:
        yield started


@asynccontextmanager
async def visitors_of(browser: Panes, address: str) -> AsyncIterator[Visitors]:
    """People before a page, as long as the block lasts; whatever the browser complains of is an error."""
    from tests.browser.window import visiting  # noqa: PLC0415

    async with visiting(browser, address) as visitors:
        yield visitors
        assert visitors.complaints == []


@pytest.fixture
def visit(browser: Panes) -> Callable[[str], AbstractAsyncContextManager[Visitors]]:
    """Opens the page at an address in the browser."""
    return partial(visitors_of, browser)


@pytest_asyncio.fixture(loop_scope="session")
async def here(tmp_path: Path) -> AsyncIterator[RunningBot]:
    """The real bot at a Discord of our own."""
    from tests.bot.running_bot import running_bot  # noqa: PLC0415

    async with running_bot(tmp_path) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(
    here: RunningBot, visit: Callable[[str], AbstractAsyncContextManager[Visitors]]
) -> AsyncIterator[Visitors]:
    """People before the page of that Discord."""
    async with open_page(here.world.fake) as address, visit(address) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def raw() -> AsyncIterator[Raw]:
    """A Discord of our own, and a raw client of it."""
    async with LocalDiscord.running() as world:
        connector = loopback_connector(world.address, world.ca_file)
        async with aiohttp.ClientSession(connector=connector) as client:
            yield Raw(world, client)


@pytest_asyncio.fixture(loop_scope="session")
async def guests(raw: Raw, visit: Callable[[str], AbstractAsyncContextManager[Visitors]]) -> AsyncIterator[Visitors]:
    """People before the page of that one."""
    async with open_page(raw.world.fake) as address, visit(address) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def phone(visit: Callable[[str], AbstractAsyncContextManager[Visitors]]) -> AsyncIterator[Window]:
    """A phone before the page of a Discord of our own without a bot, which lays out messages."""
    from tests.browser.heights.measuring import HEIGHT, WIDTH  # noqa: PLC0415

    async with LocalDiscord.running() as world, open_page(world.fake) as address, visit(address) as visitors:
        yield await visitors.open("Mika", width=WIDTH, height=HEIGHT)
