"""A real browser before the page of the local table; without one the folder is left out, in one line."""

from __future__ import annotations

import shutil
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

from tests.conftest import LINES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors

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


@asynccontextmanager
async def visitors_of(address: str) -> AsyncIterator[Visitors]:
    """A browser before a page, as long as the block lasts; whatever it complains of is an error."""
    # Only now: the folder can be collected without a browser.
    from tests.browser.window import browse  # noqa: PLC0415

    assert PROGRAM is not None
    async with browse(PROGRAM, address) as visitors:
        yield visitors
        assert visitors.complaints == []


@pytest.fixture
def visit() -> Callable[[str], AbstractAsyncContextManager[Visitors]]:
    """Opens a browser before the page at an address."""
    return visitors_of


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[RunningBot]:
    """The real bot at a Discord of our own."""
    from tests.bot.running_bot import running_bot  # noqa: PLC0415

    async with running_bot(tmp_path) as running:
        yield running


@pytest.fixture
async def visitors(here: RunningBot) -> AsyncIterator[Visitors]:
    """A browser before the page of that Discord."""
    from bot.local.page.site import open_page  # noqa: PLC0415

    async with open_page(here.world.fake) as address, visitors_of(address) as opened:
        yield opened
