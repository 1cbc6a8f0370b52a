"""What can be exchanged in Chinatown, in what order, and what pays for it.

Source: "Chinatown" (dlp 2017), "CHINATOWN" (Synapses 2024); rulings Y-R21, Y-R32.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.model.cards import NO_GOODS, goods_of
from rules.yokohama.model.headings import CHINATOWN
from rules.yokohama.model.terms import COPPER, GOODS, IMPORT, TRADE_GOODS, Goods

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rules.core.decisions import Counted
    from rules.core.rng import Rng

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


@frozen
class Trade(Answer):
    """Sell and buy in Chinatown."""

    sold: Goods
    bought: Goods


NOTHING = Trade(NO_GOODS, NO_GOODS)


@dataclass(slots=True)
class Market:
    """What may be exchanged.

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
    goods: list[int]
    mined: bool
    once: bool

    def refuse(self, trade: Trade) -> Reason | None:
        """Why these exchanges cannot be made, in whatever order, or None."""
        wanted = sum(trade.sold) + sum(trade.bought)
        if trade.sold[IMPORT]:
            return Reason(say("yokohama-trade-what"), CHINATOWN)
        if not wanted:
            return Reason(say("yokohama-trade-nothing"), CHINATOWN)
        if wanted > self.exchanges:
            return Reason(say("yokohama-trade-too-many", wanted=wanted, power=self.exchanges), CHINATOWN)
        there = [have + more for have, more in zip(self.goods, trade.bought, strict=True)]
        there[COPPER] += self.added(trade)
        for good, count in enumerate(trade.sold):
            if count > there[good]:
                return Reason(say("yokohama-trade-too-few", thing=GOODS[good], have=self.goods[good]), CHINATOWN)
        return None if self._pays(trade) else Reason(say("yokohama-trade-too-dear", yen=self.yen), CHINATOWN)

    def added(self, trade: Trade) -> int:
        """Copper that the Mining Technology adds (Y-R21)."""
        purchases = trade.bought[COPPER] if self.mined else 0
        return min(purchases, 1) if self.once else purchases

    def _pays(self, trade: Trade) -> bool:
        """Whether some order pays for all: sell what can be sold, then buy what can be sold again, cheapest first."""
        now, left, wanted = self.copy(), list(trade.sold), list(trade.bought)
        while True:
            for good in range(TRADE_GOODS):
                while left[good] and now.goods[good]:
                    left[good] -= 1
                    now.exchange(good, buys=False)
            if not any(wanted):
                return not any(left)
            wants = [good for good, count in enumerate(wanted) if count]
            good = min(wants, key=lambda good: (not left[good], self.prices[good]))
            if not now.can(good, buys=True):
                return False
            wanted[good] -= 1
            now.exchange(good, buys=True)

    def copy(self) -> Market:
        """A market to try exchanges in."""
        return replace(self, goods=[*self.goods])

    def can(self, good: int, *, buys: bool) -> bool:
        """Whether an exchange is possible now."""
        return self.yen >= self.prices[good] if buys else self.goods[good] > 0

    def exchange(self, good: int, *, buys: bool) -> None:
        """Buy or sell a good."""
        sign = 1 if buys else -1
        self.yen -= sign * self.prices[good]
        self.goods[good] += sign
        if buys and good == COPPER and self.mined:
            self.goods[COPPER] += 1
            self.mined = not self.once

    def plans(self) -> Iterator[Trade]:
        """Of each kind of exchange as many as possible, what people want to do most first."""
        for kind in BEST:
            alone = [int(word == kind) for word in KINDS]
            for times in range(self.exchanges, 0, -1):
                trade = trade_of([times * one for one in alone])
                if self.refuse(trade) is None:
                    yield trade
                    break

    def sample(self, rng: Rng) -> Counted:
        """Legal exchanges, one after the other; every legal answer can come."""
        now, counts = self.copy(), [0] * len(KINDS)
        for _ in range(1 + rng.below(self.exchanges)):
            can = [number for number, (good, buys) in enumerate(EXCHANGES) if now.can(good, buys=buys)]
            if not can:
                break
            number = can[rng.below(len(can))]
            good, buys = EXCHANGES[number]
            now.exchange(good, buys=buys)
            counts[number] += 1
        return tuple(counts)


def trade_of(counts: Sequence[int]) -> Trade:
    """So many exchanges of each kind."""
    return trade_from((good, count if buys else -count) for (good, buys), count in zip(EXCHANGES, counts, strict=True))


def counts_of(trade: Trade) -> Counted:
    """How often each kind of exchange happens."""
    return tuple((trade.bought if buys else trade.sold)[good] for good, buys in EXCHANGES)


def trade_from(exchanges: Iterable[tuple[int, int]]) -> Trade:
    """Goods, each with how many are bought, or sold if below zero, as one trade."""
    sold, bought = [0] * len(GOODS), [0] * len(GOODS)
    for good, count in exchanges:
        (bought if count > 0 else sold)[good] += abs(count)
    return Trade(goods_of(sold), goods_of(bought))
