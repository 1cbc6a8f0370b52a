"""A match of Traders of Osaka by four people who only type."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from playwright.async_api import expect

from tests.browser.playing import NAMES, agree, all_called, all_private, answered, called, is_over, seated
from tests.browser.window import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors, Window
    from tests.conftest import Sample

MOST = 600
"""Attempts within which any match is over."""

TURNS = (5, 40, MOST)
"""Turns that are typed: every day, in a heavy run, and in full until the match is over, as one by clicks always is."""


async def type_move(window: Window) -> bool:
    """Type `/move`, take the first move that is offered, and send it; leave where none is offered, or not in time."""
    await window.page.locator(".say").focus()
    await window.page.keyboard.type("/move ")
    option = window.page.locator('[data-option="moves"]')
    await expect(option).to_be_focused(timeout=PATIENCE)
    await expect(window.page.locator(".offer, .offers .nothing").first).to_be_visible(timeout=PATIENCE)
    if not await window.page.locator(".offer").count():
        await window.page.keyboard.press("Escape")
        await window.page.keyboard.press("Escape")
        return False
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("Enter")
    await expect(option).not_to_have_value("", timeout=PATIENCE)
    former = await all_private(window)
    await window.page.keyboard.press("Enter")
    await expect(window.page.locator(".say")).to_be_focused(timeout=PATIENCE)
    await answered(window, former)
    return True


async def test_a_match_by_typing(
    here: RunningBot, visitors: Visitors, tell: Callable[[str], None], sample: Sample
) -> None:
    mika = await seated(here, visitors)
    windows = {NAMES[0]: mika, **{name: await visitors.open(name) for name in NAMES[1:]}}
    rng = Random(6)
    turns, wanted = 0, sample(*TURNS)
    for _ in range(MOST):
        if await is_over(mika, here) or turns == wanted:
            break
        await agree(windows.values(), here)
        window = windows[rng.choice(await all_called(mika))]
        turns += await type_move(window)
    tell(f"browser: {turns} turns by typing")
    assert turns == wanted or await is_over(mika, here)
    assert await here.world.control.violations() == []


async def test_a_line_of_markup_stays_a_line(here: RunningBot, visitors: Visitors) -> None:
    window = await seated(here, visitors)
    name = await called(window)
    await window.become(name)
    await window.page.locator(".say").fill('/move <img src=x onerror="document.title=1"><b>take</b>')
    await window.page.keyboard.press("Enter")
    await expect(window.private).to_contain_text("<img", timeout=PATIENCE)
    assert await window.page.locator("#letters img[src='x'], #letters b").count() == 0
    assert "Hatoba" in await window.page.title()
