"""A walk through all that the bot sends at a table: every component of every message is found on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.async_api import expect

from bot.discord import ids
from bot.local.waiting import wait_for
from tests.browser.playing import called, open_panel, seated
from tests.browser.window import PATIENCE

if TYPE_CHECKING:
    from bot.local.seen import Seen
    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors, Window

HARMLESS = ("hand", "closer", "log", "rule", "more", "text", "since", "large", "look", "about", "page", "help", "who")
"""Verbs that only show something."""
KINDS = (
    "Object.fromEntries([...document.querySelectorAll('.letter')].map(letter => [letter.dataset.message,"
    " [letter.dataset.edited ?? null,"
    " [...letter.querySelectorAll('[data-kind]')].map(each => Number(each.dataset.kind)).sort((a, b) => a - b)]]))"
)
PLAYED = 12
"""Answers after which there is something to look at."""
LONGEST = 40
"""Presses of the walk."""


async def compare(window: Window, here: RunningBot, channel: str | None) -> set[int]:
    """Hold every message that is shown against what was sent; the kinds of component that were seen."""
    shown: dict[str, tuple[str | None, list[int]]] = {}

    async def alike() -> bool:
        name = str(await window.page.locator(".chip.ours").get_attribute("data-person"))
        sent = {str(each.id): each for each in await here.person(name).channel(channel)}
        shown.clear()
        shown.update(await window.page.evaluate(KINDS))
        return shown.keys() <= sent.keys() and all(
            list(looks) == [sent[number].data["edited_timestamp"], kinds_of(sent[number])]
            for number, looks in shown.items()
        )

    # an edit may be on its way, from the bot and to the page
    await here.well()
    await wait_for(alike)
    return {kind for _, kinds in shown.values() for kind in kinds}


def kinds_of(message: Seen) -> list[int]:
    """The kinds of all components of a message."""
    return sorted(part["type"] for part in message.components if "type" in part)


async def next_press(window: Window, pressed: set[str]) -> str | None:
    """The next harmless button on the page that leads where the walk has not been."""
    names: list[str] = await window.page.locator("#letters .button:enabled").evaluate_all(
        "all => all.map(each => each.dataset.name ?? '')"
    )
    for name in reversed(names):
        press = ids.read(name)
        if press is not None and press.verb in HARMLESS and f"{press.verb} {press.slot}" not in pressed:
            pressed.add(f"{press.verb} {press.slot}")
            return name
    return None


async def test_a_walk(here: RunningBot, visitors: Visitors) -> None:
    window = await seated(here, visitors, answers=PLAYED)
    await window.become(await called(window))
    pressed: set[str] = set()
    kinds: set[int] = set()
    for verb in ("rule", "more"):
        await open_panel(window)
        await window.private.locator(f'[data-name^="{verb}:"]').click(timeout=PATIENCE)
        await expect(window.page.locator(".thinking, [aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
        kinds |= await compare(window, here, None)
    for _ in range(LONGEST):
        # A post that comes between choosing a button and pressing it takes the button away.
        await here.well()
        await expect(window.page.locator(".thinking, [aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
        kinds |= await compare(window, here, None)
        name = await next_press(window, pressed)
        if name is None:
            break
        await window.page.locator(f'[data-name="{name}"]').last.click(timeout=PATIENCE)
        # no press of the walk is left without an answer
        await expect(window.page.locator(".letter .problem")).to_have_count(0)
    await window.enter("Hatoba")
    kinds |= await compare(window, here, "dm")
    assert kinds >= {1, 2, 3, 10, 12, 13, 14, 17}
    assert {each.split()[0] for each in pressed} >= {"hand", "closer", "log"}
