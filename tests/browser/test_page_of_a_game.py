"""The page that a game is written as, in a browser: from disk, by keys, by buttons, in each language, on a phone."""

from __future__ import annotations

import io
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PIL import Image
from playwright.async_api import expect

from bot.discord.screens.moments import turns_to_see
from bot.topics.record.opening import opened_here
from bot.topics.record.page.writing import page_of
from bot.topics.record.reading import read_file
from render.core.languages import LANGUAGES
from render.core.picture import Picture
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.window import Panes

PIXEL = """() => {
    const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    pen.drawImage(document.getElementById("picture"), -400, -100);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""
"""The colour in the middle of the board that is shown."""

EXAMPLE = Path(__file__).parents[2] / "data" / "schema" / "example.json"


def colour(number: int, lang: str) -> tuple[int, int, int]:
    return 40 + 2 * number, 60, 100 * [*LANGUAGES].index(lang)


def boards(count: int, words: Words) -> Iterator[Picture]:
    for number in range(count):
        target = io.BytesIO()
        Image.new("RGB", (480, 160), colour(number, words.lang)).save(target, "PNG")
        yield Picture(target.getvalue(), f"{words.lang} board {number}", (240, 80), "table.png")


class Written(NamedTuple):
    """The page of the example, as a file, and how many moments it shows of which match."""

    file: Path
    moments: int
    match: str


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    loaded = opened_here(read_file(EXAMPLE))
    moments = len(turns_to_see(loaded, Words.of("en")))
    file = tmp_path_factory.mktemp("page") / "page.html"
    file.write_bytes(page_of(loaded, partial(boards, moments), "en"))
    return Written(file, moments, loaded.info.id)


@pytest.mark.parametrize("wide", [390, 1280])
async def test_one_leafs_through_a_game(browser: Panes, written: Written, wide: int) -> None:
    page = await browser.browser.new_page(viewport={"width": wide, "height": 844})
    asked, wrong = list[str](), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text))
    await page.goto(written.file.as_uri())
    shown, last = page.locator("#picture"), written.moments - 1
    await expect(shown).to_have_attribute("aria-label", f"en board {last}")
    await page.keyboard.press("ArrowLeft")
    await expect(shown).to_have_attribute("aria-label", f"en board {last - 1}")
    await page.keyboard.press("Home")
    await expect(shown).to_have_attribute("aria-label", "en board 0")
    await expect(page.locator("#first")).to_be_disabled()
    await page.locator("#next").click()
    await expect(shown).to_have_attribute("aria-label", "en board 1")
    await page.locator("#at").fill(str(last // 2))
    await expect(shown).to_have_attribute("aria-label", f"en board {last // 2}")
    await page.locator("#rounds button").first.click()
    await expect(shown).to_have_attribute("aria-label", "en board 0")
    await page.evaluate("scrollTo(0, 0)")
    middle = await shown.bounding_box()
    assert middle is not None
    x, y = middle["x"] + middle["width"] / 2, middle["y"] + 60
    for to, place in ((x - 60, 1), (x + 60, 0), (x + 20, 0)):
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(to, y)
        await page.mouse.up()
        await expect(shown).to_have_attribute("aria-label", f"en board {place}")
    for lang in LANGUAGES:
        await page.locator(f"#languages button[lang={lang}]").click()
        await expect(shown).to_have_attribute("aria-label", f"{lang} board 0")
        assert await page.evaluate(PIXEL) == pytest.approx(colour(0, lang), abs=12)
    await page.keyboard.press("End")
    assert await page.evaluate(PIXEL) == pytest.approx(colour(last, lang), abs=12)
    await page.locator("#languages button[lang=de]").click()
    assert await page.title() == f"{Words.of('de').text('osaka-name')} {written.match}"
    await expect(page.locator("#board")).to_have_text(Words.of("de").text("page-board"))
    assert await page.evaluate("document.documentElement.scrollWidth") <= wide
    assert [await page.locator(f"h{level}").count() > 0 for level in (1, 2, 3)] == [True] * 3
    assert await page.locator("img:not([alt])").count() == 0
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert wrong == []
    await page.close()
