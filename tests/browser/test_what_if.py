"""*What if* on a phone, by clicks: a few turns tried with every button of it, and the match as it was."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from bot.core import what_ifs
from bot.core.what_ifs import TURNS
from bot.discord.renderer import Renderer
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import PEOPLE, open_harness
from tests.bot.trying import Trier
from tests.browser.heights.measuring import HEIGHT, SCREEN, WIDTH, measured
from tests.browser.playing import answer, called, open_panel, seated
from tests.browser.window import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from render.core.languages import Lang
    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors, Window

SPOKEN: dict[str, Lang] = {"Jonas": "de", "Giulia": "it"}
LONGEST = 60
"""Answers within which the turns are over."""


def numbers(text: str) -> str:
    """A text in which a turn is counted in its short form, as it is where there is less room."""
    return re.sub(r"(\d) (of|von|di) (?=\d)", r"\1/", text)


async def fits(window: Window) -> str:
    """Wait for the panel as it comes to be; that it fits one screen, and what it says."""
    await expect(window.private).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)
    await expect(window.private.locator(".thinking")).to_have_count(0, timeout=PATIENCE)
    await expect(window.page.locator(".letter .problem")).to_have_count(0)
    box = await window.private.locator(".container").bounding_box()
    assert box is not None
    text = await window.private.inner_text()
    assert box["height"] <= SCREEN, text
    return text


async def press(window: Window, verb: str) -> str:
    """Press a button of the panel: what it says then."""
    before = str(await window.private.get_attribute("data-edited"))
    await window.private.locator(f'[data-name^="{verb}:"]:enabled').first.click(timeout=PATIENCE)
    await expect(window.private).not_to_have_attribute("data-edited", before, timeout=PATIENCE)
    return await fits(window)


async def is_over(window: Window) -> bool:
    """Whether all turns are tried: then there is nothing behind *More*."""
    return not await window.private.locator('[data-name^="more:"]').count()


async def to_the_end(window: Window, rng: Random) -> str:
    """Answer until the turns are over: what is said then."""
    for _ in range(LONGEST):
        if await is_over(window):
            break
        assert await answer(window, rng)
        await fits(window)
    return await fits(window)


@pytest.mark.parametrize("game", GAMES)
async def test_what_the_turns_came_to_fits_one_screen(
    phone: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """At a full table, once its turns are over: here before the first one."""
    monkeypatch.setattr(what_ifs, "TURNS", 0)
    async with open_harness(tmp_path) as harness:
        drawing, most = Renderer(), GAMES[game].seats[1]
        match = await harness.deal(game, *PEOPLE[:most])
        renamed = "UPDATE seats SET name = 'Wilhelmina vom Hafenamt ' || person"
        await harness.database.transact(lambda c: c.execute(renamed).rowcount)
        (user, *_) = await harness.asked(match)
        try:
            shown = [await Trier(harness, drawing, match, user, lang).begin() for lang in LANGUAGES]
        finally:
            drawing.close()
    assert max(height.whole for height in await measured(phone, shown)) <= SCREEN


async def test_every_button_of_what_if_by_clicks(here: RunningBot, visitors: Visitors) -> None:
    name, rng = await called(await seated(here, visitors, answers=8)), Random(5)
    words = Words.of(SPOKEN.get(name, "en"))

    def said(key: str, **values: int | str) -> str:
        return words.text(key, **values).replace("*", "").removeprefix("-# ")

    begun, over = said("what-if-brief", n=1, of=TURNS, who="none"), said("what-if-ended", n=TURNS)
    match = str((await here.app.database.read(lambda c: c.execute("SELECT id FROM matches").fetchone()))[0])
    before = await here.inside.load(match, None)
    posts = [message.id for message in await here.person(name).channel() if not message.ephemeral]
    phone = await visitors.open(name, width=WIDTH, height=HEIGHT)
    await open_panel(phone)
    await press(phone, "more")
    assert begun in numbers(await press(phone, "whatif"))
    assert said("what-if-others", how="bots") in await press(phone, "more")
    for verb in ("back", "over", "renew"):
        assert not await phone.private.locator(f'[data-name^="{verb}:"]:enabled').count(), "there is nothing to undo"
    await press(phone, "tryothers")
    assert said("what-if-others", how="hand") in await press(phone, "more")
    await press(phone, "again")
    for verb in ("back", "over"):
        assert await answer(phone, rng)
        await fits(phone)
        await press(phone, "more")
        assert begun in numbers(await press(phone, verb))
    assert over in await to_the_end(phone, rng)
    assert over not in await press(phone, "back")
    assert over in await to_the_end(phone, rng)
    after = await here.inside.load(match, None)
    assert (after.match.revision, after.told) == (before.match.revision, before.told), "the match knows nothing of it"
    assert [message.id for message in await here.person(name).channel() if not message.ephemeral] == posts

    channel = next(iter(here.world.fake.world.channels))
    assert await here.inside.play_on(match, Rng(b"on"), 1, channel=channel) == 1
    await here.quiet()
    await press(phone, "back")
    assert said("what-if-gone-on") in await press(phone, "more")
    assert said("what-if-gone-on") not in await press(phone, "renew")
    assert await answer(phone, rng)
    # Bots think about the others until the person is asked again.
    await fits(phone)
    await press(phone, "more")
    assert said("what-if-thrown") in await press(phone, "tryend")
    kept = await here.app.database.read(lambda c: c.execute("SELECT count(*) FROM what_ifs").fetchone()[0])
    assert kept == 0
