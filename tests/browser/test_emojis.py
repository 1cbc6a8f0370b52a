"""Emojis of the application on the page: in lines, buttons, menus and their entries, on a dark and a light ground."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from render.core.emojis import SIZE, drawn, png
from render.core.words_icons import FIRM, JOINER
from render.faces import emojis
from tests.local.test_emojis import data
from tests.local.test_emojis import emojis as path

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from bot.local.problems import Json
    from tests.browser.window import Visitors
    from tests.local.conftest import Raw


async def uploaded(raw: Raw, name: str) -> Json:
    """An icon of a game as an emoji of the application."""
    body = {"name": name, "image": data(png(drawn(emojis()[name])))}
    status, emoji = await raw.ask("POST", path(raw), body)
    assert status == 201
    found: Json = {"id": emoji["id"], "name": emoji["name"]}
    return found


def layout(tea: Json, yen: Json) -> list[Json]:
    entries = [
        {"label": "Tea", "value": "tea", "emoji": tea, "description": "3 for 2", "default": True},
        {"label": "Harbour", "value": "harbour", "emoji": {"name": "⚓"}},
    ]
    text = f"# 2<:tea:{tea['id']}> for 3<:yen:{yen['id']}>\n**+2**<:tea:{tea['id']}> and <:gone:1234>"
    return [
        {"type": 10, "content": text},
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "Buy", "emoji": yen, "custom_id": "buy"}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "what", "placeholder": "What", "options": entries}]},
    ]


async def is_drawn(image: Locator, high: float) -> None:
    """An emoji whose picture has come is as high as its line allows, and square."""
    await expect(image).to_have_js_property("naturalWidth", SIZE)
    assert await image.evaluate("image => [image.clientWidth, image.clientHeight]") == [round(high)] * 2


async def test_no_line_breaks_between_an_emoji_and_its_number(raw: Raw, guests: Visitors) -> None:
    """However narrow the line is, each number stands beside its icon, and an icon beside its name."""
    tea = await uploaded(raw, "tea")
    icon = f"<:tea:{tea['id']}>"
    text = f"You own 11{JOINER}{icon} and 4{JOINER}{icon} and {icon}{JOINER}7 in {icon}{FIRM}Tea"
    await raw.post({"flags": 1 << 15, "components": [{"type": 10, "content": text}]})
    window = await guests.open("Mika", width=390, height=844)
    line = window.page.locator("#letters .text p").last
    await expect(line.locator(".firm img.emoji")).to_have_count(4)
    broken = await line.evaluate(
        """line => [...Array(200).keys()].filter(width => {
          line.style.width = `${80 + width}px`;
          return [...line.querySelectorAll(".firm")].some(one => one.getBoundingClientRect().height > 30);
        })"""
    )
    assert broken == []


async def test_a_new_post_is_read_out_without_its_marks(raw: Raw, guests: Visitors) -> None:
    tea = await uploaded(raw, "tea")
    window = await guests.open("Mika")
    text = f"**Tea \\(bot\\) has played**\n- 2<:tea:{tea['id']}> for `3`"
    await raw.post({"flags": 1 << 15, "components": [{"type": 10, "content": text}]})
    await expect(window.page.locator("#heard")).to_have_text(re.compile(r": Tea \(bot\) has played 2 tea for 3$"))


@pytest.mark.parametrize("dark", [False, True])
async def test_emojis_stand_in_lines_buttons_and_entries(raw: Raw, guests: Visitors, *, dark: bool) -> None:
    tea, yen = await uploaded(raw, "tea"), await uploaded(raw, "yen")
    await raw.post({"flags": 1 << 15, "components": layout(tea, yen)})
    window = await guests.open("Mika", width=390, height=844, dark=dark)
    line = window.page.locator("#letters .text p").last
    await is_drawn(line.locator("img.emoji"), 15 * 1.375)
    await expect(line.locator("img.emoji")).to_have_attribute("alt", ":tea:")
    await expect(line).to_have_text("+2 and :gone:")
    heading = window.page.locator("#letters .heading")
    await is_drawn(heading.locator("img.emoji").first, 22 * 1.375)
    assert await heading.locator("img.emoji").count() == 2
    button = window.button("Buy")
    await is_drawn(button.locator("img.emoji"), 20)
    assert await button.get_attribute("aria-label") is None
    await is_drawn(window.page.locator(".chosen img.emoji"), 20)
    await window.page.locator("#letters .menu").click()
    entries = window.page.locator(".list .entry")
    await is_drawn(entries.first.locator("img.emoji"), 24)
    await expect(entries.last).to_contain_text(re.compile("⚓\\s*Harbour"))


async def test_an_emoji_that_was_removed_is_the_word_for_it(raw: Raw, guests: Visitors) -> None:
    tea = await uploaded(raw, "tea")
    await raw.post({"content": f"2<:tea:{tea['id']}>"})
    assert (await raw.ask("DELETE", f"{path(raw)}/{tea['id']}"))[0] == 204
    window = await guests.open("Mika")
    await expect(window.page.locator("#letters .text p").last).to_have_text("2:tea:")
