"""Chinatown: goods are sold and bought, imports only bought, as many exchanges as the power.

Source: "Chinatown" (dlp 2017), "CHINATOWN" (Synapses 2024); rulings Y-R21, Y-R32.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Amounts, Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Element, Number, Typed, Word
from rules.yokohama.events import Traded
from rules.yokohama.model.headings import CHINATOWN
from rules.yokohama.model.phrases import goods_label
from rules.yokohama.model.terms import COPPER, GOODS, IMPORT, TRADE_GOODS, Goods
from rules.yokohama.model.words import GOOD
from rules.yokohama.steps.asking import AreaAsk, declining
from rules.yokohama.steps.purse import mine, pay, pay_goods, supply

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rules.core.decisions import Counted, Part
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps.asking import Why

Exchange: TypeAlias = tuple[int, bool]
"""A kind of exchange: the good, and whether it is bought."""

EXCHANGES: tuple[Exchange, ...] = tuple(
    (good, buys) for good in range(len(GOODS)) for buys in (False, True) if good < TRADE_GOODS or buys
)
"""Imports are not sold."""

KINDS: tuple[str, ...] = tuple(f"{'+' if buys else '-'}{GOODS[good]}" for good, buys in EXCHANGES)
"""Their words: ``-copper`` sells, ``+copper`` buys."""

BEST = ("+import", "-silk", "-copper", "+copper", "+silk", "-tea", "-fish", "+tea", "+fish")
"""What people want to do most, first: an import, the most valuable goods sold, one of each good bought."""

MOST_SUGGESTED = 5


@frozen
class Trade(Answer):
    """Sell and buy in Chinatown."""

    sold: Goods
    bought: Goods


@dataclass(slots=True)
class _Purse:
    """What a merchant has while exchanges are tried, one after the other."""

    market: Market
    yen: int
    goods: list[int]
    bought: list[int] = field(default_factory=lambda: [0] * len(GOODS))

    def can(self, good: int, *, buys: bool) -> bool:
        """Whether an exchange is possible now."""
        return self.yen >= self.market.prices[good] if buys else self.goods[good] > 0

    def exchange(self, good: int, *, buys: bool) -> None:
        """Sell or buy a good; the Mining Technology may add copper."""
        if buys:
            self.yen -= self.market.prices[good]
            self.bought[good] += 1
            purchases = self.bought[COPPER]
            mined = (
                self.market.copper_added(purchases) - self.market.copper_added(purchases - 1) if good == COPPER else 0
            )
            self.goods[good] += 1 + mined
        else:
            self.yen += self.market.prices[good]
            self.goods[good] -= 1


@frozen
class Market:
    """What may be exchanged now.

    Attributes:
        prices: By good.
        exchanges: How many at most.
        yen: Money.
        goods: Goods owned.
        mined: Whether copper bought brings one more.
        once: Whether it does so only once per action.
    """

    prices: Goods
    exchanges: int
    yen: int
    goods: tuple[int, ...]
    mined: bool
    once: bool

    def bounds(self) -> Counted:
        """Most exchanges of each kind: what is bought can be sold again, so yen and goods owned bind only alone."""
        return (self.exchanges,) * len(KINDS)

    def refuse(self, counts: Counted) -> Reason | None:
        """Why these exchanges cannot be made, in whatever order, or None."""
        if len(counts) != len(KINDS) or not any(counts) or min(counts) < 0:
            return Reason(say("yokohama-trade-nothing"), CHINATOWN)
        if sum(counts) > self.exchanges:
            return Reason(say("yokohama-trade-too-many", wanted=sum(counts), power=self.exchanges), CHINATOWN)
        trade = trade_of(counts)
        for good in range(TRADE_GOODS):
            brought = trade.bought[good] + (self.copper_added(trade.bought[COPPER]) if good == COPPER else 0)
            if trade.sold[good] > self.goods[good] + brought:
                return Reason(say("yokohama-trade-too-few", thing=GOODS[good], have=self.goods[good]), CHINATOWN)
        if not self._payable(trade):
            return Reason(say("yokohama-trade-too-dear", yen=self.yen), CHINATOWN)
        return None

    def copper_added(self, purchases: int) -> int:
        """Copper that the Mining Technology adds to so many purchases (Y-R21)."""
        if not self.mined:
            return 0
        return min(purchases, 1) if self.once else purchases

    def _payable(self, trade: Trade) -> bool:
        """Whether some order pays for all: sell what one can, then buy what can be sold again, cheapest first."""
        purse, left, wanted = self._purse(), list(trade.sold), list(trade.bought)
        while True:
            for good in range(TRADE_GOODS):
                while left[good] and purse.can(good, buys=False):
                    left[good] -= 1
                    purse.exchange(good, buys=False)
            if not any(wanted):
                return not any(left)
            good = min(
                (good for good, count in enumerate(wanted) if count),
                key=lambda good: (not left[good], self.prices[good]),
            )
            if not purse.can(good, buys=True):
                return False
            wanted[good] -= 1
            purse.exchange(good, buys=True)

    def _purse(self) -> _Purse:
        return _Purse(self, self.yen, list(self.goods))

    def plans(self) -> Iterator[Counted]:
        """Of each kind of exchange as many as possible, what people want to do most first."""
        for kind in BEST:
            number = KINDS.index(kind)
            plans = (
                tuple(times * (place == number) for place in range(len(KINDS)))
                for times in range(self.exchanges, 0, -1)
            )
            yield from islice((counts for counts in plans if self.refuse(counts) is None), 1)

    def sample(self, rng: Rng) -> Counted:
        """Legal exchanges, one after the other; every legal answer can come."""
        purse, counts = self._purse(), [0] * len(KINDS)
        for _ in range(1 + rng.below(self.exchanges)):
            can = [number for number, (good, buys) in enumerate(EXCHANGES) if purse.can(good, buys=buys)]
            if not can:
                break
            number = can[rng.below(len(can))]
            good, buys = EXCHANGES[number]
            purse.exchange(good, buys=buys)
            counts[number] += 1
        return tuple(counts)


def trade_of(counts: Counted) -> Trade:
    """So many exchanges of each kind."""
    return _trade((good, count if buys else -count) for (good, buys), count in zip(EXCHANGES, counts, strict=True))


def counts_of(trade: Trade) -> Counted:
    """How often each kind of exchange happens."""
    return tuple((trade.bought if buys else trade.sold)[good] for good, buys in EXCHANGES)


def _trade(exchanges: Iterable[tuple[int, int]]) -> Trade:
    """Goods, each with how many are bought, or sold if below zero."""
    sold, bought = [0] * len(GOODS), [0] * len(GOODS)
    for good, count in exchanges:
        (bought if count > 0 else sold)[good] += abs(count)
    return Trade(_goods(sold), _goods(bought))


def _goods(counts: list[int]) -> Goods:
    one, two, three, four, five = counts
    return one, two, three, four, five


class _Exchanges(Element[tuple[tuple[int, int], ...]]):
    """Goods, each with how many are bought, or sold if below zero: ``-1 silk +2 fish``."""

    _sign = Word({"-": -1, "+": 1})
    _number = Number()

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
        for sign, number in self._sign.read(typed, at):
            for count, good in [*self._number.read(typed, number)] or [(1, number)]:
                for name, end in GOOD.read(typed, good) if count else ():
                    for more, last in self.read(typed, end):
                        yield ((name, sign * count), *more), last
                    yield ((name, sign * count),), end

    @override
    def write(self, value: tuple[tuple[int, int], ...]) -> Sequence[str]:
        return [f"{count:+} {GOODS[good]}" for good, count in value]

    @property
    @override
    def help(self) -> str:
        return "-1 silk +1 fish"


@frozen
class AskTrade(AreaAsk[Trade]):
    """So many exchanges."""

    exchanges: int
    kind: Literal["ask-trade"] = "ask-trade"

    asks: ClassVar = "trade"
    declined: ClassVar = "trade"
    grammar: ClassVar = Grammar(
        Form(
            Trade,
            "trade",
            _Exchanges(),
            make=_trade,
            parts=lambda trade: (
                [(good, -count) for good, count in enumerate(trade.sold) if count]
                + [(good, count) for good, count in enumerate(trade.bought) if count],
            ),
        ),
        *declining("trade"),
    )

    def market(self, at: Position) -> Market:
        """What may be exchanged."""
        me = at.me
        once = at.state.variant.mining_once
        return Market(at.facts.prices, self.exchanges, me.yen, tuple(me.goods), "mining" in me.skills, once)

    @override
    def offers(self, at: Position) -> Iterator[Trade]:
        return map(trade_of, self.market(at).plans())

    @override
    def why_not(self, at: Position, answer: Trade) -> Reason | None:
        if answer.sold[IMPORT]:
            return Reason(say("yokohama-trade-what"), CHINATOWN)
        return self.market(at).refuse(counts_of(answer))

    @override
    def do(self, at: Position, answer: Trade, table: Table[YokohamaEvent]) -> None:
        sold, bought = answer.sold, answer.bought
        market, yen = self.market(at), _won(at, answer)
        at.stack.pop()
        pay(at, -yen)
        pay_goods(at, sold)
        supply(at, bought)
        table.emit(Traded(at.seat, sold, bought, yen))
        table.touch("trade:sell" if any(sold) else "trade:buy")
        if bought[IMPORT]:
            table.touch("trade:import")
        if copper := market.copper_added(bought[COPPER]):
            mine(at, copper, table)
            table.touch("mining:chinatown")

    @override
    def explain(self, at: Position, answer: Trade) -> Description:
        sold, bought = answer.sold, answer.bought
        yen = _won(at, answer)
        label = say(
            "yokohama-do-trade",
            sold=goods_label(sold),
            bought=goods_label(bought),
            sells=sum(sold),
            both=int(any(sold) and any(bought)),
            yen=abs(yen),
            wins=int(yen >= 0),
        )
        return Description(label, say("yokohama-trade-detail", yen=at.me.yen + yen))

    @override
    def idle(self, at: Position) -> Why:
        return "goods" if self.exchanges else "power"

    @override
    def parts(self, at: Position) -> tuple[Part, ...]:
        """Exchanges of each kind."""
        market = self.market(at)
        if not any(True for _ in market.plans()):
            return (self.none(),)
        part = Amounts(
            part="trade",
            kinds=KINDS,
            bounds=market.bounds(),
            refuse=market.refuse,
            suggest=lambda: tuple(islice(market.plans(), MOST_SUGGESTED)),
            sample=market.sample,
            answer=trade_of,
            amounts=lambda answer: counts_of(answer) if isinstance(answer, Trade) else None,
            write=self.grammar.write,
        )
        return (part, self.none())


def _won(at: Position, trade: Trade) -> int:
    """Yen won, or spent if below zero."""
    return sum((out - into) * price for out, into, price in zip(trade.sold, trade.bought, at.facts.prices, strict=True))
