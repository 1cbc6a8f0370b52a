"""Chinatown: goods are sold and bought, imports only bought, as many exchanges as the power.

Source: "Chinatown" (dlp 2017), "CHINATOWN" (Synapses 2024); rulings Y-R21, Y-R32.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.events import Traded, YokohamaEvent
from rules.yokohama.gains import mine, pay, pay_goods, supply
from rules.yokohama.model.headings import CHINATOWN
from rules.yokohama.model.terms import COPPER, GOODS, IMPORT, TRADE_GOODS, Goods

if TYPE_CHECKING:
    from rules.core.decisions import Counted
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.actions import Trade
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State

EXCHANGES: tuple[tuple[int, bool], ...] = tuple(
    (good, buys) for good in range(len(GOODS)) for buys in (False, True) if good < TRADE_GOODS or buys
)
"""Kinds of exchanges: the good, and whether it is bought; imports are not sold."""

KINDS: tuple[str, ...] = tuple(f"{'+' if buys else '-'}{GOODS[good]}" for good, buys in EXCHANGES)
"""Their words: ``-copper`` sells, ``+copper`` buys."""


@dataclass(slots=True)
class _Purse:
    """What a merchant has while exchanges are tried."""

    yen: int
    goods: list[int]


@dataclass(frozen=True, slots=True)
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

    def split(self, counts: Counted) -> tuple[Goods, Goods]:
        """What is sold and what is bought."""
        sold, bought = [0] * len(GOODS), [0] * len(GOODS)
        for (good, buys), count in zip(EXCHANGES, counts, strict=True):
            (bought if buys else sold)[good] = count
        return _goods(sold), _goods(bought)

    def joined(self, sold: Goods, bought: Goods) -> Counted:
        """How often each kind of exchange happens."""
        return tuple((bought if buys else sold)[good] for good, buys in EXCHANGES)

    def bounds(self) -> Counted:
        """Most exchanges of each kind: what is bought can be sold again, so yen and goods owned bind only alone."""
        return (self.exchanges,) * len(KINDS)

    def possible(self) -> bool:
        """Whether there is any exchange."""
        return bool(self.exchanges) and (any(self.goods[:TRADE_GOODS]) or self.yen >= min(self.prices))

    def refuse(self, counts: Counted) -> Reason | None:
        """Why these exchanges cannot be made, in whatever order, or None."""
        if len(counts) != len(KINDS) or not any(counts) or min(counts) < 0:
            return Reason(say("yokohama-trade-nothing"), CHINATOWN)
        if sum(counts) > self.exchanges:
            return Reason(say("yokohama-trade-too-many", wanted=sum(counts), power=self.exchanges), CHINATOWN)
        sold, bought = self.split(counts)
        for good in range(TRADE_GOODS):
            brought = bought[good] + (self._mined(bought[COPPER]) if good == COPPER else 0)
            if sold[good] > self.goods[good] + brought:
                return Reason(say("yokohama-trade-too-few", thing=GOODS[good], have=self.goods[good]), CHINATOWN)
        if not self._payable(sold, bought):
            return Reason(say("yokohama-trade-too-dear", yen=self.yen), CHINATOWN)
        return None

    def _mined(self, purchases: int) -> int:
        """Copper that the Mining Technology adds to so many purchases."""
        if not self.mined:
            return 0
        return min(purchases, 1) if self.once else purchases

    def _payable(self, sold: Goods, bought: Goods) -> bool:
        """Whether some order pays for all: sell what one can, then buy what can be sold again, cheapest first."""
        purse = _Purse(self.yen, list(self.goods))
        left, wanted = list(sold), list(bought)
        while True:
            self._sell(purse, left)
            if not any(wanted):
                return not any(left)
            good = min(
                (good for good, count in enumerate(wanted) if count),
                key=lambda good: (not left[good], self.prices[good]),
            )
            if purse.yen < self.prices[good]:
                return False
            first = wanted[COPPER] == bought[COPPER]
            wanted[good] -= 1
            purse.yen -= self.prices[good]
            purse.goods[good] += 1
            if good == COPPER and self.mined and (first or not self.once):
                purse.goods[good] += 1

    def _sell(self, purse: _Purse, left: list[int]) -> None:
        for good in range(TRADE_GOODS):
            count = min(left[good], purse.goods[good])
            left[good] -= count
            purse.goods[good] -= count
            purse.yen += count * self.prices[good]

    def yen_of(self, sold: Goods, bought: Goods) -> int:
        """Yen won, or spent if below zero."""
        return sum((out - into) * price for out, into, price in zip(sold, bought, self.prices, strict=True))

    def suggest(self) -> tuple[Counted, ...]:
        """At most five plans: an import, the most expensive goods sold, one of each good bought."""
        found: list[Counted] = []
        for kind in ("+import", "-silk", "-copper", "+copper", "+silk", "-tea", "-fish", "+tea", "+fish"):
            number = KINDS.index(kind)
            for times in range(self.exchanges, 0, -1):
                counts = tuple(times * (place == number) for place in range(len(KINDS)))
                if self.refuse(counts) is None:
                    found.append(counts)
                    break
        return tuple(found[:5])

    def sample(self, rng: Rng) -> Counted:
        """Legal exchanges, one after the other; every legal answer can come."""
        purse, counts = _Purse(self.yen, list(self.goods)), [0] * len(KINDS)
        for _ in range(1 + rng.below(self.exchanges)):
            can = [number for number, exchange in enumerate(EXCHANGES) if self._can(purse, exchange)]
            if not can:
                break
            number = can[rng.below(len(can))]
            self._step(purse, EXCHANGES[number], first=not counts[EXCHANGES.index((COPPER, True))])
            counts[number] += 1
        return tuple(counts)

    def _can(self, purse: _Purse, exchange: tuple[int, bool]) -> bool:
        good, buys = exchange
        return purse.yen >= self.prices[good] if buys else purse.goods[good] > 0

    def _step(self, purse: _Purse, exchange: tuple[int, bool], *, first: bool) -> None:
        good, buys = exchange
        if not buys:
            purse.goods[good] -= 1
            purse.yen += self.prices[good]
            return
        purse.goods[good] += 1
        purse.yen -= self.prices[good]
        if good == COPPER and self.mined and (first or not self.once):
            purse.goods[good] += 1


def _goods(counts: list[int]) -> Goods:
    one, two, three, four, five = counts
    return one, two, three, four, five


def market_for(facts: Facts, state: State, exchanges: int) -> Market:
    """What the active merchant may exchange."""
    me = state.me
    return Market(facts.prices, exchanges, me.yen, tuple(me.goods), "mining" in me.skills, state.variant.mining_once)


def trade(facts: Facts, state: State, exchanges: int, action: Trade, table: Table[YokohamaEvent]) -> None:
    """Carry out exchanges (Y-R21)."""
    me = state.me
    market = market_for(facts, state, exchanges)
    yen = market.yen_of(action.sold, action.bought)
    state.stack.pop()
    pay(state, me, -yen)
    pay_goods(state, me, action.sold)
    supply(state, me, action.bought)
    table.emit(Traded(state.active, action.sold, action.bought, yen))
    table.touch("trade:sell" if any(action.sold) else "trade:buy")
    if action.bought[IMPORT]:
        table.touch("trade:import")
    purchases = action.bought[COPPER]
    if purchases and "mining" in me.skills:
        times = 1 if state.variant.mining_once else purchases
        mine(state, state.active, times, table)
        table.touch("mining:chinatown")
