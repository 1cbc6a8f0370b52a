"""Cards in words: labels for one card, for some of them, and for a whole payment in little space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Arg, Label, say
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.osaka.model.facts import Facts
    from rules.osaka.model.terms import Kind


def card(facts: Facts, kind: Kind) -> Label:
    """A card: "red 5"."""
    return say("osaka-card", colour=facts.cards[kind].colour, value=facts.cards[kind].value)


def cards(facts: Facts, counts: Sequence[int]) -> tuple[Arg, ...]:
    """Cards by kind: "red 5", "2 x green 2"."""
    return tuple(
        card(facts, kind) if count == 1 else say("osaka-cards", count=count, card=card(facts, kind))
        for kind, count in enumerate(counts)
        if count
    )


def suits(facts: Facts, counts: Sequence[int]) -> tuple[Arg, ...]:
    """Cards by colour, in little space: "red 5+3", "green 2+2"; the values need no words."""
    found: list[Arg] = []
    for colour, kinds in enumerate(facts.suits):
        values = [(facts.values[kind], counts[kind]) for kind in kinds if counts[kind]]
        if values:
            text = "+".join("+".join([str(value)] * count) for value, count in values)
            found.append(say("osaka-suit", colour=COLOURS[colour], values=text))
    return tuple(found)


def insures(facts: Facts, counts: Sequence[int]) -> tuple[Arg, ...]:
    """What some hand cards could insure, by colour: "2 blue"."""
    symbols = zip(COLOURS, facts.symbols_of(counts), strict=True)
    return tuple(say("osaka-goods-of", count=count, colour=colour) for colour, count in symbols if count)
