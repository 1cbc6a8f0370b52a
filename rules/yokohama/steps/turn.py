"""The course of a match: orders are kept, a turn begins and ends, and passes on until the match is over.

Source: "Spielaufbau", "Ablauf eines Zuges" and "C) Zusatzaktionsphase" (dlp 2017), "GAME SETUP" and "FLOW OF A TURN"
(Synapses 2024); rulings Y-R27, Y-R40, Y-R42.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.alternatives import Alternative
from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frames import AskEach
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.seats import Seat
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.extras import Gained
from rules.yokohama.events.rounds import Ended, Kept, TurnEnded
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.headings import SETUP
from rules.yokohama.model.labels import goods_label, order_label, reward_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.words import ORDER
from rules.yokohama.scoring import rarities, results, tie
from rules.yokohama.steps.asking import AskAnyOf, Asking, Running
from rules.yokohama.steps.extras import EXTRAS, Extra
from rules.yokohama.steps.move import AskMove
from rules.yokohama.steps.place import AskPlace
from rules.yokohama.steps.purse import pay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table


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


@frozen
class EndTurn(Answer):
    """End the turn."""


class Ending(Alternative[Position, YokohamaEvent, EndTurn]):
    """The turn is handed on."""

    name: ClassVar[str] = "end"

    @override
    def offers(self, position: Position) -> tuple[EndTurn]:
        return (EndTurn(),)

    @override
    def refuse(self, position: Position, answer: EndTurn) -> None:
        return None

    @override
    def answer(self, position: Position, answer: EndTurn, table: Table[YokohamaEvent]) -> None:
        """Nothing but the end of the question."""

    @override
    def describe(self, position: Position, answer: EndTurn) -> Description:
        return Description(say("yokohama-do-end"))

    grammar: ClassVar[Grammar] = Grammar(Form(EndTurn, ("end", "end turn", "end my turn")))


@frozen
class AskFinish(AskAnyOf[EndTurn | Extra]):
    """Phase C: extras in any order, then the end of the turn."""

    kind: Literal["ask-finish"] = "ask-finish"
    asks: ClassVar[Literal["finish"]] = "finish"
    alternatives = (*EXTRAS, Ending())

    @override
    def waits(self, position: Position) -> bool:
        return True

    @override
    def no_more(self, position: Position) -> EndTurn:
        return EndTurn()


FEW = 2
"""Yen up to which the Stock Market fills a purse."""


@frozen
class StartTurn(Running):
    """A turn begins: the Stock Market pays, then phases A to C follow, and the next turn."""

    kind: Literal["start-turn"] = "start-turn"

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        """Of 0 or 1 yen the Stock Market makes 2 ("STOCK MARKET")."""
        if "stock-market" in position.me.skills and position.me.yen < FEW:
            reward = Reward(yen=FEW - position.me.yen)
            pay(position, -reward.yen)
            table.emit(Gained(position.seat, reward, "stock-market"))
            table.touch("used:stock-market")
        position.then(AskPlace(), AskMove(), AskFinish(), NextSeat())


@frozen
class NextSeat(Running):
    """The turn passes clockwise, or the match ends after the last round (Y-R27)."""

    kind: Literal["next-seat"] = "next-seat"

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        state = position.state
        table.emit(TurnEnded(state.active))
        state.turns += 1
        state.active = Seat((state.active + 1) % len(state.merchants))
        state.agent_used = state.spun = state.studied = False
        if state.turns != state.last_turn:
            position.then(StartTurn())
            return
        state.over = state.ending[0]
        lines = results(position.facts, state)
        table.emit(Ended(state.over, lines[0].seat, tie(lines)))
        table.touch(f"end:{state.over}")
        for rarity in rarities(position.facts, state):
            table.touch(rarity)
