"""What play-outs must never find: pieces lost or doubled, numbers below zero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.osaka.model.facts import Facts
    from rules.osaka.model.state import State


def violations(facts: Facts, state: State) -> list[str]:
    """All that is wrong with a position, in words for developers."""
    astray = [f"a ship at place {place}" for place in state.ships if not 0 <= place <= facts.goal]
    return [*_cards(facts, state), *_stones(state), *_traders(state), *astray]


def _cards(facts: Facts, state: State) -> Iterable[str]:
    heaps = [state.bag, state.discard, state.stowed, state.settled]
    heaps += [heap for trader in state.traders for heap in (trader.hand, trader.goods)]
    heaps.append(facts.counted(offer.card for offer in (*state.market, *state.farm)))
    if any(count < 0 for heap in heaps for count in heap):
        yield "a heap holds fewer than no cards"
    for kind, copies in enumerate(facts.copies):
        there = sum(heap[kind] for heap in heaps)
        if there != copies:
            yield f"{there} of {copies} cards {facts.names[kind]}"
    if not 0 <= state.unseen <= sum(state.bag):
        yield f"{state.unseen} unseen VP cards in a bag of {sum(state.bag)}"
    vp = sum(trader.vp for trader in state.traders)
    under = sum(state.stowed) + sum(state.settled) + state.unseen + state.owed
    if vp != under:
        yield f"{vp} VP, but {under} cards under trader stones"


def _stones(state: State) -> Iterable[str]:
    lying = [offer.stone for offer in (*state.market, *state.farm) if offer.stone is not None]
    for seat, trader in enumerate(state.traders):
        if lying.count(Seat(seat)) + trader.has_stone != 1:
            yield f"the stone of seat {seat} is not in one place"


def _traders(state: State) -> Iterable[str]:
    for seat, trader in enumerate(state.traders):
        if any(insured > goods for insured, goods in zip(trader.insured, trader.goods, strict=True)):
            yield f"seat {seat} insured more than it has"
        if min(trader.tokens) < 0 or min(trader.insured) < 0 or trader.vp < 0:
            yield f"seat {seat} has less than nothing"
