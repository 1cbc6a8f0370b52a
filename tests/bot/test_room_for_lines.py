"""A post fits a phone: what is told of a turn leaves room for the picture beneath it."""

from __future__ import annotations

import pytest

from bot.discord.message import Image, Text
from bot.discord.screens.board import LEAST, most_lines
from render.core.picture import Picture

SHORT, LONG = "Mika takes 2 tea", "Mika completes an order of 2 silk and 2 tea for 5 points, and gets a French agent"


def picture(high: int) -> Image:
    return Image(Picture(b"", "The table.", (1600, high), "table.png"))


def test_lines_that_fit_are_all_told() -> None:
    assert most_lines([SHORT] * 8, [picture(1600)]) == 8
    assert most_lines([LONG, LONG], [picture(1600)]) == 2


def test_the_higher_the_picture_and_the_longer_the_lines_the_fewer_are_told() -> None:
    # The last line that is told says how many lines there are more.
    assert most_lines([SHORT] * 20, [picture(1600)]) == 8
    assert most_lines([SHORT] * 20, [picture(800)]) == 15
    assert most_lines([LONG] * 8, [picture(1600)]) == 3
    assert most_lines([SHORT] * 20, [picture(800), Text("A score\nof two rows")]) == 13


@pytest.mark.parametrize("line", [SHORT, LONG])
def test_something_is_told_above_any_picture(line: str) -> None:
    assert 2 <= most_lines([line] * 8, [picture(4000)]) <= LEAST
