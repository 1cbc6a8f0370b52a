"""What may be insured: by the cards to discard, or by the goods to save.

VERSICHERUNG. Rulings O-R12 (what may be spared) and O-R13 (who chooses the goods).
"""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING, Literal

from rules.core.answers import Answer
from rules.core.clauses import Clause
from rules.core.decisions import Amounts, Counted
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Keyword
from rules.osaka.model.payment import SUGGESTED
from rules.osaka.model.position import CARDS
from rules.osaka.model.terms import INSURANCE, CardName

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rules.core.rng import Rng
    from rules.osaka.model.cover import Cover
    from rules.osaka.model.facts import Facts


@frozen
class Insure(Answer):
    """Discard hand cards to save goods, the most valuable ones if None are named; without a card nothing is insured."""

    discards: tuple[CardName, ...]
    saved: tuple[CardName, ...] | None
    kind: Literal["insure"] = "insure"


NOTHING = Insure((), None)

_NONE = Keyword("none", "nothing")

GRAMMAR = Grammar(
    Form(Insure, "insure", _NONE, make=lambda: NOTHING, parts=lambda answer: None if answer.discards else ()),
    Form(Insure, "insure", CARDS, Clause("save", CARDS)),
)


@frozen
class Insurance:
    """An answer with its cards by kind, as it is kept until it counts."""

    discards: Counted
    saved: Counted | None
    kind: Literal["insure"] = "insure"


def counted(facts: Facts, answer: Insure) -> Insurance:
    """An answer with its cards by kind."""
    saved = None if answer.saved is None else facts.tallied(answer.saved)
    return Insurance(facts.tallied(answer.discards), saved)


def named(facts: Facts, kept: Insurance) -> Insure:
    """An answer with its cards by name."""
    return Insure(facts.named(kept.discards), None if kept.saved is None else facts.named(kept.saved))


def ways_to_insure(cover: Cover) -> tuple[Amounts, ...]:
    """How an answer can be counted out: by cards if there are any, by goods if some can be saved and not all."""
    if not any(cover.cards):
        return ()
    there = zip(cover.reach, cover.facts.by_colour(cover.risk), strict=True)
    chosen = any(0 < reach < goods for reach, goods in there)
    return (by_discards(cover), by_goods(cover)) if chosen else (by_discards(cover),)


def by_discards(cover: Cover) -> Amounts:
    """By the cards to discard; the most valuable goods are saved."""

    def refuse(discards: Counted) -> Reason | None:
        if not any(discards):
            return Reason(say("osaka-nothing-discarded"), INSURANCE)
        return cover.refuse(discards, None)

    def sample(rng: Rng) -> Counted:
        number = 1 + rng.below(prod([count + 1 for count in cover.cards]) - 1)
        discards: list[int] = []
        for count in cover.cards:
            number, amount = divmod(number, count + 1)
            discards.append(amount)
        return tuple(discards)

    return _counted_out(
        "insure",
        cover.facts,
        cover.cards,
        refuse=refuse,
        suggest=lambda: map(cover.cheapest, cover.goals()),
        sample=sample,
        answer=lambda discards: Insurance(discards, None),
    )


def by_goods(cover: Cover) -> Amounts:
    """By the goods to save; the cheapest cards are discarded."""
    facts, reach = cover.facts, cover.reach

    def sample(rng: Rng) -> Counted:
        suits = [_within(reach[colour], [cover.risk[kind] for kind in suit]) for colour, suit in enumerate(facts.suits)]
        number = 1 + rng.below(prod([len(suit) for suit in suits]) - 1)
        saved: list[int] = []
        for suit in suits:
            number, index = divmod(number, len(suit))
            saved += suit[index]
        return tuple(saved)

    return _counted_out(
        "save",
        facts,
        tuple([min(count, reach[colour]) for count, colour in zip(cover.risk, facts.colours, strict=True)]),
        refuse=lambda saved: cover.refuse(cover.cards, saved),
        suggest=lambda: map(cover.most_valuable, cover.goals()),
        sample=sample,
        answer=lambda saved: Insurance(cover.cheapest(facts.by_colour(saved)), saved),
    )


def _within(reach: int, goods: list[int]) -> list[Counted]:
    """All sets of at most so many of some goods, the empty one first."""
    return [counts for counts in product(*[range(count + 1) for count in goods]) if sum(counts) <= reach]


def _counted_out(
    name: str,
    facts: Facts,
    bounds: Counted,
    *,
    refuse: Callable[[Counted], Reason | None],
    suggest: Callable[[], Iterable[Counted]],
    sample: Callable[[Rng], Counted],
    answer: Callable[[Counted], Insurance],
) -> Amounts:
    """A part of the question made of a way that counts all kinds of cards, whether there are any or not.

    Each sample is a legal answer, all of them equally likely.
    """
    kinds = [kind for kind, count in enumerate(bounds) if count]

    def some(counts: Counted) -> Counted:
        return tuple([counts[kind] for kind in kinds])

    def amounts(given: Answer) -> Counted | None:
        if not isinstance(given, Insure):
            return None
        kept = counted(facts, given)
        counts = kept.discards if kept.saved is None else kept.saved
        return some(counts) if any(counts) and answer(counts) == kept else None

    return Amounts(
        part=name,
        kinds=tuple([facts.names[kind] for kind in kinds]),
        bounds=some(bounds),
        refuse=lambda counts: refuse(facts.spread(kinds, counts)),
        suggest=lambda: tuple(dict.fromkeys(map(some, suggest())))[:SUGGESTED],
        sample=lambda rng: some(sample(rng)),
        answer=lambda counts: named(facts, answer(facts.spread(kinds, counts))),
        amounts=amounts,
        write=GRAMMAR.write,
    )
