"""Phase C: extras in any order, then the end of the turn, which is always asked.

Source: "C) Zusatzaktionsphase" (dlp 2017), "ADDITIONAL ACTION PHASE" (Synapses 2024); ruling Y-R42.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.yokohama.steps import extras
from rules.yokohama.steps.asking import Asking
from rules.yokohama.steps.extras import Achieve, CompleteOrder, Extra, UseAgent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part
    from rules.core.reasons import Missing, Reason
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position


@frozen
class EndTurn(Answer):
    """End the turn."""


Answers: TypeAlias = EndTurn | Extra


@frozen
class AskFinish(Asking[Answers]):
    """Phase C: extras in any order, then the end of the turn."""

    kind: Literal["ask-finish"] = "ask-finish"
    asks: ClassVar[str] = "finish"

    @override
    def offers(self, at: Position) -> Iterator[Answers]:
        yield from extras.offers(at)
        yield EndTurn()

    @override
    def waits(self, at: Position) -> bool:
        return True

    @override
    def parts(self, at: Position) -> tuple[Part, ...]:
        return (*extras.parts(self, at), self.choice("end", (EndTurn(),)))

    @override
    def refuse(self, at: Position, answer: Answers) -> Reason | None:
        match answer:
            case EndTurn():
                return None
            case CompleteOrder() | Achieve() | UseAgent():
                return extras.rule(answer).refuse(at, answer)
            case _:
                assert_never(answer)

    @override
    def answer(self, at: Position, answer: Answers, table: Table[YokohamaEvent]) -> None:
        match answer:
            case EndTurn():
                at.stack.pop()
            case CompleteOrder() | Achieve() | UseAgent():
                extras.rule(answer).answer(at, answer, table)
            case _:
                assert_never(answer)

    @override
    def describe(self, at: Position, answer: Answers) -> Description:
        match answer:
            case EndTurn():
                return Description(say("yokohama-do-end"))
            case CompleteOrder() | Achieve() | UseAgent():
                return extras.rule(answer).describe(at, answer)
            case _:
                assert_never(answer)

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        return extras.missing(at)

    @override
    def no_more(self, at: Position) -> EndTurn:
        return EndTurn()

    grammar: ClassVar[Grammar] = Grammar(Form(EndTurn, ("end", "end turn", "end my turn")), *extras.GRAMMAR.forms)
