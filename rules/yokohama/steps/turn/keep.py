"""Set-up: of the two orders that were dealt everyone keeps one, unseen by the others.

Source: "Spielaufbau" (dlp 2017), "GAME SETUP" (Synapses 2024); ruling Y-R40.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frames import AskEach
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.events.rounds import Kept
from rules.yokohama.model.headings import SETUP
from rules.yokohama.model.labels import goods_label, order_label, reward_label
from rules.yokohama.model.words import ORDER
from rules.yokohama.steps.common.asking import Asking

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position


@frozen
class KeepOrder(Answer):
    """Keep one of the two orders dealt."""

    order: str


@dataclass(slots=True)
class AskKeep(Asking[KeepOrder]):
    """Set-up: everyone keeps one of two orders.

    Attributes:
        each: The order kept by each seat that has answered.
    """

    each: AskEach[int] = field(repr=False)
    kind: Literal["ask-keep"] = "ask-keep"
    asks: ClassVar[Literal["keep"]] = "keep"
    together: ClassVar[bool] = True
    between_turns: ClassVar[bool] = True

    @override
    def seats(self, position: Position) -> tuple[Seat, ...]:
        return tuple(self.each.asked)

    @override
    def offers(self, position: Position) -> Iterator[KeepOrder]:
        return (KeepOrder(position.facts.orders[number].id) for number in position.me.orders)

    @override
    def refuse(self, position: Position, answer: KeepOrder) -> Reason | None:
        return None if answer in self.offers(position) else Reason(say("yokohama-keep-one"), SETUP)

    @override
    def answer(self, position: Position, answer: KeepOrder, table: Table[YokohamaEvent]) -> None:
        """Note the order that a seat keeps; with the last answer the others go back to the box unseen."""
        self.each.answers[position.seat] = position.facts.order_numbers[answer.order]
        table.emit(Kept(position.seat, None))
        if not self.each.complete():
            return
        position.stack.pop()
        for seat, kept in sorted(self.each.answers.items()):
            merchant = position.state.merchants[seat]
            (merchant.returned,) = (number for number in merchant.orders if number != kept)
            merchant.orders = [kept]
            table.emit(Kept(seat, position.facts.orders[kept]), only=seat)

    @override
    def given(self, position: Position) -> KeepOrder | None:
        kept = self.each.answers.get(position.seat)
        return None if kept is None else KeepOrder(position.facts.orders[kept].id)

    @override
    def redact(self, position: Position, answer: KeepOrder) -> str:
        return "keep ?"

    @override
    def describe(self, position: Position, answer: KeepOrder) -> Description:
        card = position.facts.orders[position.facts.order_numbers[answer.order]]
        label = say("yokohama-do-order", order=order_label(card), reward=reward_label(card.reward))
        # The last answer turns all others over.
        final = all(seat in self.each.answers for seat in self.each.asked if seat != position.seat)
        return Description(label, say("yokohama-order-detail", goods=goods_label(card.goods)), final=final)

    grammar: ClassVar[Grammar] = Grammar(Form(KeepOrder, "keep", ORDER))
