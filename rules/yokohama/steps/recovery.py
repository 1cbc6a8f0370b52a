"""Step 6: assistants return from the area that acted to the hand; with the Telephone one may stay.

Source: "6) Rückkehr" (dlp 2017), "6. Recovery step" (Synapses 2024); rulings Y-R26, Y-R52.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import AlsoRead, Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Number
from rules.yokohama.events import Recovered
from rules.yokohama.model.headings import TECHNOLOGY
from rules.yokohama.model.terms import Area
from rules.yokohama.model.words import NONE
from rules.yokohama.steps.asking import Asking

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position


@frozen
class Leave(Answer):
    """By Telephone, leave so many assistants in the area that acted: 0 or 1."""

    assistants: int


@frozen
class Recover(Asking[Leave]):
    """Step 6: assistants return from the area; with the Telephone one may stay (Y-R52)."""

    area: Area
    kind: Literal["recover"] = "recover"
    asks: ClassVar[str] = "recovery"

    @override
    def offers(self, at: Position) -> Iterator[Leave]:
        if "telephone" in at.me.skills and at.me.placed[self.area]:
            yield Leave(1)
            yield Leave(0)

    @override
    def refuse(self, at: Position, answer: Leave) -> Reason | None:
        return None if answer in self.offers(at) else Reason(say("yokohama-leave-one"), TECHNOLOGY)

    @override
    def answer(self, at: Position, answer: Leave, table: Table[YokohamaEvent]) -> None:
        at.stack.pop()
        self._recover(at, answer.assistants, table)

    @override
    def run(self, at: Position, table: Table[YokohamaEvent]) -> None:
        self._recover(at, 0, table)

    def _recover(self, at: Position, staying: int, table: Table[YokohamaEvent]) -> None:
        me = at.me
        returned = me.placed[self.area] - staying
        me.placed[self.area] = staying
        me.assistants += returned
        if returned or staying:
            table.emit(Recovered(at.seat, at.name(self.area), returned, staying))
        if staying:
            table.touch("used:telephone")
            if me.president != self.area:
                table.touch("telephone:agent")

    @override
    def describe(self, at: Position, answer: Leave) -> Description:
        return Description(say("yokohama-do-leave", count=answer.assistants))

    @override
    def parts(self, at: Position) -> tuple[Part, ...]:
        return (self.choice("leave", self.offers(at)),)

    grammar: ClassVar[Grammar] = Grammar(
        Form(Leave, "leave", Number()),
        AlsoRead(Leave, "leave", NONE, make=lambda: Leave(0)),
    )
