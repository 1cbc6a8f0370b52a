"""What is typed of placements and movements: every word counts and printed names win; and what is documented of it."""

from __future__ import annotations

import re

import pytest

import rules.yokohama
from rules.yokohama.game import GRAMMAR
from rules.yokohama.steps import QUESTIONS
from tests.rules.yokohama_table import RULES, TableOfYokohama


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("place tea1 bank", "place tea1 bank"),
        ("place bank tea1", "place tea1 bank"),
        ("place port b church", "place church dock"),
        ("place Laboratory B, Laboratory A", "place lab research"),
        ("place Port A and Port B", "place port dock"),
        ("place silk mill 2", "place mill2"),
        ("place b church", "place mine1 church"),
    ],
)
def test_a_placement_has_one_notation_and_printed_names_win(text: str, notation: str) -> None:
    assert TableOfYokohama(4).own(assistants=3, yen=9).stand("tea1", 1).printed(text) == notation


def test_a_printed_name_of_an_area_that_is_not_there_is_no_other_and_a_letter() -> None:
    table = TableOfYokohama(2).own(assistants=3, yen=9)
    assert "dock" not in table.town.names
    assert table.why("place port b church") == "notation-unknown"
    assert len(table.printed("place b port").split()) == len(("place", "b", "port"))


@pytest.mark.parametrize(
    "text",
    [
        "place bank x2 + canal + lab",
        "place 0 bank",
        "place bank x0",
        "place bank lab none",
        "place none bank",
        "go bank via tea1 by tram",
        "go bank by tram via tea1",
        "go bank lab",
        "recall all bank",
        "telegram lab bank",
        "leave 1 bank",
        "agent bank with gb us",
        "order gb1 gb2",
        "end bank",
    ],
)
def test_no_word_is_dropped(text: str) -> None:
    verb = text.split(maxsplit=1)[0]
    table = TableOfYokohama().know("telegram", "tram").put("bank tea1 lab").own(assistants=3).agents("gb us")
    if verb in {"go", "recall", "telegram"}:
        table.do("place none")
    if verb == "leave":
        table = TableOfYokohama().know("telephone").put("bank*2").own(assistants=3)
        table.do("place none", "go bank")
    if verb == "end":
        table.do("place none", "recall")
    assert table.why(text) == "notation-unknown"


def test_names_without_numbers_mean_whatever_is_legal_however_many_there_are() -> None:
    table = TableOfYokohama().put("tea1 tea2 mill2 mine2 fishing2")
    table.do("place none")
    assert table.printed("recall tea tea mill mine fishing") == "recall all"
    assert table.printed("recall fishing mine mill") == "recall mine2 mill2 fishing2"
    assert table.why("recall tea mill") == "notation-ambiguous"


def documented() -> list[str]:
    """All that stands in double quotes in the description of the package."""
    assert rules.yokohama.__doc__ is not None
    return re.findall(r"``([^`]+)``", rules.yokohama.__doc__)


def test_the_package_describes_the_questions_in_order_and_each_answer_as_it_is_written() -> None:
    assert rules.yokohama.__doc__ is not None
    kinds = re.findall(r"^- ``(\w+)``", rules.yokohama.__doc__, re.MULTILINE)
    assert sorted(kinds) == sorted(question.asks for question in QUESTIONS)
    words = {"recall", "token", "end", "spin", "university"}
    quoted = [text for text in documented() if text.split()[0] in GRAMMAR.verbs]
    answers = [text for text in quoted if len(text.split()) > 1 or text in words]
    assert [RULES.write(RULES.parse(text)) for text in answers] == answers
    assert {type(RULES.parse(text)) for text in answers} == GRAMMAR.answers
