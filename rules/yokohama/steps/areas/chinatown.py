"""Chinatown: goods are sold and bought, imports only bought, as many exchanges as the power.

Source: "Chinatown" (dlp 2017), "CHINATOWN" (Synapses 2024); rulings Y-R21, Y-R32.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from typing_extensions import override

from rules.core.decisions import MOST_SUGGESTED, Amounts, Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.words import Element, Number, Typed, Word
from rules.yokohama.events.areas import Traded
from rules.yokohama.model.labels import goods_label
from rules.yokohama.model.terms import GOODS, IMPORT
from rules.yokohama.model.words import GOOD
from rules.yokohama.steps.areas.exchanges import KINDS, NOTHING, Market, Trade, counts_of, trade_from, trade_of
from rules.yokohama.steps.common.asking import AreaAsk, declining
from rules.yokohama.steps.common.purse import mine, pay, pay_goods, supply

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.decisions import Counted, Part
    from rules.core.reasons import Reason
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps.common.asking import Why


Sold: TypeAlias = tuple[tuple[int, int], ...]
"""Goods, each with how many are bought, or sold if below zero."""


class _Exchanges(Element[Sold]):
    """Goods, each with how many are bought, or sold if below zero: ``-1 silk +fish``."""

    _sign = Word({"-": -1, "+": 1})
    _number = Number()

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[Sold, int]]:
        for sign, number in self._sign.read(typed, at):
            for count, good in [*self._number.read(typed, number)] or [(1, number)]:
                for name, end in GOOD.read(typed, good) if count else ():
                    one = (name, sign * count)
                    yield from (((one, *more), last) for more, last in self.read(typed, end))
                    yield (one,), end

    @override
    def write(self, value: Sold) -> Sequence[str]:
        return [f"{count:+} {GOODS[good]}" for good, count in value]

    @property
    @override
    def help(self) -> str:
        return "-1 silk +1 fish"


def _exchanges(trade: Trade) -> Sold:
    counts = (*((good, -count) for good, count in enumerate(trade.sold)), *enumerate(trade.bought))
    return tuple([(good, count) for good, count in counts if count])


@frozen
class AskTrade(AreaAsk[Trade]):
    """So many exchanges."""

    exchanges: int
    kind: Literal["ask-trade"] = "ask-trade"

    asks: ClassVar[Literal["trade"]] = "trade"
    declined: ClassVar = ("trade",)
    grammar: ClassVar = Grammar(
        Form(Trade, "trade", _Exchanges(), make=trade_from, parts=lambda trade: (_exchanges(trade),)),
        *declining("trade"),
    )

    def market(self, position: Position) -> Market:
        """What may be exchanged."""
        me, once = position.me, position.state.variant.mining_once
        return Market(position.facts.prices, self.exchanges, me.yen, me.goods, "mining" in me.skills, once)

    @override
    def offers(self, position: Position) -> Iterator[Trade]:
        return self.market(position).plans()

    @override
    def why_not(self, position: Position, answer: Trade) -> Reason | None:
        return self.market(position).refuse(answer)

    @override
    def carry_out(self, position: Position, answer: Trade, table: Table[YokohamaEvent]) -> None:
        sold, bought = answer.sold, answer.bought
        added, yen = self.market(position).added(answer), _won(position, answer)
        position.stack.pop()
        pay(position, -yen)
        pay_goods(position, sold)
        supply(position, bought)
        table.emit(Traded(position.seat, sold, bought, yen))
        table.touch("trade:sell" if any(sold) else "trade:buy")
        if bought[IMPORT]:
            table.touch("trade:import")
        if added:
            mine(position, added, table)
            table.touch("mining:chinatown")

    @override
    def explain(self, position: Position, answer: Trade) -> Description:
        sold, bought = answer.sold, answer.bought
        yen = _won(position, answer)
        label = say(
            "yokohama-do-trade",
            sold=goods_label(sold),
            bought=goods_label(bought),
            sells=sum(sold),
            both=int(any(sold) and any(bought)),
            yen=abs(yen),
            wins=int(yen >= 0),
        )
        return Description(label, say("yokohama-trade-detail", yen=position.me.yen + yen))

    @override
    def idle(self, position: Position) -> Why:
        return "goods" if self.exchanges else "power"

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        """Exchanges of each kind."""
        market = self.market(position)
        if not any(True for _ in market.plans()):
            return (self.none(),)

        def refuse(counts: Counted) -> Reason | None:
            right = len(counts) == len(KINDS) and min(counts) >= 0
            return market.refuse(trade_of(counts) if right else NOTHING)

        part = Amounts(
            part="trade",
            kinds=KINDS,
            bounds=(self.exchanges,) * len(KINDS),  # what is bought can be sold again
            refuse=refuse,
            suggest=lambda: tuple(map(counts_of, islice(market.plans(), MOST_SUGGESTED))),
            sample=market.sample,
            answer=trade_of,
            amounts=lambda answer: counts_of(answer) if isinstance(answer, Trade) else None,
            write=self.grammar.write,
        )
        return (part, self.none())


def _won(position: Position, trade: Trade) -> int:
    """Yen won, or spent if below zero."""
    return sum(
        (out - into) * price for out, into, price in zip(trade.sold, trade.bought, position.facts.prices, strict=True)
    )
