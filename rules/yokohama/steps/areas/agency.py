"""Employment Agency and warehouse icons: pieces come from the warehouse to the hand, at their price.

Source: "Arbeitsvermittler" (dlp 2017), "EMPLOYMENT AGENCY" (Synapses 2024); ruling Y-R32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Counts
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.yokohama.events.areas import Hired
from rules.yokohama.model.headings import AGENCY
from rules.yokohama.model.payment import Payment
from rules.yokohama.model.terms import PIECES
from rules.yokohama.model.words import PIECE
from rules.yokohama.steps.common.asking import AreaAsk, declining
from rules.yokohama.steps.common.purse import pay, refuse_payment

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps.common.asking import Why

SOME_PIECES = Counts(PIECE, len(PIECES), "counted")


@frozen
class Hire(Answer):
    """Take pieces out of the warehouse: how many of each of `PIECES`."""

    pieces: tuple[int, ...]


@frozen
class AskHire(AreaAsk[Hire]):
    """So many pieces of the warehouse."""

    pieces: int
    kind: Literal["ask-hire"] = "ask-hire"

    asks: ClassVar[Literal["hire"]] = "hire"
    declined: ClassVar = ("hire",)
    grammar: ClassVar = Grammar(Form(Hire, "hire", SOME_PIECES), *declining("hire"))

    @override
    def offers(self, position: Position) -> Iterator[Hire]:
        """All sets of pieces that can be had, those with most pieces first."""
        _, shops, houses = position.me.stored
        for count in range(min(self.pieces, sum(position.me.stored)), 0, -1):
            for house in range(min(houses, count) + 1):
                for shop in range(min(shops, count - house) + 1):
                    answer = Hire((count - house - shop, shop, house))
                    if self.why_not(position, answer) is None:
                        yield answer

    @override
    def why_not(self, position: Position, answer: Hire) -> Reason | None:
        wanted = sum(answer.pieces)
        if not wanted:
            return Reason(say("yokohama-hire-nothing"), AGENCY)
        if wanted > self.pieces:
            return Reason(say("yokohama-hire-too-many", wanted=wanted, most=self.pieces), AGENCY)
        if any(want > there for want, there in zip(answer.pieces, position.me.stored, strict=True)):
            return Reason(say("yokohama-hire-not-stored"), AGENCY)
        return refuse_payment(position, Payment(yen=cost_of(position, answer)), AGENCY)

    @override
    def carry_out(self, position: Position, answer: Hire, table: Table[YokohamaEvent]) -> None:
        me, cost = position.me, cost_of(position, answer)
        position.stack.pop()
        pay(position, cost)
        assistants, shops, houses = answer.pieces
        me.assistants += assistants
        me.shops += shops
        me.houses += houses
        for place, count in enumerate(answer.pieces):
            me.stored[place] -= count
            if count:
                table.touch(f"hire:{PIECES[place]}")
        table.emit(Hired(position.seat, assistants, shops, houses, cost))

    @override
    def explain(self, position: Position, answer: Hire) -> Description:
        label = say("yokohama-do-hire", pieces=pieces_label(answer.pieces), cost=cost_of(position, answer))
        kept = [there - taken for there, taken in zip(position.me.stored, answer.pieces, strict=True)]
        return Description(label, say("yokohama-hire-detail", count=sum(kept), pieces=pieces_label(kept)))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Single pieces that cannot be had."""
        for piece in PIECES:
            if reason := self.why_not(position, Hire(tuple(int(other == piece) for other in PIECES))):
                yield Missing(say("yokohama-piece", piece=piece), reason)

    @override
    def idle(self, position: Position) -> Why:
        if not self.pieces:
            return "power"
        return "yen" if any(position.me.stored) else "stored"


def cost_of(position: Position, answer: Hire) -> int:
    """Yen for some pieces; trading houses cost more one after the other ("EMPLOYMENT AGENCY")."""
    row = position.facts.numbers.warehouse
    first = len(row.houses) - position.me.stored[2]
    assistants, shops, houses = answer.pieces
    return assistants * row.assistant + shops * row.shop + sum(row.houses[first : first + houses])


def pieces_label(pieces: Sequence[int]) -> tuple[Label, ...]:
    """Pieces as a list: "2 assistants", "1 shop"."""
    return tuple(
        say("yokohama-some", thing=piece, count=count) for piece, count in zip(PIECES, pieces, strict=True) if count
    )
