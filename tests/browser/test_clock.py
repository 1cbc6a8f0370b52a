"""The clock of the local table: a day passes, or all up to the next reminder, and the page tells time by it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from bot.core import clock
from bot.local.waiting import wait_for
from bot.store.spans import DAY
from tests.browser.playing import called, seated
from tests.browser.window import PATIENCE

if TYPE_CHECKING:
    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors


async def test_time_passes_up_to_the_next_reminder(here: RunningBot, visitors: Visitors) -> None:
    window = await seated(here, visitors)
    name = await called(window)
    await here.quiet()
    before, begun = len(await here.person(name).inbox()), clock.now()
    await window.page.locator('[data-name="due"]').click()

    async def reminded() -> bool:
        return len(await here.person(name).inbox()) > before

    await wait_for(reminded)
    passed = clock.now() - begun
    assert DAY / 2 < passed < 2 * DAY
    # The clock of the page is that of its Discord: what was said just now was said today.
    await window.become(name)
    await window.enter("Hatoba")
    said = window.letters.last.locator("time").first
    await expect(said).to_have_text(re.compile("Today|Heute|Oggi"), timeout=PATIENCE)


@pytest.mark.long
async def test_a_day_passes_and_nothing_of_it_is_missed(here: RunningBot, visitors: Visitors) -> None:
    window = await seated(here, visitors)
    shown = window.page.locator('[data-name="clock"]')
    before, begun = await shown.inner_text(), clock.now()
    await window.page.locator('[data-name="day"]').click()
    await expect(shown).not_to_have_text(before, timeout=PATIENCE)
    assert DAY <= clock.now() - begun < DAY + 600

    async def looked() -> bool:
        beat = await here.app.database.read(
            lambda connection: connection.execute("SELECT value FROM house WHERE key = 'beat'").fetchone()["value"]
        )
        return int(beat) >= begun + DAY

    await wait_for(looked)
    noted = await here.app.database.read(
        lambda connection: connection.execute("SELECT value FROM house WHERE key = 'missed'").fetchone()
    )
    assert noted is None
