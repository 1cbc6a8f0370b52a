"""Entries that also end the turn, where nothing else is left to decide."""

from __future__ import annotations

import pytest

from bot.bench.dealing import dealt
from rules.core.rng import Rng
from rules.games import GAMES
from tests.render.yokohama_panels import END, menus, panel, press
from tests.rules.yokohama_table import TableOfYokohama


def where(table: TableOfYokohama, area: str) -> list[str]:
    """Labels of the ways to an area."""
    return [entry.label for entry in menus(panel(table))[0].entries if f"go {area}" in entry.word]


def test_whoever_has_nothing_else_to_decide_ends_the_turn_in_the_same_press() -> None:
    table = TableOfYokohama().put("tea1").own(assistants=1)
    (way,) = where(table, "tea1")
    assert way.endswith(", then end turn"), "there is no room for a twin of each way"
    word = next(entry.word for entry in menus(panel(table))[0].entries if entry.label == way)
    press(table, word)
    assert table.question.seat == 1


@pytest.mark.parametrize("left", ["order", "agent", "building", "technology"])
def test_whoever_has_something_left_is_asked_before_the_turn_ends(left: str) -> None:
    table = TableOfYokohama().put("tea1").own(assistants=1)
    match left:
        case "order":
            table.own(copper=5, silk=2).hold("gb8")
        case "agent":
            table.put("bank").me().agents[0] = 1
        case "building":
            table.put("tea1*2").own(shops=1)
        case _:
            table.know("university").own(yen=5)
    (way,) = where(table, "tea1")
    assert "end turn" not in way


def test_what_is_only_laid_out_anew_does_not_keep_a_turn_open() -> None:
    """The card that is drawn opens nothing in this turn; that all of it is final is said last, and once."""
    table = TableOfYokohama().put("lab").own(assistants=2, yen=20).achievements("A1", "B2", "C3")
    table.do("place none", "go lab")
    (menu,) = menus(panel(table))
    twin = next(entry for entry in menu.entries if entry.word.endswith(END))
    assert twin.label.endswith(", then end turn; final")
    assert twin.label.count("final") == 1
    press(table, twin.word)
    assert table.question.seat == 1


def test_one_order_ends_the_turn_where_no_second_can_be_had() -> None:
    table = TableOfYokohama().put("port").own(assistants=2, yen=0)
    table.do("place none", "go port")
    (menu,) = menus(panel(table))
    assert menu.at_most == 1
    assert [entry for entry in menu.entries if entry.word.endswith(END)]


@pytest.mark.parametrize("game", ["yokohama", "nippon"])
def test_an_answer_that_closes_a_turn_leads_to_another_turn(game: str) -> None:
    kind, dice = GAMES[game], Rng(b"twins")
    match = dealt(game, kind.seats[1], 7)
    found = 0
    while match.revision < 150 and (asked := match.questions()):
        question = asked[dice.below(len(asked))]
        answer = kind.prefer(question, match.view(question.seat), kind.aims[0], dice)
        if (end := question.closed((answer,))) is not None:
            turn, found = match.turn, found + 1
            line = match.play_line(question.seat, [question.write(one) for one in end.answers])
            assert line.rest == ()
            assert line.match.turn == turn + 1
        match.give(question.seat, answer)
    assert found
