"""Every kind of component, text and answer that Discord knows, as the page shows it; sent by a raw client."""

from __future__ import annotations

import io
import re
import time
from asyncio import sleep
from typing import TYPE_CHECKING

from PIL import Image
from playwright.async_api import expect

from bot.local.fake_discord import FIRST_ANSWER
from tests.browser.window import PATIENCE
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from bot.local.problems import Json
    from bot.local.world import Interaction
    from tests.browser.window import Visitors, Window
    from tests.local.conftest import Raw

NASTY = '<img src=x onerror="document.title=1">'


def png() -> bytes:
    content = io.BytesIO()
    Image.new("RGB", (320, 240), "navy").save(content, "PNG")
    return content.getvalue()


def menu(kind: int, name: str, **more: object) -> Json:
    return {"type": 1, "components": [{"type": kind, "custom_id": name, "placeholder": name, **more}]}


OPTIONS = [{"label": f"Card {n}", "value": f"c{n}", "description": f"worth {n}"} for n in range(1, 5)]
LAYOUT: list[Json] = [
    {
        "type": 17,
        "accent_color": 0xE0452A,
        "components": [
            {"type": 10, "content": "# Heading\n**bold** and `code`"},
            {
                "type": 9,
                "components": [{"type": 10, "content": "A section"}],
                "accessory": {"type": 11, "media": {"url": "attachment://a.png"}, "description": "small"},
            },
            {"type": 14, "divider": True, "spacing": 2},
            {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A navy board"}]},
            {"type": 13, "file": {"url": "attachment://a.txt"}},
            {
                "type": 1,
                "components": [
                    {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
                    {"type": 2, "style": 2, "label": "Slow", "custom_id": "slow"},
                    {"type": 2, "style": 4, "label": "Never", "custom_id": "gone", "disabled": True},
                    {"type": 2, "style": 5, "label": "Out", "url": "https://example.org/x"},
                ],
            },
            menu(3, "one", options=OPTIONS),
            menu(3, "some", options=OPTIONS, min_values=1, max_values=3),
            menu(5, "who"),
            menu(6, "role"),
            menu(7, "anybody"),
            menu(8, "where"),
        ],
    }
]


async def interaction(raw: Raw, name: str) -> Interaction:
    """The interaction that a press on a control brings, as soon as it is there."""
    found: list[Interaction] = []

    def came() -> bool:
        found[:] = [each for each in raw.world.fake.world.interactions.values() if each.data.get("custom_id") == name]
        return bool(found)

    assert await raw.world.fake.record.until(came, GENEROUS)
    return found[-1]


async def laid_out(raw: Raw, guests: Visitors, first_answer: float = GENEROUS) -> Window:
    """A window before every kind; so many seconds may go by until what is pressed there is answered."""
    raw.world.fake.first_answer = first_answer
    await raw.post({"flags": 1 << 15, "components": LAYOUT}, (("a.png", png()), ("a.txt", b"hello")))
    return await guests.open("Mika")


async def test_a_picture_that_is_gone_leaves_its_words(raw: Raw, guests: Visitors) -> None:
    await raw.post({"flags": 1 << 15, "components": LAYOUT}, (("a.png", png()), ("a.txt", b"hello")))
    raw.world.fake.world.blobs.clear()
    window = await guests.open("Mika")
    async with window.page.expect_response(re.compile("/files/")) as asked:
        await window.page.reload()
    assert (await asked.value).status == 204
    await expect(window.page.locator("#letters img").nth(1)).to_have_attribute("alt", "A navy board")


async def test_every_kind_is_on_the_page(raw: Raw, guests: Visitors) -> None:
    window = await laid_out(raw, guests)
    kinds = await window.page.locator("[data-kind]").evaluate_all("all => all.map(each => Number(each.dataset.kind))")
    assert set(kinds) == {1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17}
    await expect(window.page.locator("#letters img").nth(1)).to_have_attribute("alt", "A navy board")
    out = window.button("Out")
    assert await out.get_attribute("rel") == "noopener noreferrer"
    await expect(window.button("Never")).to_be_disabled()
    await window.page.locator(".alt-button").last.click()
    await expect(window.page.locator(".alt").last).to_have_text("A navy board")
    await window.page.locator(".enlarge").last.click()
    await expect(window.page.locator("dialog.large")).to_contain_text("A navy board")
    await window.page.keyboard.press("Escape")
    await expect(window.page.locator("dialog.large")).to_have_count(0)
    async with window.page.expect_download() as saved:
        await window.page.get_by_role("button", name="Download a.txt").click()
    assert (await (await saved.value).path()).read_bytes() == b"hello"


async def test_escape_closes_a_menu_wherever_the_focus_is(raw: Raw, guests: Visitors) -> None:
    window = await laid_out(raw, guests)
    menu = window.page.locator("#letters .menu", has_text="some").last
    await menu.click()
    await window.page.locator(".list .entry").first.click()
    # What counts the chosen ones takes no focus, and the list loses it.
    await window.page.locator(".list-foot .entry-more").click()
    await window.page.keyboard.press("Escape")
    await expect(window.page.locator(".list")).to_have_count(0)
    await expect(menu).to_have_attribute("aria-expanded", "false")


async def test_menus_send_what_was_chosen(raw: Raw, guests: Visitors) -> None:
    window = await laid_out(raw, guests)
    await window.choose("one", "Card 2")
    sent = await interaction(raw, "one")
    assert sent.data["values"] == ["c2"]
    await raw.answer(sent, 6)
    await window.choose("some", "Card 4", "Card 1")
    assert (await interaction(raw, "some")).data["values"] == ["c1", "c4"]
    await window.choose("who", "Jonas")
    assert list((await interaction(raw, "who")).data["resolved"]["users"]) == [str(raw.persona("Jonas").id)]


async def test_a_form_of_every_field(raw: Raw, guests: Visitors) -> None:
    window = await laid_out(raw, guests)
    await window.press("Go")
    fields: list[Json] = [
        {"type": 4, "custom_id": "word", "style": 1, "min_length": 3},
        {"type": 3, "custom_id": "card", "options": OPTIONS, "max_values": 2},
        {"type": 21, "custom_id": "way", "options": OPTIONS[:2]},
        {"type": 22, "custom_id": "boxes", "options": OPTIONS[:3], "required": False},
        {"type": 23, "custom_id": "yes"},
    ]
    parts = [{"type": 18, "label": each["custom_id"].title(), "component": each} for each in fields]
    offered = await interaction(raw, "go")
    assert (await raw.answer(offered, 9, {"custom_id": "m", "title": "Fill in", "components": parts}))[0] == 204
    form = window.page.locator("dialog.form")
    await expect(form).to_be_visible(timeout=PATIENCE)
    await form.get_by_role("button", name="Send").click()
    await expect(form.locator(".complaint", has_text="must be filled in")).to_have_count(3)
    await form.locator("input.line").fill("ab")
    await form.get_by_role("button", name="Send").click()
    await expect(form.locator(".complaint", has_text="At least 3")).to_be_visible()
    await form.locator("input.line").fill("tea")
    await form.locator(".menu").click()
    await form.locator(".entry", has_text="Card 3").click()
    await form.locator(".list-foot .button").click()
    await form.get_by_role("radio").nth(1).check()
    await form.get_by_role("checkbox").nth(0).check()
    await form.get_by_role("checkbox").last.check()
    await form.get_by_role("button", name="Send").click()
    sent = await interaction(raw, "m")
    values = [part["component"].get("values", part["component"].get("value")) for part in sent.data["components"]]
    assert values == ["tea", ["c3"], "c2", ["c1"], True]
    await raw.answer(sent, 4, {"content": "Thank you", "flags": 64})
    await window.read("Thank you")
    await expect(form).to_have_count(0)
    await window.page.get_by_text("Dismiss message").click()
    await expect(window.private).to_have_count(0)


async def test_thinking_then_an_answer_and_the_other_sees_neither(raw: Raw, guests: Visitors) -> None:
    window, other = await laid_out(raw, guests), await guests.open("Jonas")
    await window.press("Go")
    sent = await interaction(raw, "go")
    await raw.answer(sent, 5, {"flags": 64})
    await window.read("Hatoba is thinking")
    assert (await raw.ask("PATCH", raw.original(sent), {"content": "A secret"}))[0] == 200
    await window.read("A secret")
    await expect(window.page.locator("#heard")).to_have_text(re.compile(r"A secret$"))
    assert "A secret" not in await other.text()
    await other.read("Heading")
    assert "thinking" not in await window.text()


async def test_without_an_answer_the_interaction_fails_after_three_seconds(raw: Raw, guests: Visitors) -> None:
    window = await laid_out(raw, guests, FIRST_ANSWER)
    begun = time.monotonic()
    await window.press("Go")
    await expect(window.page.locator(".button.waits")).to_have_count(1)
    await window.read("This interaction failed")
    assert time.monotonic() - begun > 2.5
    await raw.answer(await interaction(raw, "go"), 6)
    await window.press("Slow")
    await raw.answer(await interaction(raw, "slow"), 6)
    await expect(window.page.locator("#letters")).not_to_contain_text("failed")


async def test_what_is_pressed_may_change_meanwhile(raw: Raw, guests: Visitors) -> None:
    raw.world.fake.first_answer = GENEROUS
    message = await raw.post({"flags": 1 << 15, "components": LAYOUT}, (("a.png", png()), ("a.txt", b"hello")))
    window, beside = await guests.open("Mika"), await guests.open("Mika")

    async def pressed(place: Locator, content: str) -> None:
        """Press something; while it is pressed a message and the list of channels change."""
        await place.hover()
        await window.page.mouse.down()
        changed = {"components": [*LAYOUT, {"type": 10, "content": content}]}
        assert (await raw.ask("PATCH", f"{raw.messages}/{message['id']}", changed))[0] == 200
        _, direct = await raw.ask("POST", "/users/@me/channels", {"recipient_id": str(raw.persona("Mika").id)})
        assert (await raw.ask("POST", f"/channels/{direct['id']}/messages", {"content": content}))[0] == 200
        await beside.read(content)
        # What the window beside has heard, this one has too, a moment later at the most.
        await sleep(0.3)
        assert content not in await window.text()
        await window.page.mouse.up()

    await pressed(window.button("Go"), "Changed meanwhile")
    assert (await interaction(raw, "go")).data["custom_id"] == "go"
    await window.read("Changed meanwhile")
    jonas = window.page.locator('[data-person="Jonas"]')
    await pressed(jonas, "Changed again")
    await expect(jonas).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)


async def test_markdown(raw: Raw, guests: Visitors) -> None:
    mika, tables = raw.persona("Mika"), raw.tables
    text = (
        f"<@{mika.id}> in <#{tables}> <t:0:D> *slanted* __under__ ~~gone~~ ||hidden|| snake_case_word \\*plain\\*\n"
        "> quoted\n- one\n- two\n1. first\n-# small\n## Second\n"
        "[a link](https://example.org/a) https://example.org/b <https://example.org/c> javascript:alert(1)\n"
        "```\ncode *block*\n``` " + NASTY
    )
    await raw.post({"content": text})
    window = await guests.open("Mika")
    await window.read("slanted")
    letter = window.letters.last
    for selector, count in {
        ".mention.mine": 1,
        "a.mention": 1,
        "time[datetime^='1970']": 1,
        "em": 1,
        "u": 1,
        "s": 1,
        ".spoiler": 1,
        "blockquote": 1,
        "ul li": 2,
        "ol li": 1,
        ".subtext": 1,
        "[role=heading]": 1,
        "a[target=_blank]": 3,
        "pre": 1,
        "img": 0,
    }.items():
        assert (selector, await letter.locator(selector).count()) == (selector, count)
    shown = await letter.inner_text()
    for words in ("snake_case_word", "*plain*", "code *block*", NASTY, "javascript:alert(1)"):
        assert words in shown


async def test_markup_in_a_name_stays_a_name(raw: Raw, guests: Visitors) -> None:
    await raw.world.control.ask("add_persona", name=NASTY, locale="en-US")
    nasty = raw.world.person(NASTY)
    await nasty.say(NASTY)
    await raw.post({"content": f"<@{raw.persona(NASTY).id}>", "embeds": [{"title": NASTY, "description": NASTY}]})
    window = await guests.open(NASTY)
    await window.read("@<img")
    assert await window.page.locator("img").count() == 0
    assert await window.page.locator(".chip.ours").get_attribute("data-person") == NASTY
    await window.page.locator('[data-name="settings"]').click()
    await expect(window.page.locator("dialog h2")).to_contain_text(NASTY)
    assert await window.page.locator("img").count() == 0


async def test_a_command_is_found_completed_and_checked(raw: Raw, guests: Visitors) -> None:
    options: list[Json] = [
        {"type": 3, "name": "what", "description": "What", "required": True, "autocomplete": True},
        {"type": 4, "name": "many", "description": "How many", "min_value": 1, "max_value": 5},
        {"type": 5, "name": "loud", "description": "Loudly"},
    ]
    command = {"name": "ask", "description": "Ask", "description_localizations": {"de": "Fragen"}, "options": options}
    assert (await raw.ask("PUT", f"/applications/{raw.app}/commands", [command]))[0] == 200
    window = await guests.open("Jonas")
    await window.page.locator(".say").click()
    await window.page.keyboard.type("/a")
    await expect(window.page.locator(".offer")).to_contain_text("Fragen")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Enter")
    await expect(window.page.locator(".option .problem")).to_have_text("Das muss ausgefüllt werden.")
    await window.page.keyboard.type("t")
    fake = raw.world.fake

    def typed() -> list[Interaction]:
        # The empty field may have been asked for before.
        every = fake.world.interactions.values()
        return [each for each in every if each.kind == 4 and each.data["options"][0]["value"] == "t"]

    assert await fake.record.until(lambda: bool(typed()), GENEROUS)
    await raw.answer(typed()[0], 8, {"choices": [{"name": "Tea", "value": "tea"}]})
    await window.page.locator(".offer", has_text="Tea").click()
    await window.page.get_by_role("button", name="+ many").click()
    await window.page.keyboard.type("9")
    await window.page.keyboard.press("Enter")
    await expect(window.page.locator(".option .problem").nth(1)).to_have_text("Eine Zahl von 1 bis 5.")
    await window.page.keyboard.press("Backspace")
    await window.page.keyboard.type("3")
    await window.page.keyboard.press("Enter")
    assert await fake.record.until(lambda: any(each.kind == 2 for each in fake.world.interactions.values()), GENEROUS)
    used = next(each for each in fake.world.interactions.values() if each.kind == 2)
    assert [(each["name"], each["value"]) for each in used.data["options"]] == [("what", "tea"), ("many", 3)]
    await window.page.locator(".composer-command .problem", has_text="nicht reagiert").wait_for(timeout=PATIENCE)
    await window.page.keyboard.press("Escape")
    await expect(window.page.locator(".say")).to_be_visible()


async def test_a_person_may_close_direct_messages_and_speak_another_language(raw: Raw, guests: Visitors) -> None:
    window = await guests.open("Mika")
    await window.page.locator('[data-name="settings"]').click()
    await window.page.locator("dialog select").select_option("it")
    await window.page.locator("dialog input[type=checkbox]").uncheck()
    await expect(window.page.locator("#side")).to_contain_text("Messaggi diretti", timeout=PATIENCE)
    mika = raw.persona("Mika")
    assert await raw.world.fake.record.until(lambda: (mika.locale, mika.dms_open) == ("it", False), GENEROUS)
