"""Takes the pictures of the local table that README shows: ``python -m tests.browser.screenshots``."""

from __future__ import annotations

import asyncio
import io
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PIL import Image
from playwright.async_api import expect

from bot.local.page.site import open_page
from bot.local.waiting import wait_for
from render.core.words import shown_icons
from render.faces import emojis
from tests.bot.running_bot import running_bot
from tests.browser.conftest import PROGRAM, visitors_of
from tests.browser.playing import NAMES, called, open_panel, play_turn, sit_down
from tests.browser.window import PATIENCE, launched
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from tests.browser.window import Visitors, Window

PICTURES = Path(__file__).parents[2] / "data" / "pictures"
TURNS = 10
"""Turns after which the table has something to show."""


async def take() -> None:
    """Play a few turns and photograph the table, on a desktop and on a phone."""
    assert PROGRAM is not None, "no Chromium here"
    with tempfile.TemporaryDirectory() as folder:
        async with (
            running_bot(Path(folder), emojis=True) as here,
            open_page(here.world.fake) as address,
            launched(PROGRAM) as browser,
            visitors_of(browser, address) as visitors,
        ):
            await wait_for(icons_came, GENEROUS)
            window = await visitors.open("Mika")
            await sit_down(window, here)
            rng = Random(11)
            for _ in range(TURNS):
                await play_turn(window, here, rng)
            name = await called(window)
            for person in NAMES:
                await here.person(person).send("mark_read", channel="dm")
            await here.person(name).send("set_locale", locale="en-US")
            await photograph(visitors, name)


async def icons_came() -> bool:
    """Whether the bot has brought all its icons."""
    return len(shown_icons()) == len(emojis())


async def photograph(visitors: Visitors, name: str) -> None:
    """The post on a desktop, and the panel of whoever is called on a phone; the dark ones only for the eye."""
    for dark in (False, True):
        ending = "-dark" if dark else ""
        wide = await visitors.open(name, width=1280, height=900, dark=dark)
        await settled(wide)
        await keep(wide, f"local-table{ending}.png")
        phone = await visitors.open(name, width=390, height=844, dark=dark)
        await open_panel(phone)
        await settled(phone)
        await keep(phone, f"local-table-phone{ending}.png")


async def settled(window: Window) -> None:
    """Wait until all pictures are there and the end of the channel is shown."""
    await expect(window.post).to_be_visible(timeout=PATIENCE)
    await window.page.locator("#letters").evaluate("box => { box.scrollTop = box.scrollHeight; }")
    last = "[...document.images].slice(-1).every(each => each.complete && each.naturalWidth > 0)"
    await window.page.wait_for_function(last, timeout=PATIENCE)


async def keep(window: Window, name: str) -> None:
    """Write a picture of the window in few colours; the dark ones beside, where git does not look."""
    taken = Image.open(io.BytesIO(await window.page.screenshot()))
    folder = Path(tempfile.gettempdir()) if "dark" in name else PICTURES
    taken.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(folder / name, optimize=True)


if __name__ == "__main__":
    asyncio.run(take())
