"""What people call things: a name without a letter or digit is refused, in one place and in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.names import can_be_kept, given
from bot.discord.ids import Press
from bot.discord.renderer import Renderer
from bot.discord.screens.reader import unmarked
from bot.store import leagues, presets
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.core.words_names import marked_name
from tests.bot.harness import GUILD, MANAGER
from tests.bot.trying import Trier

if TYPE_CHECKING:
    from tests.bot.harness import Harness

NONE = ("***", "__~~||", "` `", "\u3164\u2800", "\u200b\u2060", "\u202e", "<@&>", "🍣", "…", "\u0301", "")
"""Mark-up, signs, and what cannot be seen."""


@pytest.mark.parametrize("name", NONE)
def test_a_name_that_no_one_can_read_is_none(name: str) -> None:
    assert given(name) == ""


@pytest.mark.parametrize("name", ["Winter", "2", "*Winter*", "港", "دوري", "A🍣"])
def test_a_name_with_a_letter_or_digit_stays_as_it_was_typed(name: str) -> None:
    assert given(f" {name} ") == name


def test_where_no_mark_up_is_read_a_name_has_the_signs_that_it_was_typed_with() -> None:
    assert unmarked(f"**{marked_name('Giulia *G*')}** wins") == "Giulia *G* wins"


async def test_leagues_and_presets_refuse_it_in_the_same_sentence(harness: Harness) -> None:
    lobby, drawing = await harness.open("toy", MANAGER), Renderer()
    try:
        for lang in LANGUAGES:
            look, sentence = Trier(harness, drawing, "", MANAGER, lang), Words.of(lang).text("house-wrong-name")
            for name in NONE:
                for press in (Press("leagues", slot="named"), Press("keeppreset", lobby)):
                    assert sentence in str(await look.press(press, name=(name,))), (press, name)
    finally:
        drawing.close()
    assert await harness.acting.read(lambda unit: leagues.of_server(unit.connection, GUILD)) == []
    assert await harness.acting.read(lambda unit: presets.of(unit.connection, GUILD, MANAGER, "toy")) == []


async def test_a_preset_is_told_by_its_name_without_the_mark_up_in_it(harness: Harness) -> None:
    lobby, drawing = await harness.open("toy", MANAGER), Renderer()
    try:
        kept = await Trier(harness, drawing, "", MANAGER).press(Press("keeppreset", lobby), name=("**Winter**",))
    finally:
        drawing.close()
    assert r"\*\*Winter\*\*" in kept.parts[0].text  # type: ignore[union-attr]


@pytest.mark.parametrize("sent", ["a\0", "\ud800", ["a", {"b": ("c\0",)}], {"\0": 1}, [[["\udfff"]]]])
def test_what_cannot_be_kept_is_found_wherever_it_stands(sent: object) -> None:
    assert not can_be_kept(sent)


@pytest.mark.parametrize("sent", ["", "a \n\t\x1b", "🍣 \U0010ffff", ["a", 1, None, {"b": ("c",)}], 7, None])
def test_all_else_can(sent: object) -> None:
    assert can_be_kept(sent)
