"""Customs: an assistant on the board, for imports.

Source: "Importlager" (dlp 2017), "CUSTOMS" (Synapses 2024); rulings Y-R16, Y-R17, Y-R32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.words import Number
from rules.yokohama.events.areas import PlacedAtCustoms
from rules.yokohama.model.headings import CUSTOMS
from rules.yokohama.model.labels import reward_label
from rules.yokohama.model.payment import Pay, Payment, in_imports
from rules.yokohama.model.terms import IMPORT, Area
from rules.yokohama.steps.areas.boards import FROM, BoardAsk
from rules.yokohama.steps.common.asking import declining
from rules.yokohama.steps.common.purse import refuse_payment, spend

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps.common.asking import Why


@frozen
class PlaceAtCustoms(Answer):
    """Place an assistant on a space of the customs board.

    Attributes:
        space: Number of the space, from 1.
        paid: What is paid if it is not what the space asks for: more imports in the dlp edition ("Importlager").
        source: ``area`` if the assistant comes from the area; else from the hand if one is there.
    """

    space: int
    paid: Payment | None = None
    source: str | None = None


@frozen
class AskCustoms(BoardAsk[PlaceAtCustoms]):
    """A space of the customs board, for at most so many imports."""

    area: Area
    most: int
    kind: Literal["ask-customs"] = "ask-customs"

    asks: ClassVar[Literal["customs"]] = "customs"
    declined: ClassVar = ("customs",)
    section: ClassVar = CUSTOMS
    helper: ClassVar = "brickyard"
    grammar: ClassVar = Grammar(
        Form(PlaceAtCustoms, "customs", Number(), Pay(numbered=True), FROM), *declining("customs")
    )

    @override
    def offers(self, position: Position) -> Iterator[PlaceAtCustoms]:
        """Each free space whose imports can be paid; paying more is never offered (Y-R17)."""
        for space in range(1, len(position.facts.customs) + 1):
            answer = PlaceAtCustoms(space)
            if self.why_not(position, answer) is None:
                yield answer

    @override
    def complete(self, position: Position, answer: PlaceAtCustoms) -> PlaceAtCustoms:
        usual = 0 < answer.space <= len(position.facts.customs) and answer.paid == paid_for(
            position, PlaceAtCustoms(answer.space)
        )
        return PlaceAtCustoms(answer.space, None if usual else answer.paid, self.source(position, answer.source))

    @override
    def why_not(self, position: Position, answer: PlaceAtCustoms) -> Reason | None:
        spaces = position.facts.customs
        if not 1 <= answer.space <= len(spaces):
            return Reason(say("yokohama-customs-no-space", spaces=len(spaces)), CUSTOMS)
        return self.refuse_assistant(position, answer.space - 1, answer.source) or self._refuse_payment(
            position, answer
        )

    def _refuse_payment(self, position: Position, answer: PlaceAtCustoms) -> Reason | None:
        """Why this is not the right payment for a space, or None (Y-R17)."""
        need, paid = position.facts.customs[answer.space - 1].need, paid_for(position, answer)
        imports = paid.goods[IMPORT]
        if paid != in_imports(imports):
            return Reason(say("yokohama-customs-pay"), CUSTOMS)
        if imports < need:
            return Reason(say("yokohama-customs-least", need=need), CUSTOMS)
        if imports > need and position.state.variant.edition != "dlp":
            return Reason(say("yokohama-customs-exact", need=need), CUSTOMS)
        if imports > self.most:
            return Reason(say("yokohama-customs-power", need=imports, most=self.most), CUSTOMS)
        return refuse_payment(position, paid, CUSTOMS)

    @override
    def carry_out(self, position: Position, answer: PlaceAtCustoms, table: Table[YokohamaEvent]) -> None:
        paid = paid_for(position, answer)
        position.stack.pop()
        spend(position, paid)
        told = PlacedAtCustoms(position.seat, answer.space, paid.goods[IMPORT])
        self.place(position, answer.space - 1, answer.source, told, table)

    @override
    def explain(self, position: Position, answer: PlaceAtCustoms) -> Description:
        space = answer.space
        label = say(
            "yokohama-do-customs",
            space=space,
            reward=reward_label(position.facts.customs[space - 1].reward),
            imports=paid_for(position, answer).goods[IMPORT],
        )
        return Description(label, say("yokohama-customs-detail", **self.outlook(position, space - 1, answer.source)))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Free spaces that ask for more imports than the merchant may or can pay."""
        for space, owner in enumerate(position.state.customs, start=1):
            reason = self._refuse_payment(position, PlaceAtCustoms(space)) if owner is None else None
            if reason:
                yield Missing(say("yokohama-customs-space", space=space), reason)

    @override
    def idle(self, position: Position) -> Why:
        free = zip(position.facts.customs, position.state.customs, strict=True)
        least = min((row.need for row, owner in free if owner is None), default=0)
        short: Why = "power" if position.me.goods[IMPORT] and self.most < least else "imports"
        return self.why_no_space(position, short)


def paid_for(position: Position, answer: PlaceAtCustoms) -> Payment:
    """What an answer pays."""
    return in_imports(position.facts.customs[answer.space - 1].need) if answer.paid is None else answer.paid
