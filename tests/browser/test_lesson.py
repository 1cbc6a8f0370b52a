"""Lessons on a phone, by clicks: each step is found in its panel, and leads to the next one."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from bot.core import lessons
from bot.discord import ids
from bot.discord.renderer import Renderer
from render.core.languages import LANGUAGES
from tests.bot.test_lessons import TAUGHT, Learner, leads
from tests.browser.heights.measuring import HEIGHT, SCREEN, WIDTH
from tests.browser.window import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.discord.ids import Press
    from bot.local.seen import Seen
    from render.core.languages import Lang
    from tests.bot.running_bot import RunningBot
    from tests.browser.window import Visitors, Window

SPEAKS: dict[Lang, str] = {"en": "Mika", "de": "Jonas", "it": "Giulia"}
"""People of the local Discord, by the language they read."""


def choices(shown: Seen) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What is to be clicked in a panel: a button, or a menu with what is chosen there."""
    yield from ((each["custom_id"], ()) for each in shown.buttons.values() if "custom_id" in each)
    for menu in shown.menus:
        values = [each["value"] for each in menu.get("options", ())]
        yield from ((menu["custom_id"], (value,)) for value in values)
        if menu["max_values"] > 1:
            yield menu["custom_id"], tuple(values[: menu["max_values"]])


def meant(name: str) -> Press:
    """What a button or a menu stands for."""
    press = ids.read(name)
    assert press is not None, name
    return press


async def panel(window: Window, here: RunningBot, who: str) -> Seen:
    """The panel as it stands, which fits one screen."""
    await here.well()
    shown = next(each for each in reversed(await here.person(who).channel()) if each.ephemeral)
    letter = window.page.locator(f'[data-message="{shown.id}"]')
    edited = shown.data["edited_timestamp"]
    if edited is not None:
        await expect(letter).to_have_attribute("data-edited", str(edited), timeout=PATIENCE)
    box = await letter.locator(".container").bounding_box()
    assert box is not None
    assert box["height"] <= SCREEN, shown.text
    return shown


async def click(window: Window, here: RunningBot, who: str, shown: Seen, choice: tuple[str, tuple[str, ...]]) -> Seen:
    """Click something in the panel: what it is then."""
    name, values = choice
    letter = window.page.locator(f'[data-message="{shown.id}"]')
    await letter.locator(f'[data-name="{name}"]').click(timeout=PATIENCE)
    for value in values:
        await window.page.locator(f'.list .entry[data-value="{value}"]').click(timeout=PATIENCE)
    if await window.page.locator(".list-foot").count():
        await window.page.locator(".list-foot .button:enabled").click(timeout=PATIENCE)
    before = str(shown.data["edited_timestamp"])
    await expect(letter).not_to_have_attribute("data-edited", before, timeout=PATIENCE)
    return await panel(window, here, who)


@pytest.mark.parametrize(("game", "lang"), [*product(TAUGHT, LANGUAGES)])
async def test_a_lesson_by_clicks(here: RunningBot, visitors: Visitors, game: str, lang: Lang) -> None:
    who, drawing = SPEAKS[lang], Renderer()
    other = next(name for name in SPEAKS.values() if name != who)
    learner = Learner(here.inside, drawing, game, lang, here.user(who))
    phone = await visitors.open(who, width=WIDTH, height=HEIGHT)
    await here.person(who).command("/learn", game=game)
    shown, number, last = await panel(phone, here, who), 1, len(lessons.stages(game))
    try:
        while number <= last:
            assert learner.words.text(f"{game}-lesson-{number}", other=other) in shown.text
            found = await leading(learner, number, shown)
            for preset in choices(shown) if found is None else ():
                if meant(preset[0]).verb in ("preset", "toggle"):
                    shown = await click(phone, here, who, shown, preset)
                    found = await leading(learner, number, shown)
                    if found is not None:
                        break
            assert found is not None, shown.text
            choice, number = found
            shown = await click(phone, here, who, shown, choice)
    finally:
        drawing.close()
    assert [meant(name).verb for name, _ in choices(shown)] == ["practise", "lesson"]


async def leading(learner: Learner, number: int, shown: Seen) -> tuple[tuple[str, tuple[str, ...]], int] | None:
    """What leads on from a step, and to which one."""
    for choice in choices(shown):
        step = await leads(learner, number, meant(choice[0]), choice[1])
        if step is not None:
            return choice, step
    return None
