"""The two ways to answer a question for insurance: by the cards to discard, or by the goods to save."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.osaka.model.cover import Cover
from rules.osaka.model.headings import INSURANCE
from rules.osaka.model.terms import COLOUR_INDICES, Kind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.decisions import Counted
    from rules.core.rng import Rng

SUGGESTED = 5
"""Answers that are suggested at most."""


@dataclass(frozen=True, slots=True)
class Way(ABC):
    """A way to answer: so many of some kinds.

    Attributes:
        cover: What can be saved by what.
        kinds: The kinds of cards.
        part: The part of the question.
    """

    part: ClassVar[str]

    cover: Cover
    kinds: tuple[Kind, ...]

    @property
    @abstractmethod
    def bounds(self) -> Counted:
        """How many there are of each kind."""

    @abstractmethod
    def answer(self, amounts: Counted) -> tuple[Counted, Counted | None]:
        """Cards to discard and goods to save, by all kinds; None for the most valuable goods."""

    @abstractmethod
    def refuse(self, amounts: Counted) -> Reason | None:
        """Why amounts cannot be had, or None."""

    @abstractmethod
    def suggest(self) -> tuple[Counted, ...]:
        """At most five answers, most goods first."""

    @abstractmethod
    def sample(self, rng: Rng) -> Counted:
        """A legal answer, all equally likely."""

    def amounts(self, discards: Counted, saved: Counted | None) -> Counted | None:
        """The amounts that cards to discard and goods to save stand for; None if they are not answered this way."""
        amounts = self._of_kinds(discards if saved is None else saved)
        return amounts if any(amounts) and self.answer(amounts) == (discards, saved) else None

    def counts(self, amounts: Counted) -> Counted:
        """Amounts of these kinds as counts of all kinds."""
        return self.cover.facts.spread(self.kinds, amounts)

    def _of_kinds(self, counts: Counted) -> Counted:
        return tuple([counts[kind] for kind in self.kinds])

    def _first(self, answers: Iterable[Counted]) -> tuple[Counted, ...]:
        return tuple(dict.fromkeys(map(self._of_kinds, answers)))[:SUGGESTED]


@dataclass(frozen=True, slots=True)
class ByDiscards(Way):
    """By the cards to discard, each of a kind with symbols; the most valuable goods are saved."""

    part = "insure"

    @property
    @override
    def bounds(self) -> Counted:
        return self._of_kinds(self.cover.cards)

    @override
    def answer(self, amounts: Counted) -> tuple[Counted, None]:
        return self.counts(amounts), None

    @override
    def refuse(self, amounts: Counted) -> Reason | None:
        """Cards that could be spared do no harm (O-R12)."""
        if len(amounts) != len(self.kinds) or not any(amounts):
            return Reason(say("osaka-nothing-discarded"), INSURANCE)
        return self.cover.refuse(self.counts(amounts), None)

    @override
    def suggest(self) -> tuple[Counted, ...]:
        """Each with the fewest symbols."""
        return self._first(map(self.cover.cheapest, goals(self.cover)))

    @override
    def sample(self, rng: Rng) -> Counted:
        bounds = [bound + 1 for bound in self.bounds]
        number = 1 + rng.below(prod(bounds) - 1)
        amounts: list[int] = []
        for bound in bounds:
            number, amount = divmod(number, bound)
            amounts.append(amount)
        return tuple(amounts)


@dataclass(frozen=True, slots=True)
class ByGoods(Way):
    """By the goods to save, each of a kind within reach; the cheapest cards are discarded."""

    part = "save"

    @property
    @override
    def bounds(self) -> Counted:
        cover = self.cover
        return tuple([min(cover.risk[kind], cover.reach(cover.facts.colours[kind])) for kind in self.kinds])

    @override
    def answer(self, amounts: Counted) -> tuple[Counted, Counted]:
        saved = self.counts(amounts)
        suits = self.cover.facts.suits
        goods = [sum(saved[kind] for kind in suits[colour]) for colour in COLOUR_INDICES]
        return self.cover.cheapest(tuple(goods)), saved

    @override
    def refuse(self, amounts: Counted) -> Reason | None:
        if len(amounts) != len(self.kinds):
            return Reason(say("osaka-nothing-saved"), INSURANCE)
        return self.cover.refuse(self.cover.cards, self.counts(amounts))

    @override
    def suggest(self) -> tuple[Counted, ...]:
        """The most valuable of each colour."""
        return self._first(map(self.cover.most_valuable_of, goals(self.cover)))

    @override
    def sample(self, rng: Rng) -> Counted:
        suits = [self._within_reach(colour) for colour in COLOUR_INDICES]
        number = 1 + rng.below(prod(len(suit) for suit in suits) - 1)
        saved: list[int] = []
        for suit in suits:
            number, index = divmod(number, len(suit))
            saved += suit[index]
        return self._of_kinds(tuple(saved))

    def _within_reach(self, colour: int) -> list[Counted]:
        """All sets of goods of one colour that can be saved, the empty one first."""
        ranges = [range(self.cover.risk[kind] + 1) for kind in self.cover.facts.suits[colour]]
        reach = self.cover.reach(colour)
        return [counts for counts in product(*ranges) if sum(counts) <= reach]


def ways_to_insure(cover: Cover) -> tuple[Way, ...]:
    """How a question can be answered: by cards if there are any, by goods if some can be saved and not all."""
    cards = tuple([kind for kind, count in enumerate(cover.cards) if count])
    if not cards:
        return ()
    if all(cover.reach(colour) in {0, cover.goods_at_risk(colour)} for colour in COLOUR_INDICES):
        return (ByDiscards(cover, cards),)
    colours = cover.facts.colours
    goods = tuple([kind for kind, count in enumerate(cover.risk) if count and cover.reach(colours[kind])])
    return ByDiscards(cover, cards), ByGoods(cover, goods)


def goals(cover: Cover) -> tuple[tuple[int, ...], ...]:
    """Numbers of goods by colour that one may well want to save: all, one colour only, or one good less."""
    reach = tuple(cover.reach(colour) for colour in COLOUR_INDICES)
    alone = [tuple(n if c == colour else 0 for c, n in enumerate(reach)) for colour in COLOUR_INDICES]
    less = [tuple(max(n - (c == colour), 0) for c, n in enumerate(reach)) for colour in COLOUR_INDICES]
    return tuple(goal for goal in dict.fromkeys((reach, *alone, *less)) if any(goal))
