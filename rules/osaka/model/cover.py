"""What hand cards can save from the Black Current: one good for each insurance symbol of its colour."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rules.core.decisions import Counted
from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.osaka.model.facts import Facts
from rules.osaka.model.headings import INSURANCE
from rules.osaka.model.phrases import card
from rules.osaka.model.terms import COLOUR_INDICES

if TYPE_CHECKING:
    from rules.osaka.model.terms import ColourIndex


@frozen
class Cover:
    """Goods at risk and the cards that can save them.

    Attributes:
        facts: The cards.
        risk: Goods at risk, by kind.
        cards: Hand cards with symbols in colours at risk, by kind.
    """

    facts: Facts
    risk: Counted
    cards: Counted

    def goods_at_risk(self, colour: ColourIndex) -> int:
        """How many goods of a colour may be lost."""
        return sum(self.risk[kind] for kind in self.facts.suits[colour])

    def symbols(self, discards: Counted, colour: ColourIndex) -> int:
        """Insurance symbols of a colour on some cards."""
        return sum(discards[kind] * self.facts.symbols[kind] for kind in self.facts.suits[colour])

    def reach(self, colour: ColourIndex) -> int:
        """How many goods of a colour can be saved."""
        return min(self.goods_at_risk(colour), self.symbols(self.cards, colour))

    def most_valuable(self, discards: Counted) -> Counted:
        """The most valuable goods that these cards save."""
        return self.most_valuable_of(tuple(self.symbols(discards, colour) for colour in COLOUR_INDICES))

    def most_valuable_of(self, goods: tuple[int, ...]) -> Counted:
        """The most valuable goods, so many of each colour."""
        saved = self.facts.nothing
        for colour in COLOUR_INDICES:
            left = goods[colour]
            for kind in self.facts.suits[colour]:
                saved[kind] = min(self.risk[kind], left)
                left -= saved[kind]
        return tuple(saved)

    def cheapest(self, goods: tuple[int, ...]) -> Counted:
        """Cards to discard for so many goods of each colour: fewest symbols, then coins, then cards.

        All cards of a colour where they are not enough, so that the refusal can name what they would save.
        """
        discards = self.facts.nothing
        for colour in COLOUR_INDICES:
            if goods[colour]:
                suit = self.facts.suits[colour]
                for kind, count in zip(suit, self._cheapest_in(colour, goods[colour]), strict=True):
                    discards[kind] = count
        return tuple(discards)

    def _cheapest_in(self, colour: ColourIndex, goods: int) -> Counted:
        suit = self.facts.suits[colour]
        symbols = [self.facts.symbols[kind] for kind in suit]
        values = [self.facts.values[kind] for kind in suit]

        def cost(counts: Counted) -> tuple[int, int, int, Counted]:
            lost = sum(n * s for n, s in zip(counts, symbols, strict=True))
            coins = sum(n * v for n, v in zip(counts, values, strict=True))
            return lost, coins, sum(counts), counts

        most = [
            min(self.cards[kind], -(-goods // each)) if each else 0 for kind, each in zip(suit, symbols, strict=True)
        ]
        enough = (
            counts
            for counts in product(*(range(n + 1) for n in most))
            if sum(n * s for n, s in zip(counts, symbols, strict=True)) >= goods
        )
        return min(enough, key=cost, default=tuple(self.cards[kind] for kind in suit))

    def most(self) -> Counted:
        """Cards that save as many goods as possible with the fewest symbols wasted."""
        return self.cheapest(tuple(self.reach(colour) for colour in COLOUR_INDICES))

    def refuse(self, discards: Counted, saved: Counted | None) -> Reason | None:
        """Why cards cannot be discarded for goods, or None if they can."""
        for kind, (count, have) in enumerate(zip(discards, self.cards, strict=True)):
            if count < 0 or count > have:
                return Reason(say("osaka-no-insurance-card", card=card(self.facts, kind)), INSURANCE)
        if saved is None:
            return None
        for kind, (count, risk) in enumerate(zip(saved, self.risk, strict=True)):
            if count < 0 or count > risk:
                return Reason(say("osaka-not-at-risk", card=card(self.facts, kind)), INSURANCE)
        for colour in COLOUR_INDICES:
            goods = sum(saved[kind] for kind in self.facts.suits[colour])
            symbols = self.symbols(discards, colour)
            if goods > symbols:
                return self._too_many(colour, goods, symbols)
        if not any(saved):
            return Reason(say("osaka-nothing-saved"), INSURANCE)
        return None

    def _too_many(self, colour: ColourIndex, goods: int, symbols: int) -> Reason:
        name = self.facts.cards[self.facts.suits[colour][0]].colour
        return Reason(say("osaka-symbols-short", colour=name, goods=goods, symbols=symbols), INSURANCE)
