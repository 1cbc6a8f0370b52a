"""The page as a newcomer finds it: the two processes, a first table against bots, a restart, and a new beginning."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from playwright.async_api import expect

from bot.local.waiting import wait_for
from tests.browser.playing import answer, open_panel
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
    """Wait until the first table is dealt, at which no one is called but the newcomer."""
    await expect(window.post.locator(".mention")).to_have_text(["@Mika", "@Mika"], timeout=LONG)


async def first_turn(window: Window) -> None:
    """Keep an order, and wait until the bots have done so too and the newcomer's first turn has come."""
    await open_panel(window)
    assert await answer(window, Random(1))
    await expect(window.post.locator(".mention")).to_have_text(["@Mika"], timeout=LONG)


async def first_answer(window: Window) -> None:
    """Give the first answer by hand that the panel offers, and wait until it asks something else.

    A way to one of the areas may be a whole turn, after which nothing is asked any more.
    """
    await window.private.locator(".button", has_text="By hand").click()
    placing = window.private.locator(".menu", has_text="By hand")
    await expect(placing).to_be_visible(timeout=LONG)
    before = await window.private.inner_text()
    await placing.click()
    await window.page.locator(".list .entry").first.click()
    # Where several may be chosen, the list stays open.
    done = window.page.locator(".list-foot .button")
    if await done.count():
        await done.click()
    await expect(window.private).not_to_have_text(before, timeout=LONG, use_inner_text=True)
    await expect(window.private).to_contain_text("So far")


async def test_a_newcomer(
    tmp_path: Path,
    checked: Callable[[int], None],
    visit: Callable[[str], AbstractAsyncContextManager[Visitors]],
    *,
    heavy: bool,
) -> None:
    """In a heavy run the bot is restarted in mid-turn, and everything is begun anew."""
    async with (
        deployed(tmp_path, checked, FIRST_TABLE="yes", PRESSES="10000") as here,
        visit(address(here)) as visitors,
    ):
        early = await visitors.open("Anna")
        await first_table(early)
        window = await visitors.open()
        await first_table(window)

        await first_turn(window)
        await open_panel(window)
        await first_answer(window)
        assert await here.control.violations() == []
        if not heavy:
            return

        next_one = await visitors.open("Mika")
        # Nothing calls there any more, and in the other channels tables are being dealt.
        await next_one.enter("tables")
        await open_panel(next_one)
        starts = await here.came()
        await next_one.page.locator('[data-name="restart"]').click()

        async def again() -> bool:
            return await here.came() > starts

        await wait_for(again, LONG / 1000)
        await expect(next_one.page.locator(".light.on")).to_be_visible(timeout=LONG)
        await expect(next_one.private.locator(ANSWERS).first).to_be_visible(timeout=LONG)
        # What is asked now depends on the deal, and may be no more than whether the turn has ended.
        assert await answer(next_one, Random(1))
        assert await here.control.violations() == []

        await next_one.page.locator('[data-name="anew"]').click()
        await next_one.page.locator("dialog .button.danger").click()
        await expect(next_one.letters).to_have_count(0, timeout=LONG)
        await first_table(next_one)
