"""A post fits a phone: what is told of a turn leaves room for the picture beneath it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.bench.dealing import dealt
from bot.discord.message import Image, Text
from bot.discord.screens.board import LEAST, told_above
from bot.outbox.posts import table_message
from bot.outbox.told import Told
from render.core.picture import Picture
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.browser.heights.measuring import found

if TYPE_CHECKING:
    from bot.discord.message import Part

SHORT, LONG = "Mika takes 2 tea", "Mika completes an order of 2 silk and 2 tea for 5 points, and gets a French agent"
NIPPON = GAMES["nippon"]
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


def test_a_payday_of_many_rows_is_told_too() -> None:
    payday, tide = f"**Payday, blue:** {'Mika 2 VP, ' * 20}", "**The Black Tide takes the red ship.**"
    assert told([LONG, LONG, payday, tide, SHORT], picture(1600)) == [
        LONG,
        payday,
        tide,
        Words.of("en").text("house-too-many-lines", n=2),
    ]


def test_what_each_player_does_before_the_first_turn_ends_is_told_in_full() -> None:
    match, dice = dealt("nippon", 3, 0), Rng(b"posts")
    while len(match.standing_moves) < 7:
        (question,) = match.questions()
        match.give(question.seat, NIPPON.prefer(question, match.view(question.seat), NIPPON.aims[0], dice))
    loaded, words = found(match, None), Words.of("en")
    head = table_message(loaded, 7, (), Told(range(7)), words).parts[0]
    assert isinstance(head, Text)
    assert [line.split()[1] for line in head.text.split("\n")[1:]] == ["Jonas", "Mika", "Giulia", "Giulia"]
