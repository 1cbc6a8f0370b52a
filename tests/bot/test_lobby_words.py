"""What a lobby says: what its closed menus choose, and which values are reconstructed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.discord.call import Backend, Call
from bot.discord.ids import Press
from bot.discord.message import Select, Text
from bot.discord.renderer import Renderer
from bot.discord.screens.lobby import options_text
from bot.store.records import MatchInfo
from bot.topics.lobby import operations as lobby
from bot.topics.lobby.screens import options_message, preference_message
from bot.topics.tables.information import about
from render.core.languages import LANGUAGES
from render.core.words import Words
from tests.bot.harness import BLUE, CHANNEL, GREY, PINK, done, open_harness
from tests.bot.reading import text_of

if TYPE_CHECKING:
    from pathlib import Path

    from render.core.languages import Lang


PHONE = 38
"""Characters of a closed menu that a phone shows."""


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_closed_menu_says_what_it_chooses(tmp_path: Path, lang: Lang) -> None:
    async with open_harness(tmp_path) as here:
        info, words = (
            await here.acting.read(finding.look, await here.open("yokohama", BLUE, PINK), None),
            Words.of(lang),
        )
    assert isinstance(info, MatchInfo)
    messages = (options_message(info, words), preference_message(info, info.guests[0], words))
    menus = [part for message in messages for part in message.parts if isinstance(part, Select)]
    shown = [pick.label for menu in menus for pick in menu.picks if pick.chosen]
    assert len(shown) == len(set(shown)) >= 6
    names = [words.text(key) for key in ("house-lobby-colour", "house-lobby-seat-choice", "bot-pace")]
    assert all(any(label.startswith(f"{name}: ") for label in shown) for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["yokohama", "osaka", "nippon"])
async def test_no_menu_of_the_options_is_cut_on_a_phone_nor_said_twice(tmp_path: Path, game: str, lang: Lang) -> None:
    async with open_harness(tmp_path) as here:
        info, words = await here.acting.read(finding.look, await here.open(game, BLUE), None), Words.of(lang)
    assert isinstance(info, MatchInfo)
    parts = options_message(info, words).parts
    menus = [part for part in parts if isinstance(part, Select)]
    assert [pick.label for menu in menus for pick in menu.picks if len(pick.label) > PHONE] == []
    assert not any(isinstance(part, Text) for part in parts)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_difficulty_of_one_who_plays_alone_is_not_told_to_two(tmp_path: Path, lang: Lang) -> None:
    words = Words.of(lang)
    async with open_harness(tmp_path) as here:
        alone = await here.acting.read(finding.look, await here.open("nippon", BLUE), None)
        two = await here.acting.read(finding.look, await here.open("nippon", PINK, GREY, channel=CHANNEL + 1), None)
    assert isinstance(alone, MatchInfo)
    assert isinstance(two, MatchInfo)
    assert words.text("nippon-option-difficulty") in options_text(alone, words)
    assert words.text("nippon-option-difficulty") not in options_text(two, words)
    slots = [
        [part.press.slot for part in options_message(info, words).parts if isinstance(part, Select)]
        for info in (alone, two)
    ]
    assert ["difficulty" in each for each in slots] == [True, False]


@pytest.mark.parametrize(("game", "orders"), [("toy", None), ("osaka", None), ("yokohama", (35, 36)), ("nippon", None)])
async def test_every_table_with_reconstructed_values_is_named(
    tmp_path: Path, game: str, orders: tuple[int, int] | None
) -> None:
    async with open_harness(tmp_path) as here:
        info = await here.acting.read(finding.look, await here.open(game, BLUE, PINK), None)
        assert isinstance(info, MatchInfo)
        found = (await here.acting.read(finding.values, info.id)).reconstructed
    assert sum(rows for rows, _ in found.values()) == info.reconstructed
    assert found.get("orders") == orders
    for lang in LANGUAGES:
        assert len({Words.of(lang).text(f"{game}-table-{table}") for table in found}) == len(found)


async def test_no_more_words_are_awaited_once_it_is_dealt(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match, renderer = await here.open("osaka", BLUE, PINK), Renderer()
        backend = Backend(here.acting, here.driver, renderer)

        async def told() -> str:
            return text_of(await about(Call(backend, here.caller(BLUE), Press("about", match), Words.of("en"))))

        assert "Words so far: none yet" in await told()
        await here.post()
        done(await lobby.start(here.acting, here.caller(BLUE), match))
        assert "ords so far" not in await told()
        renderer.close()
