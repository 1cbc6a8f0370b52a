"""Dealing anew all that an audience is not shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.actions import Insure
from rules.osaka.frames import AskInsurance
from rules.osaka.insurance import cover_for
from rules.osaka.insuring import ByDiscards

if TYPE_CHECKING:
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.osaka.facts import Facts
    from rules.osaka.state import State
    from rules.osaka.terms import Counts


def resample_hidden(facts: Facts, state: State, audience: Seat | None, rng: Rng) -> None:
    """Deal anew the others' hands, the draw pile, the VP cards that left it unseen, and answers given ahead."""
    others = [trader for seat, trader in enumerate(state.traders) if seat != audience]
    hidden: list[Counts] = [*(trader.hand for trader in others), state.bag, state.settled]
    pool = rng.shuffled([kind for counts in hidden for kind, count in enumerate(counts) for _ in range(count)])
    for counts in hidden:
        size = sum(counts)
        counts[:] = facts.counted(pool[:size])
        del pool[:size]
    if state.stack and isinstance(frame := state.stack[-1], AskInsurance):
        for seat in sorted(frame.each.answers):
            if seat != audience:
                frame.each.answers[seat] = _some_answer(facts, state, frame, seat, rng)


def _some_answer(facts: Facts, state: State, frame: AskInsurance, seat: Seat, rng: Rng) -> Insure:
    cover = cover_for(facts, state, seat, frame.colours)
    kinds = tuple(kind for kind, count in enumerate(cover.cards) if count)
    if not kinds or not rng.below(2):
        return Insure(tuple(facts.nothing), None)
    way = ByDiscards(cover, kinds)
    return Insure(way.counts(way.sample(rng)), None)
