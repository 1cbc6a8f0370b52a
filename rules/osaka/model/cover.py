"""What hand cards can save from the Black Current: one good for each insurance symbol of its colour."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rules.core.decisions import Counted
from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.osaka.model.facts import Facts
from rules.osaka.model.phrases import card
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS, INSURANCE

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

    @property
    def reach(self) -> Counted:
        """How many goods can be saved, by colour."""
        there = zip(self.facts.by_colour(self.risk), self.facts.symbols_of(self.cards), strict=True)
        return tuple([min(goods, symbols) for goods, symbols in there])

    def most_valuable(self, goods: Counted) -> Counted:
        """The most valuable goods at risk, at most so many of each colour."""
        saved = self.facts.nothing
        for suit, most in zip(self.facts.suits, goods, strict=True):
            left = most
            for kind in suit:
                saved[kind] = min(self.risk[kind], left)
                left -= saved[kind]
        return tuple(saved)

    def cheapest(self, goods: Counted) -> Counted:
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

        held = [self.cards[kind] for kind in suit]
        most = [min(n, -(-goods // each)) if each else 0 for n, each in zip(held, symbols, strict=True)]
        enough = (counts for counts in product(*(range(n + 1) for n in most)) if cost(counts)[0] >= goods)
        return min(enough, key=cost, default=tuple(held))

    def goals(self) -> tuple[Counted, ...]:
        """Numbers of goods by colour that one may well want to save: all, one colour only, or one good less."""
        reach = self.reach
        alone = [tuple(n if c == colour else 0 for c, n in enumerate(reach)) for colour in COLOUR_INDICES]
        less = [tuple(max(n - (c == colour), 0) for c, n in enumerate(reach)) for colour in COLOUR_INDICES]
        return tuple(goal for goal in dict.fromkeys((reach, *alone, *less)) if any(goal))

    def refuse(self, discards: Counted, saved: Counted | None) -> Reason | None:
        """Why cards cannot be discarded for goods, or None if they can."""
        threatened = self.facts.by_colour(self.risk)
        for kind, (count, have) in enumerate(zip(discards, self.cards, strict=True)):
            if count and not self.facts.symbols[kind]:
                return Reason(say("osaka-no-symbol", card=card(self.facts, kind)), INSURANCE)
            if count and not threatened[self.facts.colours[kind]]:
                colour = COLOURS[self.facts.colours[kind]]
                return Reason(say("osaka-colour-safe", card=card(self.facts, kind), colour=colour), INSURANCE)
            if count < 0 or count > have:
                return Reason(say("osaka-no-insurance-card", card=card(self.facts, kind)), INSURANCE)
        if saved is None:
            return None
        for kind, (count, risk) in enumerate(zip(saved, self.risk, strict=True)):
            if count < 0 or count > risk:
                return Reason(say("osaka-not-at-risk", card=card(self.facts, kind)), INSURANCE)
        there = zip(COLOURS, self.facts.by_colour(saved), self.facts.symbols_of(discards), strict=True)
        for colour, goods, symbols in there:
            if goods > symbols:
                return Reason(say("osaka-symbols-short", colour=colour, goods=goods, symbols=symbols), INSURANCE)
        return None if any(saved) else Reason(say("osaka-nothing-saved"), INSURANCE)
