"""What people see at a table in the browser: their own hand only, the same after a reload, a phone, keys alone."""

from __future__ import annotations

from asyncio import Event
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.playing import NAMES, called, open_panel, play_turn, seated
from tests.browser.window import ANSWERS, PATIENCE

if TYPE_CHECKING:
    from playwright.async_api import Locator, Route

    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors, Window


PANEL = 640
"""Pixels of a phone within which a panel shows question, goods, picture and first menu."""

ONCE_ROUND = 8
"""Answers after which everyone has played."""

POST = 700
"""Pixels of a phone that a post may take."""


async def hands(here: RunningBot) -> dict[str, list[str]]:
    """The alternative texts of everyone's hand, as their direct messages hold them."""
    found = {}
    for name in NAMES:
        inbox = await here.person(name).inbox()
        found[name] = [str(each.description) for message in inbox for each in message.pictures]
    return found


async def alts(window: Window) -> list[str]:
    """The alternative texts of all pictures on the page."""
    found: list[str] = await window.page.locator("img").evaluate_all("all => all.map(each => each.alt)")
    return found


async def test_a_hand_is_seen_only_by_its_owner(here: RunningBot, visitors: Visitors) -> None:
    windows = {NAMES[0]: await seated(here, visitors), **{name: await visitors.open(name) for name in NAMES[1:]}}
    told = await hands(here)
    assert all(told.values())
    for name, window in windows.items():
        await expect(window.post).to_be_visible(timeout=PATIENCE)
        await window.post.locator('[data-name^="hand:"]').click()
        await expect(window.private.locator("img").first).to_be_visible(timeout=PATIENCE)
        in_the_channel = await alts(window)
        await window.enter("Hatoba")
        for alt in told[name]:
            await expect(window.page.locator("#letters").get_by_alt_text(alt, exact=True).first).to_be_visible()
        shown = in_the_channel + await alts(window)
        others = {alt for other in NAMES if other != name for alt in told[other]} - set(told[name])
        assert not others & set(shown)
        assert not others & set(str(await window.page.content()).split("\n"))


async def test_after_a_reload_all_is_as_it_was_but_what_was_private(here: RunningBot, visitors: Visitors) -> None:
    window = await seated(here, visitors)
    await window.become(await called(window))
    await open_panel(window)
    post, person = await window.post.locator(".container").inner_text(), await called(window)
    await window.page.reload()
    await expect(window.post).to_be_visible(timeout=PATIENCE)
    await expect(window.post.locator(".container")).to_have_text(post, use_inner_text=True)
    assert await window.private.count() == 0
    await expect(window.page.locator(".chip.ours")).to_have_attribute("data-person", person)
    await play_turn(window, here, Random(1))


async def test_a_phone(here: RunningBot, visitors: Visitors) -> None:
    name = await called(await seated(here, visitors))
    phone = await visitors.open(name, width=390, height=844)
    await open_panel(phone)
    assert await height_to(phone.private, ANSWERS) <= PANEL
    overhang = "document.scrollingElement.scrollWidth - innerWidth"
    assert await phone.page.evaluate(overhang) <= 0
    assert await phone.page.locator("#letters").evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    await phone.page.locator('[data-name="menu"]').click()
    await expect(phone.page.locator("#side")).to_be_visible()
    await phone.enter("Hatoba")
    await expect(phone.page.locator("#side")).to_be_hidden()
    await expect(phone.page.locator("#letters img").first).to_be_visible(timeout=PATIENCE)
    assert await phone.page.evaluate(overhang) <= 0


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("Mika", "yokohama"),
        *(pytest.param(*each, marks=pytest.mark.long) for each in (("Jonas", "osaka"), ("Giulia", "nippon"))),
    ],
)
async def test_a_lobby_fits_a_phone(here: RunningBot, visitors: Visitors, name: str, game: str) -> None:
    await here.person(name).command("/game open", game=game)
    phone = await visitors.open(name, width=390, height=844)
    lobby = phone.page.locator("#letters .letter:not(.hidden)").filter(has=phone.page.locator('[data-name^="start:"]'))
    await expect(lobby.locator("img").first).to_be_visible(timeout=PATIENCE)
    assert await height_to(lobby, '[data-name^="start:"]') <= POST


async def height_to(letter: Locator, last: str) -> float:
    """Pixels from the top of a message to the end of the first control of a kind."""
    whole, control = await letter.bounding_box(), await letter.locator(last).first.bounding_box()
    assert whole is not None
    assert control is not None
    return control["y"] + control["height"] - whole["y"]


async def test_keys_alone_play_a_turn(here: RunningBot, visitors: Visitors) -> None:
    wide = await seated(here, visitors, answers=ONCE_ROUND)
    window = await visitors.open(await called(wide))
    post = str(await window.post.get_attribute("data-message"))
    keys = window.page.keyboard
    await window.page.locator("#letters").focus()
    await keys.press("End")
    while "Play" not in await window.page.evaluate("document.activeElement.textContent") or not await on_a_button(
        window
    ):
        await keys.press("Tab")
    await keys.press("Enter")
    await expect(window.private).to_be_focused(timeout=PATIENCE)
    await expect(window.private.locator(ANSWERS).first).to_be_visible(timeout=PATIENCE)
    while not await window.page.evaluate("document.activeElement.matches('.menu')"):
        await keys.press("Tab")
    await keys.press("ArrowDown")
    await expect(window.page.locator(".list")).to_be_focused()
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(wide.post).not_to_have_attribute("data-message", post, timeout=PATIENCE)
    assert await window.page.evaluate("document.activeElement.closest('.letter.hidden') !== null")


async def on_a_button(window: Window) -> bool:
    """Whether a button has the focus."""
    return bool(await window.page.evaluate("document.activeElement.matches('.button')"))


async def test_a_list_stays_open_where_its_message_is_drawn_again(here: RunningBot, visitors: Visitors) -> None:
    window = await seated(here, visitors, answers=ONCE_ROUND)
    await window.become(await called(window))
    await open_panel(window)
    panel = window.page.locator(f'[data-message="{await window.private.get_attribute("data-message")}"]')
    heard = Event()

    async def held_back(route: Route) -> None:
        answer = await route.fetch()
        await heard.wait()
        await route.fulfill(response=answer)

    await window.page.route("**/do/press", held_back)
    await panel.locator('[data-name^="rule:"]').click()
    await expect(panel).to_have_attribute("aria-busy", "true")
    menu = panel.locator(".menu").first
    await menu.click()
    heard.set()
    await expect(panel).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)
    entries = window.page.locator(".list .entry")
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await expect(entries.first).to_be_visible()
    await window.page.keyboard.press("Escape")
    await expect(entries).to_have_count(0)
    await expect(menu).to_be_focused()


async def test_the_chip_of_whoever_is_called_says_so(here: RunningBot, visitors: Visitors) -> None:
    window = await visitors.open("Anna")
    name = await called(await seated(here, visitors))
    await expect(window.page.locator(f'[data-person="{name}"] .badge')).to_be_visible(timeout=PATIENCE)
    fresh = await visitors.open()
    await expect(fresh.page.locator(".chip.ours")).to_have_attribute("data-person", name)
    await expect(fresh.page.locator('[data-room="tables"]')).to_have_attribute("aria-current", "page")
