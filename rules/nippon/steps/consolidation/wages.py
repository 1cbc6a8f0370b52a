"""Payday and sweeping out, the last step of a consolidation.

Source: "Konsolidieren", step D; F. A. Q. Rulings N-R4 (points below zero), N-R35 (silk at wages).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Number
from rules.nippon.events.rounds import WagesPaid, WorkersGone
from rules.nippon.model.headings import CONSOLIDATE
from rules.nippon.model.terms import COLOURS
from rules.nippon.steps.concepts.asking import DECLINING, Declinable, Running
from rules.nippon.steps.concepts.gaining import sell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.steps.declining import Decline
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Colour


def wages(position: Position) -> int:
    """Money due: so much for each colour in the work area."""
    return position.facts.tables.match.wage.value * _colours(position)


def _colours(position: Position) -> int:
    return len({worker.colour for worker in position.me.work})


def unpaid(position: Position, money: int) -> int:
    """Wages that cannot be paid with so much money: the last of it may not be paid."""
    return max(wages(position) - max(money - 1, 0), 0)


@frozen
class WithSilk(Answer):
    """Turn so much silk into money for the wages."""

    silk: int


@frozen
class AskSilk(Declinable[WithSilk]):
    """Wages are short: silk can become money, else points are lost (N-R35)."""

    kind: Literal["ask-silk"] = "ask-silk"

    asks: ClassVar[Literal["silk"]] = "silk"
    heading: ClassVar[str] = CONSOLIDATE
    grammar: ClassVar[Grammar] = Grammar(Form(WithSilk, "silk", Number()), DECLINING)

    @override
    def prompt(self, position: Position) -> Label:
        return say("nippon-ask-silk", wages=wages(position), money=position.me.money)

    def _most(self, position: Position) -> int:
        """Silk that still saves a point."""
        if not unpaid(position, position.me.money):
            return 0
        return min(wages(position) + 1 - position.me.money, position.me.silk)

    @override
    def offers(self, position: Position) -> Iterator[WithSilk]:
        """Most points saved first; only what saves one more than less silk would."""
        for silk in range(self._most(position), 0, -1):
            if unpaid(position, position.me.money + silk) < unpaid(position, position.me.money + silk - 1):
                yield WithSilk(silk)

    @override
    def why_not(self, position: Position, answer: WithSilk) -> Reason | None:
        if answer in self.offers(position):
            return None
        return Reason(say("nippon-silk-wages", most=self._most(position)), CONSOLIDATE)

    @override
    def carry_out(self, position: Position, answer: WithSilk, table: Table[NipponEvent]) -> None:
        sell(position, answer.silk, table)
        table.touch("wages:silk")

    @override
    def explain_none(self, position: Position, none: Decline) -> Description:
        return Description(say("nippon-keep-silk", lost=unpaid(position, position.me.money)))

    @override
    def explain(self, position: Position, answer: WithSilk) -> Description:
        lost = unpaid(position, position.me.money + answer.silk)
        return Description(say("nippon-do-silk", silk=answer.silk, lost=lost))


@frozen
class PayWages(Running):
    """Pay what can be paid; a point is lost for each money that cannot."""

    kind: Literal["pay-wages"] = "pay-wages"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        colours = _colours(position)
        if not colours:
            return
        lost = unpaid(position, position.me.money)
        paid = wages(position) - lost
        position.me.money -= paid
        position.me.points -= lost
        table.emit(WagesPaid(position.seat, colours, paid, lost))
        if lost:
            table.touch("wages:short")


@frozen
class SweepOut(Running):
    """Specialists go back to the mission, all other workers to the bag."""

    kind: Literal["sweep-out"] = "sweep-out"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        if not position.me.work:
            return
        specialists: tuple[Colour, ...] = tuple([worker.colour for worker in position.me.work if worker.specialist])
        for colour in specialists:
            position.mission(position.facts.destinations[colour]).home = True
            table.touch(f"specialist:{colour}:home")
        others = [worker.colour for worker in position.me.work if not worker.specialist]
        for colour in others:
            position.state.bag[COLOURS.index(colour)] += 1
        position.me.work = []
        table.emit(WorkersGone(position.seat, specialists, len(others)))
