"""The two ways to answer a question for insurance: by the cards to discard, or by the goods to save."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.osaka.cover import Cover
from rules.osaka.headings import INSURANCE
from rules.osaka.terms import COLOUR_INDICES, Kind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.decisions import Counted
    from rules.core.rng import Rng

SUGGESTED = 5
"""Answers that are suggested at most."""


def goals(cover: Cover) -> tuple[tuple[int, ...], ...]:
    """Numbers of goods by colour that one may well want to save: all, one colour only, or one good less."""
    reach = tuple(cover.reach(colour) for colour in COLOUR_INDICES)
    alone = [tuple(n if c == colour else 0 for c, n in enumerate(reach)) for colour in COLOUR_INDICES]
    less = [tuple(max(n - (c == colour), 0) for c, n in enumerate(reach)) for colour in COLOUR_INDICES]
    return tuple(goal for goal in dict.fromkeys((reach, *alone, *less)) if any(goal))


def _spread(kinds: tuple[Kind, ...], amounts: Counted, size: int) -> Counted:
    counts = [0] * size
    for kind, amount in zip(kinds, amounts, strict=True):
        counts[kind] = amount
    return tuple(counts)


def _first(answers: Iterable[Counted]) -> tuple[Counted, ...]:
    return tuple(dict.fromkeys(answers))[:SUGGESTED]


@dataclass(frozen=True, slots=True)
class ByDiscards:
    """Insurance by the cards to discard; the most valuable goods are saved.

    Attributes:
        cover: What can be saved by what.
        kinds: Kinds of cards that may be discarded.
    """

    cover: Cover
    kinds: tuple[Kind, ...]

    def counts(self, amounts: Counted) -> Counted:
        """Amounts of these kinds as counts of all kinds."""
        return _spread(self.kinds, amounts, len(self.cover.cards))

    def refuse(self, amounts: Counted) -> Reason | None:
        """Why these cards cannot be discarded, or None; cards that could be spared do no harm."""
        if len(amounts) != len(self.kinds) or not any(amounts):
            return Reason(say("osaka-nothing-discarded"), INSURANCE)
        return self.cover.refuse(self.counts(amounts), None)

    def suggest(self) -> tuple[Counted, ...]:
        """At most five answers, most goods first, each with the fewest symbols."""
        return _first(
            tuple(discards[kind] for kind in self.kinds) for discards in map(self.cover.cheapest, goals(self.cover))
        )

    def sample(self, rng: Rng) -> Counted:
        """A legal answer, all equally likely."""
        bounds = [self.cover.cards[kind] + 1 for kind in self.kinds]
        number = 1 + rng.below(prod(bounds) - 1)
        amounts: list[int] = []
        for bound in bounds:
            number, amount = divmod(number, bound)
            amounts.append(amount)
        return tuple(amounts)


@dataclass(frozen=True, slots=True)
class ByGoods:
    """Insurance by the goods to save; the cheapest cards are discarded.

    Attributes:
        cover: What can be saved by what.
        kinds: Kinds of goods of which some can be saved.
    """

    cover: Cover
    kinds: tuple[Kind, ...]

    def counts(self, amounts: Counted) -> Counted:
        """Amounts of these kinds as counts of all kinds."""
        return _spread(self.kinds, amounts, len(self.cover.risk))

    def discards(self, amounts: Counted) -> Counted:
        """The cheapest cards that save exactly these goods."""
        saved = self.counts(amounts)
        suits = self.cover.facts.suits
        return self.cover.cheapest(tuple(sum(saved[kind] for kind in suits[colour]) for colour in COLOUR_INDICES))

    def refuse(self, amounts: Counted) -> Reason | None:
        """Why these goods cannot be saved, or None."""
        if len(amounts) != len(self.kinds):
            return Reason(say("osaka-nothing-saved"), INSURANCE)
        return self.cover.refuse(self.cover.cards, self.counts(amounts))

    def suggest(self) -> tuple[Counted, ...]:
        """At most five answers, most goods first, the most valuable of each colour."""
        most_valuable = (self.cover.most_valuable_of(goal) for goal in goals(self.cover))
        return _first(tuple(saved[kind] for kind in self.kinds) for saved in most_valuable)

    def sample(self, rng: Rng) -> Counted:
        """A legal answer, all equally likely."""
        suits = [self._within_reach(colour) for colour in COLOUR_INDICES]
        number = 1 + rng.below(prod(len(suit) for suit in suits) - 1)
        saved: list[int] = []
        for suit in suits:
            number, index = divmod(number, len(suit))
            saved += suit[index]
        return tuple(saved[kind] for kind in self.kinds)

    def _within_reach(self, colour: int) -> list[Counted]:
        """All sets of goods of one colour that can be saved, the empty one first."""
        ranges = [range(self.cover.risk[kind] + 1) for kind in self.cover.facts.suits[colour]]
        reach = self.cover.reach(colour)
        return [counts for counts in product(*ranges) if sum(counts) <= reach]
