"""Ports: one order of the zones in reach, a second one for a price, at most three in hand.

Source: "Hafen" and "Dock" (dlp 2017), "PORT" (Synapses 2024); rulings Y-R19, Y-R20, Y-R32.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import MOST_SUGGESTED, Description, Pick
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.yokohama.events.areas import TookOrders
from rules.yokohama.events.rounds import OrdersRefilled
from rules.yokohama.model.headings import PORT
from rules.yokohama.model.labels import goods_label, order_label, reward_label
from rules.yokohama.model.payment import NO_PAYMENT, Pay, Payment, filled, in_imports
from rules.yokohama.model.terms import HAND_LIMIT, HARBOURS, IMPORT, YEN_PER_UNIT
from rules.yokohama.model.words import ORDER
from rules.yokohama.steps.common.asking import AreaAsk, Running, declining
from rules.yokohama.steps.common.ending import near
from rules.yokohama.steps.common.purse import refuse_payment, spend

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part, Picked
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.facts import OrderNumber
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import State
    from rules.yokohama.steps.common.asking import Why

HOW_MANY = Reason(say("yokohama-take-how-many"), PORT)
NOT_PAID = Reason(say("yokohama-take-pay"), PORT)
HAND_FULL = Reason(say("yokohama-hand-full", limit=HAND_LIMIT), PORT)
NOT_HERE = Reason(say("yokohama-not-on-board"), PORT, absent=True)
OUT_OF_REACH = Reason(say("yokohama-zone"), PORT)
NO_SECOND = Reason(say("yokohama-second-order", cost=YEN_PER_UNIT), PORT)

BY_YEN, BY_IMPORT = Payment(yen=YEN_PER_UNIT), in_imports(1)
"""What a second order costs, the usual way first."""


@frozen
class TakeOrders(Answer):
    """Take one order, or two paying for the second.

    Attributes:
        orders: Their ids.
        paid: Nothing for one order; None until it is filled in, for two in yen if possible, else with an import.
    """

    orders: tuple[str, ...]
    paid: Payment | None = None


@frozen
class AskTake(AreaAsk[TakeOrders]):
    """Orders of one of the two boards, out of so many zones."""

    port: int
    zones: int
    kind: Literal["ask-take"] = "ask-take"

    asks: ClassVar[Literal["port"]] = "port"
    declined: ClassVar = ("take",)
    grammar: ClassVar = Grammar(Form(TakeOrders, "take", Things(ORDER), Pay()), *declining("take"))

    @override
    def offers(self, position: Position) -> Iterator[TakeOrders]:
        """Single orders from left to right, then pairs, the second one paid in yen or with an import."""
        names = self._reached(position)
        yield from (TakeOrders((name,), NO_PAYMENT) for name in names)
        yield from (TakeOrders(pair, paid) for paid in payments(position) for pair in combinations(names, 2))

    def _reached(self, position: Position) -> tuple[str, ...]:
        """Orders that can be taken, from left to right."""
        names = [position.facts.orders[number].id for number in self._board(position) if number is not None]
        return tuple([name for name in names if self.why_not(position, TakeOrders((name,), NO_PAYMENT)) is None])

    def _board(self, position: Position) -> list[OrderNumber | None]:
        return position.state.ports[self.port]

    @override
    def complete(self, position: Position, answer: TakeOrders) -> TakeOrders:
        if answer.paid is not None:
            return answer
        return usual(position, answer.orders)

    @override
    def why_not(self, position: Position, answer: TakeOrders) -> Reason | None:
        orders, paid = answer.orders, answer.paid
        if not orders or len(set(orders)) < len(orders) or len(orders) > 2:
            return HOW_MANY
        if len(position.me.orders) >= HAND_LIMIT:
            return HAND_FULL
        if paid is None:
            return NOT_PAID
        for name in orders:
            if reason := self._refuse_order(position, position.facts.order_numbers[name]):
                return reason
        if len(orders) > 1:
            return _refuse_second(position, paid)
        return NOT_PAID if paid else None

    def _refuse_order(self, position: Position, number: OrderNumber) -> Reason | None:
        """Why an order is not in reach, or None."""
        board = self._board(position)
        if number not in board:
            return NOT_HERE
        if position.facts.zones[board.index(number)] >= self.zones:
            return OUT_OF_REACH
        return None

    @override
    def carry_out(self, position: Position, answer: TakeOrders, table: Table[YokohamaEvent]) -> None:
        paid = filled(answer.paid)
        board, cards = self._board(position), _cards(position, answer)
        position.stack.pop()
        position.then(RefillPort(self.port))
        for number in [position.facts.order_numbers[name] for name in answer.orders]:
            table.touch(f"zone:{position.facts.zones[board.index(number)]}")
            board[board.index(number)] = None
            position.me.orders.append(number)
        spend(position, paid)
        table.emit(TookOrders(position.seat, HARBOURS[self.port], cards, paid.goods[IMPORT], paid.yen))
        table.touch(f"take:{_means(paid)}" if paid else "take:one")

    @override
    def explain(self, position: Position, answer: TakeOrders) -> Description:
        paid = filled(answer.paid)
        card, *more = _cards(position, answer)
        if more:
            names = tuple([order_label(each) for each in (card, *more)])
            return Description(say("yokohama-do-take", orders=names, pay=_means(paid)))
        label = say("yokohama-do-order", order=order_label(card), reward=reward_label(card.reward))
        return Description(label, say("yokohama-order-detail", goods=goods_label(card.goods)))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Orders of zones out of reach, and a second order."""
        for number in self._board(position):
            if number is not None and (reason := self._refuse_order(position, number)):
                yield Missing(order_label(position.facts.orders[number]), reason)
        if not payments(position) and (reason := _refuse_second(position, NO_PAYMENT)):
            yield Missing(say("yokohama-a-second-order"), reason)

    @override
    def idle(self, position: Position) -> Why:
        if len(position.me.orders) >= HAND_LIMIT:
            return "hand"
        return "orders" if not any(number is not None for number in self._board(position)) else "power"

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        """One order or two, the second one paid as usual; or two for an import, where yen are usual."""
        names = self._reached(position)
        ways = payments(position) if len(names) > 1 else []
        picks = [self._pick(position, names, 1, 2 if ways else 1)] if names else []
        if len(ways) > 1:
            picks.append(self._pick(position, names, 2, 2))
        return (*picks, self.none())

    def _pick(self, position: Position, names: tuple[str, ...], at_least: int, at_most: int) -> Pick:
        """A pick of orders: two are paid as usual, or, if two must be picked, with an import."""

        def taken(picked: Picked) -> TakeOrders:
            return usual(position, picked) if at_least == 1 else TakeOrders(picked, BY_IMPORT)

        def refuse(picked: Picked) -> Reason | None:
            few = len(picked) < at_least
            return HOW_MANY if few else self.why_not(position, taken(picked))

        def picked(answer: Answer) -> Picked | None:
            if not isinstance(answer, TakeOrders):
                return None
            orders = tuple(name for name in names if name in answer.orders)
            return orders if len(orders) >= at_least and taken(orders).paid == answer.paid else None

        def sample(rng: Rng) -> Picked:
            """Some of the orders; every legal answer can come."""
            count = at_least + rng.below(at_most - at_least + 1)
            return tuple(names[place] for place in sorted(rng.shuffled(range(len(names)))[:count]))

        singles = [(name,) for name in names[: 3 if at_most > 1 else MOST_SUGGESTED]] if at_least == 1 else []
        suggested = (*singles, *(combinations(names, 2) if at_most > 1 else ()))[:MOST_SUGGESTED]
        return Pick(
            part="take" if at_least == 1 else "take-import",
            items=names,
            at_least=at_least,
            at_most=at_most,
            refuse=refuse,
            suggest=lambda: suggested,
            sample=sample,
            answer=taken,
            picked=picked,
            write=self.grammar.write,
        )


def payments(position: Position) -> list[Payment]:
    """What could pay for a second order, yen first."""
    return [way for way in (BY_YEN, BY_IMPORT) if _refuse_second(position, way) is None]


def usual(position: Position, orders: tuple[str, ...]) -> TakeOrders:
    """These orders, the second one paid as usual: in yen if possible, else with an import."""
    return TakeOrders(orders, next(iter(payments(position)), NO_PAYMENT) if len(orders) > 1 else NO_PAYMENT)


def _refuse_second(position: Position, paid: Payment) -> Reason | None:
    """Why a second order cannot be had for this, or None ("PORT")."""
    if len(position.me.orders) + 2 > HAND_LIMIT:
        return HAND_FULL
    if paid not in {NO_PAYMENT, BY_YEN, BY_IMPORT}:
        return NOT_PAID
    if not paid or refuse_payment(position, paid, PORT):
        return NO_SECOND
    return None


def _cards(position: Position, answer: TakeOrders) -> tuple[Order, ...]:
    return tuple(position.facts.orders[position.facts.order_numbers[name]] for name in answer.orders)


def _means(paid: Payment) -> str:
    """What pays for a second order, in a word."""
    return "import" if paid == BY_IMPORT else "yen"


@frozen
class RefillPort(Running):
    """A port is refilled."""

    port: int
    kind: Literal["refill-port"] = "refill-port"
    refills: ClassVar[bool] = True

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        """Slide the orders to the left and fill the board; too few orders bring the end (Y-R19)."""
        left = [number for number in position.state.ports[self.port] if number is not None]
        free = len(position.facts.zones) - len(left)
        drawn = draw(position.state, free, table)
        short = free - len(drawn)
        position.state.ports[self.port] = [*left, *drawn, *[None] * short]
        table.emit(OrdersRefilled(HARBOURS[self.port], tuple(position.facts.orders[number] for number in drawn), short))
        if short:
            near(position, "orders", table)


def draw(state: State, count: int, table: Table[YokohamaEvent]) -> list[OrderNumber]:
    """Draw orders while there are any; those removed unseen stay in the bag to the end (Y-R19)."""
    return [table.rng.draw(state.order_bag) for _ in range(min(count, state.order_deck))]
