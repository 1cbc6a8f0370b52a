"""The page as a newcomer finds it: the two processes, a first table, three clicks, a restart, and a new beginning."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.async_api import expect

from bot.local.people import wait_for
from tests.browser.playing import open_panel
from tests.browser.window import ANSWERS
from tests.end_to_end.deployment import Deployment, deployed
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from tests.browser.window import Visitors, Window

LONG = 2000 * GENEROUS
"""Milliseconds within which a process starts and a first table is dealt."""


def address(here: Deployment) -> str:
    """The address that the terminal printed."""
    found = re.search(r"http://127\.0\.0\.1:\d+/#key=\S+", (here.folder / "output.txt").read_text(encoding="utf-8"))
    assert found is not None
    return found[0]


async def first_table(window: Window) -> None:
    """Wait until the first table waits for somebody's first turn proper."""
    await expect(window.post).to_contain_text("take coins or reserve a card", timeout=LONG)


async def test_a_newcomer(
    tmp_path: Path, checked: Callable[[int], None], visit: Callable[[str], AbstractAsyncContextManager[Visitors]]
) -> None:
    async with (
        deployed(tmp_path, checked, FIRST_TABLE="yes", PRESSES="10000") as here,
        visit(address(here)) as visitors,
    ):
        early = await visitors.open("Anna")
        await first_table(early)
        window = await visitors.open()
        await first_table(window)

        post = str(await window.post.get_attribute("data-message"))
        await window.post.locator('[data-name^="play:"]').click()
        await window.private.locator(".menu").first.click()
        await window.page.locator(".list .entry").first.click()
        await expect(window.post).not_to_have_attribute("data-message", post, timeout=LONG)

        name = (await window.post.locator(".mention").last.inner_text()).removeprefix("@")
        next_one = await visitors.open(name)
        await open_panel(next_one)
        starts = await here.came()
        await next_one.page.locator('[data-name="restart"]').click()

        async def again() -> bool:
            return await here.came() > starts

        await wait_for(again, LONG / 1000)
        await expect(next_one.page.locator(".light.on")).to_be_visible(timeout=LONG)
        await next_one.private.locator(".menu").first.click()
        await next_one.page.locator(".list .entry").first.click()
        await expect(next_one.private.locator(ANSWERS)).to_have_count(0, timeout=LONG)
        assert await here.control.violations() == []

        await next_one.page.locator('[data-name="anew"]').click()
        await next_one.page.locator("dialog .button.danger").click()
        await expect(next_one.letters).to_have_count(0, timeout=LONG)
        await first_table(next_one)
