"""Channels, threads, direct messages and people, as the page shows them; the rest of the world is a raw client."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser.window import PATIENCE

if TYPE_CHECKING:
    from tests.browser.window import Visitors
    from tests.local.conftest import Raw


async def test_a_thread_stands_below_its_channel_and_falls_asleep(raw: Raw, guests: Visitors) -> None:
    window = await guests.open("Mika")
    thread = (await raw.world.person("Mika").send("add_thread", name="Round one"))["id"]
    await window.enter("Round one")
    rooms = await window.page.locator("[data-room]").evaluate_all("all => all.map(each => each.dataset.room)")
    assert rooms == ["tables", "Round one", "harbour-talk", "Hatoba"]
    await window.write("hello there")
    await window.read("hello there")
    await raw.world.control.ask("archive_thread", channel=thread)
    await expect(window.page.locator(".say")).to_be_disabled(timeout=PATIENCE)


async def test_a_forum_shows_its_posts_with_their_tags_and_takes_no_message(raw: Raw, guests: Visitors) -> None:
    window = await guests.open("Mika")
    forum = (await raw.world.control.ask("add_channel", name="games", forum=True, tags=["open"]))["id"]
    tag = raw.world.fake.world.channel(int(forum)).tags[0]
    body = {"name": "Round two", "applied_tags": [str(tag.id)], "message": {"content": "Come and play"}}
    assert (await raw.ask("POST", f"/channels/{forum}/threads", body))[0] == 201
    await expect(window.page.locator('[data-room="Round two"] .tag')).to_have_text("open", timeout=PATIENCE)
    await window.enter("games")
    await expect(window.page.locator(".say")).to_be_disabled(timeout=PATIENCE)
    await window.enter("Round two")
    await window.read("Come and play")


async def test_a_private_thread_is_only_for_those_named(raw: Raw, guests: Visitors) -> None:
    mika, jonas = await guests.open("Mika"), await guests.open("Jonas")
    await raw.world.person("Mika").send("add_thread", name="Whispers", private=True, people=["Jonas"])
    await expect(jonas.page.locator('[data-room="Whispers"]')).to_be_visible(timeout=PATIENCE)
    anna = await guests.open("Anna")
    assert await anna.page.locator('[data-room="Whispers"]').count() == 0
    assert await mika.page.locator('[data-room="tables"]').count() == 1


async def test_a_link_to_a_message_leads_there(raw: Raw, guests: Visitors) -> None:
    first = await raw.post({"content": "The first word"})
    other = await raw.world.control.ask("add_channel", name="elsewhere")
    where = f"https://discord.com/channels/{raw.guild}/{raw.tables}/{first['id']}"
    assert (await raw.ask("POST", f"/channels/{other['id']}/messages", {"content": f"[Go there]({where})"}))[0] == 200
    window = await guests.open("Mika")
    await window.enter("elsewhere")
    await window.page.get_by_role("link", name="Go there").click()
    await expect(window.page.locator('[data-room="tables"]')).to_have_attribute("aria-current", "page")
    await expect(window.letters.filter(has_text="The first word")).to_be_focused()


async def test_unread_and_calls_go_when_they_are_read(raw: Raw, guests: Visitors) -> None:
    window = await guests.open("Jonas")
    await window.enter("harbour-talk")
    mention = {"content": f"<@{raw.persona('Jonas').id}>", "allowed_mentions": {"parse": ["users"]}}
    await raw.post(mention)
    await raw.post(mention | {"flags": 1 << 12})
    badge = window.page.locator('[data-room="tables"] .badge')
    await expect(badge).to_contain_text("1", timeout=PATIENCE)
    await window.enter("tables")
    await expect(badge).to_have_count(0)
    await window.page.reload()
    await expect(window.page.locator('[data-room="tables"]')).to_be_visible(timeout=PATIENCE)
    await expect(badge).to_have_count(0)


async def test_someone_new_comes_in(raw: Raw, guests: Visitors) -> None:
    window = await guests.open("Mika")
    await window.page.locator('[data-name="add"]').click()
    await window.page.locator("dialog input").fill("Ōta")
    await window.page.locator("dialog .button.primary").click()
    await window.become("Ōta")
    await window.write("good evening")
    await window.read("good evening")
    assert raw.persona("Ōta").locale == "en-US"


async def test_without_its_key_the_page_says_what_to_do(guests: Visitors) -> None:
    page = await guests.empty()
    await page.goto(guests.address.partition("#")[0])
    await expect(page.locator("#notice")).to_contain_text("key")


async def test_the_key_leaves_the_address(guests: Visitors) -> None:
    window = await guests.open("Mika")
    assert "key" not in window.page.url
    assert "as=" in window.page.url


@pytest.mark.parametrize("dark", [False, True])
async def test_words_stand_out_from_their_ground(guests: Visitors, raw: Raw, *, dark: bool) -> None:
    await raw.post({"content": "Words"})
    window = await guests.open("Mika", dark=dark)
    await window.read("Words")
    luminance = """element => {
      const [r, g, b] = getComputedStyle(element)[element === document.body ? 'backgroundColor' : 'color']
        .match(/[0-9.]+/g).map(Number).map(each => each / 255)
        .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }"""
    ground = await window.page.locator("body").evaluate(luminance)
    for selector in (".letter .text", ".letter header time", ".people-label"):
        ink = await window.page.locator(selector).first.evaluate(luminance)
        assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) > 4.5
