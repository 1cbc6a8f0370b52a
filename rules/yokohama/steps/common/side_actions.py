"""Spinning Mill and University: once a turn each, at any moment of the own turn between two steps.

Source: "TECHNOLOGY CARDS" (Synapses 2024); ruling Y-R33.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.rng import Rng
from rules.core.step import SideAction
from rules.core.table import Table
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.extras import Spun, Studied
from rules.yokohama.model.headings import TECHNOLOGY
from rules.yokohama.model.position import Position
from rules.yokohama.model.terms import SILK
from rules.yokohama.steps.common.purse import pay, pay_goods

if TYPE_CHECKING:
    from collections.abc import Iterator

YEN_FOR_SILK = 2


@frozen
class Spin(Answer):
    """Sell 1 silk by the Spinning Mill."""


@frozen
class Study(Answer):
    """Pay 1 yen at the University for an assistant of the warehouse."""


class SpinningMill(SideAction[Position, YokohamaEvent, Spin]):
    """Once a turn, 1 silk is sold for 2 yen."""

    @override
    def offers(self, position: Position) -> Iterator[Spin]:
        if "spinning-mill" in position.me.skills and self.refuse(position, Spin()) is None:
            yield Spin()

    @override
    def refuse(self, position: Position, answer: Spin) -> Reason | None:
        if "spinning-mill" not in position.me.skills:
            return Reason(say("yokohama-no-technology", name="spinning-mill"), TECHNOLOGY)
        if position.state.spun:
            return Reason(say("yokohama-once-per-turn"), TECHNOLOGY)
        if not position.me.goods[SILK]:
            return Reason(say("yokohama-not-owned", thing="silk", have=0), TECHNOLOGY)
        return None

    @override
    def answer(self, position: Position, answer: Spin, table: Table[YokohamaEvent]) -> None:
        position.state.spun = True
        pay_goods(position, (0, 1, 0, 0, 0))
        pay(position, -YEN_FOR_SILK)
        table.emit(Spun(position.seat))
        table.touch("used:spinning-mill")

    @override
    def describe(self, position: Position, answer: Spin) -> Description:
        return Description(say("yokohama-do-spin"))

    grammar: ClassVar[Grammar] = Grammar(Form(Spin, "spin"))


class University(SideAction[Position, YokohamaEvent, Study]):
    """Once a turn, 1 yen brings an assistant from the warehouse to the hand."""

    @override
    def offers(self, position: Position) -> Iterator[Study]:
        if "university" in position.me.skills and self.refuse(position, Study()) is None:
            yield Study()

    @override
    def refuse(self, position: Position, answer: Study) -> Reason | None:
        if "university" not in position.me.skills:
            return Reason(say("yokohama-no-technology", name="university"), TECHNOLOGY)
        if position.state.studied:
            return Reason(say("yokohama-once-per-turn"), TECHNOLOGY)
        if not position.me.yen:
            return Reason(say("yokohama-too-dear", cost=1, yen=0), TECHNOLOGY)
        if not position.me.stored[0]:
            return Reason(say("yokohama-hire-not-stored"), TECHNOLOGY)
        return None

    @override
    def answer(self, position: Position, answer: Study, table: Table[YokohamaEvent]) -> None:
        position.state.studied = True
        pay(position, 1)
        position.me.stored[0] -= 1
        position.me.assistants += 1
        table.emit(Studied(position.seat))
        table.touch("used:university")

    @override
    def describe(self, position: Position, answer: Study) -> Description:
        return Description(say("yokohama-do-university"))

    grammar: ClassVar[Grammar] = Grammar(Form(Study, "university"))


SIDE_ACTIONS: tuple[SideAction[Position, YokohamaEvent, Any], ...] = (SpinningMill(), University())


def possible(position: Position) -> bool:
    """Whether either can be used now."""
    return any(True for action in SIDE_ACTIONS for _ in action.offers(position))


def tried(position: Position) -> Iterator[Position]:
    """The position after each of them that can be used now."""
    if {"spinning-mill", "university"}.isdisjoint(position.me.skills):
        return  # Asked many times a turn, and most merchants have neither.
    table: Table[YokohamaEvent] = Table(Rng(b""))
    for action in SIDE_ACTIONS:
        for answer in action.offers(position):
            after = position.copy()
            action.answer(after, answer, table)
            yield after
