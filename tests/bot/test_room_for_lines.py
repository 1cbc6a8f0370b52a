"""A post fits a phone: what is told of a turn leaves room for the picture beneath it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.discord.message import Image, Text
from bot.discord.screens.board import LEAST, told_above
from render.core.picture import Picture
from render.core.words import Words

if TYPE_CHECKING:
    from bot.discord.message import Part

SHORT, LONG = "Mika takes 2 tea", "Mika completes an order of 2 silk and 2 tea for 5 points, and gets a French agent"
MOST = 30
"""Lines, more than any post has."""


def picture(high: int) -> Image:
    return Image(Picture(b"", "The table.", (1600, high), "table.png"))


def told(said: list[str], *beneath: Part, most: int = MOST) -> list[str]:
    return told_above(said, most, beneath, Words.of("en"))


def test_lines_that_fit_are_all_told() -> None:
    assert told([SHORT] * 8, picture(1600)) == [SHORT] * 8
    assert told([LONG, LONG], picture(1600)) == [LONG] * 2
    assert told([], picture(1600)) == []


def test_the_higher_the_picture_and_the_longer_the_lines_the_fewer_are_told() -> None:
    # The last line that is told says how many lines there are more.
    assert len(told([SHORT] * 20, picture(1600))) == 8
    assert len(told([SHORT] * 20, picture(800))) == 15
    assert len(told([SHORT] * 20, picture(800), most=8)) == 8
    assert len(told([LONG] * 8, picture(1600))) == 3
    assert len(told([SHORT] * 20, picture(800), Text("A score\nof two rows"))) == 13
    assert told([LONG] * 8, picture(1600))[-1] == Words.of("en").text("house-too-many-lines", n=6)


@pytest.mark.parametrize("line", [SHORT, LONG])
def test_something_is_told_above_any_picture(line: str) -> None:
    assert 2 <= len(told([line] * 8, picture(4000))) <= LEAST


def test_a_payday_is_told_rather_than_the_ships_before_it() -> None:
    payday = "**Payday, blue:** Mika 2 VP"
    cut = told([SHORT, *[LONG] * 3, payday, SHORT], picture(1600))
    assert cut[0] == SHORT
    assert payday in cut
    assert cut.index(payday) == len(cut) - 2
    assert told([SHORT, LONG, payday, SHORT], picture(4000)) == [
        SHORT,
        payday,
        Words.of("en").text("house-too-many-lines", n=2),
    ]
