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
from rules.yokohama.model.payment import Pay, Payment, in_imports
from rules.yokohama.model.phrases import reward_label
from rules.yokohama.model.terms import IMPORT, Area
from rules.yokohama.steps.asking import declining
from rules.yokohama.steps.boards import FROM, BoardAsk
from rules.yokohama.steps.purse import refuse_payment, spend

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps.asking import Why


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

    asks: ClassVar = "customs"
    declined: ClassVar = ("customs",)
    section: ClassVar = CUSTOMS
    board: ClassVar = "customs"
    helper: ClassVar = "brickyard"
    grammar: ClassVar = Grammar(
        Form(PlaceAtCustoms, "customs", Number(), Pay(numbered=True), FROM), *declining("customs")
    )

    @override
    def offers(self, at: Position) -> Iterator[PlaceAtCustoms]:
        """Each free space whose imports can be paid; paying more is never offered (Y-R17)."""
        for space in range(1, len(at.facts.customs) + 1):
            answer = PlaceAtCustoms(space)
            if self.why_not(at, answer) is None:
                yield answer

    @override
    def complete(self, at: Position, answer: PlaceAtCustoms) -> PlaceAtCustoms:
        usual = 0 < answer.space <= len(at.facts.customs) and answer.paid == paid_for(at, PlaceAtCustoms(answer.space))
        return PlaceAtCustoms(answer.space, None if usual else answer.paid, self.source(at, answer.source))

    @override
    def why_not(self, at: Position, answer: PlaceAtCustoms) -> Reason | None:
        spaces = at.facts.customs
        if not 1 <= answer.space <= len(spaces):
            return Reason(say("yokohama-customs-no-space", spaces=len(spaces)), CUSTOMS)
        return self.refuse_assistant(at, answer.space - 1, answer.source) or self._refuse_payment(at, answer)

    def _refuse_payment(self, at: Position, answer: PlaceAtCustoms) -> Reason | None:
        """Why this is not the right payment for a space, or None (Y-R17)."""
        need, paid = at.facts.customs[answer.space - 1].need, paid_for(at, answer)
        imports = paid.goods[IMPORT]
        if paid != in_imports(imports):
            return Reason(say("yokohama-customs-pay"), CUSTOMS)
        if imports < need:
            return Reason(say("yokohama-customs-least", need=need), CUSTOMS)
        if imports > need and at.state.variant.edition != "dlp":
            return Reason(say("yokohama-customs-exact", need=need), CUSTOMS)
        if imports > self.most:
            return Reason(say("yokohama-customs-power", need=imports, most=self.most), CUSTOMS)
        return refuse_payment(at, paid, CUSTOMS)

    @override
    def do(self, at: Position, answer: PlaceAtCustoms, table: Table[YokohamaEvent]) -> None:
        paid = paid_for(at, answer)
        at.stack.pop()
        spend(at, paid)
        told = PlacedAtCustoms(at.seat, answer.space, paid.goods[IMPORT])
        self.place(at, answer.space - 1, answer.source, told, table)

    @override
    def explain(self, at: Position, answer: PlaceAtCustoms) -> Description:
        space = answer.space
        label = say(
            "yokohama-do-customs",
            space=space,
            reward=reward_label(at.facts.customs[space - 1].reward),
            imports=paid_for(at, answer).goods[IMPORT],
        )
        return Description(label, say("yokohama-customs-detail", **self.outlook(at, space - 1, answer.source)))

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Free spaces that ask for more imports than one may or can pay."""
        for space, owner in enumerate(at.state.customs, start=1):
            reason = self._refuse_payment(at, PlaceAtCustoms(space)) if owner is None else None
            if reason:
                yield Missing(say("yokohama-customs-space", space=space), reason)

    @override
    def idle(self, at: Position) -> Why:
        free = zip(at.facts.customs, at.state.customs, strict=True)
        least = min((row.need for row, owner in free if owner is None), default=0)
        short: Why = "power" if at.me.goods[IMPORT] and self.most < least else "imports"
        return self.why_no_space(at, short)


def paid_for(at: Position, answer: PlaceAtCustoms) -> Payment:
    """What an answer pays."""
    return in_imports(at.facts.customs[answer.space - 1].need) if answer.paid is None else answer.paid
