"""People before the browser who sit down at a table and play by clicks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from bot.local.autoplay import by_verb
from rules.core.rng import Rng
from tests.browser.window import ANSWERS, PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from playwright.async_api import Locator

    from bot.local.seen import Seen
    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors, Window

NAMES = ("Mika", "Jonas", "Giulia", "Tom")
ATTEMPTS = 40
"""Answers within which one is taken, however many are refused."""


async def sit_down(window: Window, here: RunningBot, game: str = "osaka") -> None:
    """Open a table, join and start, by clicks."""
    await window.page.locator(".say").click()
    await window.page.keyboard.type("/game open ")
    await window.page.locator('[data-option="game"]').fill(game)
    await window.page.locator(".offer").first.click(timeout=PATIENCE)
    await window.page.locator('[data-name="send"]').click()
    await window.read("sealed:")
    for name in NAMES[1:]:
        await window.become(name)
        await window.press("Join")
        await expect(window.private).to_be_visible(timeout=PATIENCE)
        await here.well()
    await window.become(NAMES[0])
    await window.press("Start (4")
    await window.press("Deal for 4")
    await agree((window,), here)


async def seated(here: RunningBot, visitors: Visitors, *, answers: int = 0) -> Window:
    """A window before a table of Osaka that was dealt, and answered at, without a click."""
    channel = next(iter(here.world.fake.world.channels))
    match = await here.laid("osaka", *NAMES, channel=channel)
    assert await here.inside.play_on(match, Rng(b"seated"), answers, channel=channel) == answers
    await here.quiet()
    window = await visitors.open(NAMES[0])
    await agree((window,), here)
    return window


async def agree(windows: Iterable[Window], here: RunningBot) -> None:
    """Wait until all is done, and every window shows as the latest post the one at which the match stands, as it is."""
    await here.seen(here.person(NAMES[0]), _stands_here)
    await here.well()
    post = await here.seen(here.person(NAMES[0]), _stands_here)
    for window in windows:
        await expect(window.post).to_have_attribute("data-message", str(post.id), timeout=PATIENCE)
        if post.data["edited_timestamp"] is not None:
            await expect(window.post).to_have_attribute(
                "data-edited", str(post.data["edited_timestamp"]), timeout=PATIENCE
            )


def _stands_here(letter: Seen) -> bool:
    return not letter.ephemeral and by_verb(letter, "play", "rematch") is not None


async def called(window: Window) -> str:
    """Who is called by the latest post, as it stands there; of several the first."""
    return (await all_called(window))[0]


async def all_called(window: Window) -> list[str]:
    """Everyone who is called by the latest post."""
    told = await window.post.locator(".text").last.locator(".mention").all_inner_texts()
    return [name.removeprefix("@") for name in told]


async def answer(window: Window, rng: Random) -> bool:
    """Click one answer of the panel, if it still asks; whether it did."""
    await expect(window.private).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)
    answers = window.private.locator(ANSWERS)
    offered = await answers.count()
    if not offered:
        return False
    state = str(await window.private.get_attribute("data-edited"))
    part = answers.nth(rng.randrange(offered))
    name = str(await part.get_attribute("data-name"))
    await part.click(timeout=PATIENCE)
    if name.startswith("menu:"):
        await choose_some(window, rng)
    elif name.startswith("form:"):
        await fill_in(window, rng)
    await expect(window.private).not_to_have_attribute("data-edited", state, timeout=PATIENCE)
    return True


async def fill_in(window: Window, rng: Random) -> None:
    """Send the form that comes up, with what stands in it and something wherever something is lacking."""
    form = window.page.locator("dialog.form")
    await expect(form).to_be_visible(timeout=PATIENCE)
    lacking = form.locator('.menu[aria-required="true"]:has(.hint)')
    for name in [await each.get_attribute("data-name") for each in await lacking.all()]:
        await form.locator(f'[data-name="{name}"]').click(timeout=PATIENCE)
        await choose_some(window, rng)
    await form.locator(".button.primary").click(timeout=PATIENCE)


async def choose_some(window: Window, rng: Random) -> None:
    """Click one entry of the open list, or where several may be chosen, others than before, as many as it asks for."""
    entries, done = window.page.locator(".list .entry"), window.page.locator(".list-foot .button:enabled")
    await expect(entries.first).to_be_visible(timeout=PATIENCE)
    places = await entries.count()
    if not await window.page.locator(".list-foot").count():
        await entries.nth(rng.randrange(places)).click(timeout=PATIENCE)
        return
    before = now = await chosen(entries)
    while now == before or not await done.count():
        for _ in range(rng.randint(1, places)):
            await entries.nth(rng.randrange(places)).click(timeout=PATIENCE)
        now = await chosen(entries)
    await done.click(timeout=PATIENCE)


async def chosen(entries: Locator) -> list[str]:
    """What is chosen of the entries of a list: whoever closes it with the same again has chosen nothing."""
    found: list[str] = await entries.evaluate_all(
        "all => all.filter(each => each.ariaSelected === 'true').map(each => each.dataset.value)"
    )
    return found


async def press_play(window: Window) -> None:
    """Press Play and wait for what the bot says to it."""
    former = await all_private(window)
    await window.post.locator('[data-name^="play:"]').click(timeout=PATIENCE)
    await answered(window, former)


async def all_private(window: Window) -> list[str]:
    """Ids of the messages that only this persona sees."""
    letters = window.page.locator("#letters .letter.hidden")
    found: list[str] = await letters.evaluate_all("all => all.map(each => each.dataset.message)")
    return found


async def answered(window: Window, former: list[str]) -> None:
    """Wait until the bot has answered this persona with a message that is none of the former ones.

    A former panel goes when a new one is opened, and which of both is seen first is nowhere said.
    """
    fresh = "".join(f':not([data-message="{number}"])' for number in former)
    await expect(window.page.locator(f"#letters .letter.hidden{fresh}").last).to_be_visible(timeout=PATIENCE)
    await expect(window.private.locator(".thinking")).to_have_count(0, timeout=PATIENCE)


async def open_panel(window: Window) -> None:
    """Press Play and wait for the panel that comes of it."""
    await press_play(window)
    await expect(window.private.locator(ANSWERS).first).to_be_visible(timeout=PATIENCE)


async def play_turn(window: Window, here: RunningBot, rng: Random) -> None:
    """Become one of those who are called, press Play, and answer until the next post comes.

    Where several are called at once, an answer is kept and can be changed until the last one is in: then one is enough,
    and whoever comes after the last is told that nothing is asked any more.
    """
    await agree((window,), here)
    post = str(await window.post.get_attribute("data-message"))
    people = await all_called(window)
    await window.become(rng.choice(people))
    await press_play(window)
    for _ in range(ATTEMPTS):
        if not await answer(window, rng) or len(people) > 1:
            break
    if len(people) == 1:
        await expect(window.post).not_to_have_attribute("data-message", post, timeout=PATIENCE)


async def is_over(window: Window, here: RunningBot) -> bool:
    """Whether the latest post tells the end."""
    await agree((window,), here)
    return bool(await window.post.locator('[data-name^="rematch:"]').count())
