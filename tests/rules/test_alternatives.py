"""A question that is answered in one of several ways: each answer has its rule."""

from __future__ import annotations

from dataclasses import fields

import pytest

from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.core.steps.one_of import AskOne
from rules.osaka.events import OsakaEvent
from rules.osaka.model.position import Position
from rules.osaka.steps.buy import Buy
from rules.osaka.steps.market import Reserve, Take
from rules.osaka.steps.turn import BUYING, RESERVING, TAKING, AskTurn
from tests.rules.osaka_table import TableOfOsaka


@frozen
class Haggle(Answer):
    """An action that no rulebook has."""


def test_an_answer_without_a_rule_cannot_be_imported() -> None:
    with pytest.raises(TypeError, match="AskMore: no rule for Haggle"):

        class AskMore(AskOne[Position, OsakaEvent, Buy | Take | Haggle]):
            alternatives = (BUYING, TAKING)


def test_every_answer_goes_its_way() -> None:
    ask = AskTurn()
    ways = [ask.way(Buy()), ask.way(Take("r5", reserved=False)), ask.way(Reserve("r5", "farm"))]
    assert ways == [BUYING, TAKING, RESERVING]
    assert ask.grammar.answers == {Buy, Take, Reserve}
    assert [field.name for field in fields(ask)] == ["kind"]


def test_parts_and_reasons_come_in_the_order_of_the_rulebook() -> None:
    table = TableOfOsaka("r5", "b2", market="y3 g2", farm="b3")
    assert table.parts() == ["buy", "take", "reserve"]
    poor = TableOfOsaka("", "b2", market="y5 g2@0 r3@1", farm="b3")
    keys = [one.reason.label.key for one in poor.question_of().missing()]
    assert keys == ["osaka-too-dear", "osaka-stone-of", "osaka-stone-on"]
