"""Dealing anew all that an audience is not shown: orders in other hands, in the deck and in the box.

Source: "Allgemeine Regeln" (dlp 2017), "GENERAL RULES" (Synapses 2024); ruling Y-R40.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.steps.keep import AskKeep

if TYPE_CHECKING:
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State


def resample_hidden(facts: Facts, state: State, audience: Seat | None, rng: Rng) -> None:
    """Deal anew the others' orders, those that they returned to the box, the draw pile, and what they keep.

    Technologies need no dealing: all that are not seen lie in one bag, and which comes next is drawn when it comes.
    """
    others = [merchant for seat, merchant in enumerate(state.merchants) if seat != audience]
    pool = [number for number, there in enumerate(state.order_bag) if there]
    for merchant in others:
        pool += merchant.orders
        if merchant.returned is not None:
            pool.append(merchant.returned)
    pool = rng.shuffled(pool)
    for merchant in others:
        merchant.orders = [pool.pop() for _ in merchant.orders]
        if merchant.returned is not None:
            merchant.returned = pool.pop()
    state.order_bag = [0] * len(facts.orders)
    for number in pool:
        state.order_bag[number] = 1
    if state.stack and isinstance(frame := state.stack[-1], AskKeep):
        for seat in sorted(frame.each.answers):
            if seat != audience:
                orders = state.merchants[seat].orders
                frame.each.answers[seat] = orders[rng.below(len(orders))]
