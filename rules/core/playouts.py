"""Playing at random: what play-outs of every game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.core.decisions import Amounts, Choice, Pick

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.decisions import Part
    from rules.core.rng import Rng


def any_of(part: Part, rng: Rng) -> Answer:
    """Any answer of a part; every legal one can come."""
    match part:
        case Choice(offers=offers):
            return offers[rng.below(len(offers))]
        case Pick():
            return part.answer(part.sample(rng))
        case Amounts():
            return part.answer(part.sample(rng))
        case _:
            assert_never(part)


def best_of(part: Part, rng: Rng) -> Answer:
    """The answer of a part that is suggested first; any one of a choice, which suggests none."""
    match part:
        case Choice():
            return any_of(part, rng)
        case Pick():
            return part.answer(part.suggest()[0])
        case Amounts():
            return part.answer(part.suggest()[0])
        case _:
            assert_never(part)
