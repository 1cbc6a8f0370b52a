"""Dealing anew all that an audience is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.model.position import Position
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.insuring import NOTHING, Insurance, Insure, counted, ways_to_insure

if TYPE_CHECKING:
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.state import State
    from rules.osaka.model.terms import Counts


def resample_hidden(facts: Facts, state: State, audience: Seat | None, rng: Rng) -> None:
    """Deal anew the others' hands, the draw pile, the VP cards that left it unseen, and answers given ahead.

    Where they lie now makes no difference: the same dice deal the same.
    """
    others = [trader for seat, trader in enumerate(state.traders) if seat != audience]
    hidden: list[Counts] = [*(trader.hand for trader in others), state.bag, state.settled]
    cards = [sum(counts) for counts in zip(*hidden, strict=True)]
    pool = rng.shuffled([kind for kind, count in enumerate(cards) for _ in range(count)])
    for counts in hidden:
        size = sum(counts)
        counts[:] = facts.counted(pool[:size])
        del pool[:size]
    if state.stack and isinstance(ask := state.stack[-1], AskInsurance):
        for seat in sorted(ask.each.answers):
            if seat != audience:
                ask.each.answers[seat] = _some_answer(Position(facts, state, seat), ask, rng)


def _some_answer(position: Position, ask: AskInsurance, rng: Rng) -> Insurance:
    ways = ways_to_insure(ask.cover(position))
    answer = ways[0].answer(ways[0].sample(rng)) if ways and rng.below(2) else NOTHING
    assert isinstance(answer, Insure), "it insures"
    return counted(position.facts, answer)
