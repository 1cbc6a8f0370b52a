"""Phase C: extras in any order, then the end of the turn, which is always asked.

Source: "C) Zusatzaktionsphase" (dlp 2017), "ADDITIONAL ACTION PHASE" (Synapses 2024); ruling Y-R42.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.alternatives import Alternative
from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.model.position import Position
from rules.yokohama.steps.asking import AskAnyOf
from rules.yokohama.steps.extras import EXTRAS, Extra

if TYPE_CHECKING:
    from rules.core.table import Table


@frozen
class EndTurn(Answer):
    """End the turn."""


class Ending(Alternative[Position, YokohamaEvent, EndTurn]):
    """The turn is handed on."""

    __slots__ = ()

    name: ClassVar[str] = "end"

    @override
    def offers(self, at: Position) -> tuple[EndTurn]:
        return (EndTurn(),)

    @override
    def refuse(self, at: Position, answer: EndTurn) -> None:
        return None

    @override
    def answer(self, at: Position, answer: EndTurn, table: Table[YokohamaEvent]) -> None:
        """Nothing but the end of the question."""

    @override
    def describe(self, at: Position, answer: EndTurn) -> Description:
        return Description(say("yokohama-do-end"))

    grammar: ClassVar[Grammar] = Grammar(Form(EndTurn, ("end", "end turn", "end my turn")))


@frozen
class AskFinish(AskAnyOf[EndTurn | Extra]):
    """Phase C: extras in any order, then the end of the turn."""

    kind: Literal["ask-finish"] = "ask-finish"
    asks: ClassVar[str] = "finish"
    alternatives = (*EXTRAS, Ending())

    @override
    def waits(self, at: Position) -> bool:
        return True

    @override
    def no_more(self, at: Position) -> EndTurn:
        return EndTurn()
