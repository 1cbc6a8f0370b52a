"""Paying with hand cards: how many of each kind, at least the price, no change."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from rules.core.decisions import Counted
from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.osaka.model.terms import BUYING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.rng import Rng

SUGGESTED = 5
"""Answers that are suggested at most."""

_Way: TypeAlias = tuple[int, int, int, tuple[int, ...]]
"""Symbols lost for one's own goods, symbols lost, cards, and minus the number of each kind: smaller is better."""


@frozen
class Payment:
    """What may be paid.

    Attributes:
        price: Coins to pay at least.
        values: By kind in hand, its coins.
        have: By kind in hand, how many.
        symbols: By kind in hand, its insurance symbols.
        useful: By kind in hand, those symbols if one owns goods of the colour, else 0.
    """

    price: int
    values: tuple[int, ...]
    have: Counted
    symbols: tuple[int, ...]
    useful: tuple[int, ...]

    def coins(self, paid: Counted) -> int:
        """Sum of some cards."""
        return sum(count * value for count, value in zip(paid, self.values, strict=True))

    def refuse(self, paid: Counted) -> Reason | None:
        """Why these cards do not pay the price, or None if they do; cards that could be spared do no harm."""
        if len(paid) != len(self.have) or any(not 0 <= n <= most for n, most in zip(paid, self.have, strict=True)):
            return Reason(say("osaka-no-such-cards"), BUYING)
        coins = self.coins(paid)
        if coins < self.price:
            return Reason(say("osaka-no-payment", coins=coins, price=self.price), BUYING)
        return None

    def suggest(self) -> Iterator[Counted]:
        """At most five payments from which no card could be spared.

        Order: fewest coins too many, fewest symbols lost in colours one owns goods of, fewest symbols,
        fewest cards, then earlier kinds.
        """
        left = SUGGESTED
        for spare in range(max(self.values, default=0)):
            found = self._exactly(self.price + spare, spare, left)
            yield from found
            left -= len(found)
            if not left:
                return

    def _exactly(self, coins: int, spare: int, most: int) -> list[Counted]:
        """The best ways to pay exactly so many coins with cards worth more than ``spare`` each."""
        usable = [have if value > spare else 0 for value, have in zip(self.values, self.have, strict=True)]
        rest = self.coins(tuple(usable))
        best: dict[int, list[_Way]] = {0: [(0, 0, 0, ())]}
        for value, have, symbols, useful in zip(self.values, usable, self.symbols, self.useful, strict=True):
            rest -= have * value
            reached: dict[int, list[_Way]] = {}
            for paid, ways in best.items():
                short = coins - paid
                # What the kinds still to come cannot make up need not be looked at.
                for n in range(max(0, -(-(short - rest) // value)), min(have, short // value) + 1):
                    reached.setdefault(paid + n * value, []).extend(
                        [
                            (expensive + n * useful, lost + n * symbols, cards + n, (*counts, -n))
                            for expensive, lost, cards, counts in ways
                        ]
                    )
            best = {paid: sorted(ways)[:most] for paid, ways in reached.items()}
        return [tuple(-n for n in counts) for *_, counts in best.get(coins, [])]

    def sample(self, rng: Rng) -> Counted:
        """A legal payment, all equally likely: what is kept may be worth at most what can be spared."""

        @cache
        def ways(kind: int, spare: int) -> int:
            """In how many ways cards from a kind on, worth at most so much, can be kept."""
            if kind == len(self.have):
                return 1
            value = self.values[kind]
            return sum([ways(kind + 1, spare - n * value) for n in range(min(self.have[kind], spare // value) + 1)])

        spare = self.coins(self.have) - self.price
        number = rng.below(ways(0, spare))
        paid: list[int] = []
        for kind, (value, have) in enumerate(zip(self.values, self.have, strict=True), 1):
            keep = 0
            while number >= ways(kind, spare):
                number -= ways(kind, spare)
                spare -= value
                keep += 1
            paid.append(have - keep)
        return tuple(paid)
