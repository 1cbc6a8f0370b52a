"""Set-up: of the two orders that were dealt everyone keeps one, unseen by the others.

Source: "Spielaufbau" (dlp 2017), "GAME SETUP" (Synapses 2024); ruling Y-R40.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description, Standing
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.steps.together import AllAtOnce, AskEach
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.rounds import Kept
from rules.yokohama.model.headings import SETUP
from rules.yokohama.model.labels import goods_label, order_label, reward_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.words import ORDER
from rules.yokohama.steps.common.asking import Asking

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table


@frozen
class KeepOrder(Answer):
    """Keep one of the two orders dealt."""

    order: str


@dataclass(slots=True)
class AskKeep(AllAtOnce[Position, YokohamaEvent, KeepOrder, int], Asking[KeepOrder]):
    """Set-up: everyone keeps one of two orders.

    Attributes:
        each: The order kept by each seat that has answered.
    """

    each: AskEach[int] = field(repr=False)
    kind: Literal["ask-keep"] = "ask-keep"
    asks: ClassVar[Literal["keep"]] = "keep"
    between_turns: ClassVar[bool] = True

    @override
    def offers(self, position: Position) -> Iterator[KeepOrder]:
        return (KeepOrder(position.facts.orders[number].id) for number in position.me.orders)

    @override
    def refuse(self, position: Position, answer: KeepOrder) -> Reason | None:
        return None if answer in self.offers(position) else Reason(say("yokohama-keep-one"), SETUP)

    @override
    def note(self, position: Position, answer: KeepOrder) -> int:
        return position.facts.order_numbers[answer.order]

    @override
    def noted(self, position: Position, note: int) -> KeepOrder:
        return KeepOrder(position.facts.orders[note].id)

    @override
    def announce(self, position: Position, table: Table[YokohamaEvent]) -> None:
        table.emit(Kept(position.seat, None))

    @override
    def settle(self, position: Position, table: Table[YokohamaEvent]) -> None:
        """The other orders go back to the box unseen."""
        for seat, kept in sorted(self.each.answers.items()):
            merchant = position.state.merchants[seat]
            (merchant.returned,) = (number for number in merchant.orders if number != kept)
            merchant.orders = [kept]
            table.emit(Kept(seat, position.facts.orders[kept]), only=seat)

    @override
    def describe(self, position: Position, answer: KeepOrder) -> Description:
        card = position.facts.orders[position.facts.order_numbers[answer.order]]
        label = say("yokohama-do-order", order=order_label(card), reward=reward_label(card.reward))
        detail = say("yokohama-order-detail", goods=goods_label(card.goods))
        return Description(label, detail, final=self.reveals(position))

    @override
    def standing(self, position: Position) -> tuple[Standing, ...]:
        """The order that brings more points; of two that bring as many, the first."""
        orders = position.facts.orders
        best = max(position.me.orders, key=lambda number: orders[number].reward.points)
        return (Standing("higher", KeepOrder(orders[best].id)),)

    grammar: ClassVar[Grammar] = Grammar(Form(KeepOrder, "keep", ORDER))
