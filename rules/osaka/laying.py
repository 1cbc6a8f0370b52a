"""Positions of Traders of Osaka laid by hand, in a few words: for its lesson, and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.osaka.model.state import Offer, State
from rules.osaka.model.terms import COLOURS
from rules.osaka.setup import bare
from rules.osaka.steps.turn import AskTurn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.step import AnyStep
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.terms import Counts


def kinds(facts: Facts, text: str) -> list[int]:
    """Kinds of the cards in a text such as ``r5 b3 g2x4``."""
    found: list[int] = []
    for word in text.split():
        name, _, times = word.partition("x")
        found += [facts.kinds[name]] * int(times or 1)
    return found


def offers(facts: Facts, text: str) -> list[Offer]:
    """Cards on offer; ``r5@1`` is reserved by seat 1."""
    found: list[Offer] = []
    for word in text.split():
        name, _, owner = word.partition("@")
        found.append(Offer(facts.kinds[name], Seat(int(owner)) if owner else None))
    return found


def lay(
    facts: Facts,
    *hands: str,
    goods: Sequence[str] = (),
    insured: Sequence[str] = (),
    tokens: Sequence[str] = (),
    vp: Sequence[str] = (),
    market: str = "",
    farm: str = "",
    ships: str = "0 0 0 0",
    deck: str | None = None,
    active: int = 0,
    stack: Sequence[AnyStep] = (AskTurn(),),
) -> State:
    """Lay a position.

    Args:
        hands: Hand cards of each seat.
        goods: Goods of each seat.
        insured: Those that are insured.
        tokens: Tokens of each seat by the first letters of their colours, e.g. ``rrb``.
        vp: VP cards of each seat, all of them known.
        market: Cards of the market.
        farm: Cards of the farm.
        ships: Places of the red, blue, yellow and green ship.
        deck: Cards of the draw pile; the rest lies on the discard pile. None: all the rest is the draw pile.
        active: Whose turn it is.
        stack: What is still to happen, the next first.
    """
    state = bare(facts, len(hands))

    def counted(text: str) -> Counts:
        return facts.counted(kinds(facts, text))

    for trader, hand in zip(state.traders, hands, strict=True):
        trader.hand = counted(hand)
    for trader, text in zip(state.traders, goods, strict=False):
        trader.goods = counted(text)
    for trader, text in zip(state.traders, insured, strict=False):
        trader.insured = counted(text)
    for trader, text in zip(state.traders, tokens, strict=False):
        trader.tokens = [text.count(colour[0]) for colour in COLOURS]
    for trader, text in zip(state.traders, vp, strict=False):
        trader.vp = len(kinds(facts, text))
    state.stowed = counted(" ".join(vp))
    state.market, state.farm = offers(facts, market), offers(facts, farm)
    for offer in (*state.market, *state.farm):
        if offer.stone is not None:
            state.traders[offer.stone].has_stone = False
    state.ships = [int(place) for place in ships.split()]
    state.active = state.start = Seat(active)
    rest = [copies - used for copies, used in zip(facts.copies, _used(facts, state), strict=True)]
    state.bag = rest if deck is None else counted(deck)
    state.discard = [all_ - left for all_, left in zip(rest, state.bag, strict=True)]
    state.then(*stack)
    return state


def _used(facts: Facts, state: State) -> Counts:
    """The cards that lie in neither pile."""
    heaps = [
        *(trader.hand for trader in state.traders),
        *(trader.goods for trader in state.traders),
        state.stowed,
        facts.counted(offer.card for offer in (*state.market, *state.farm)),
    ]
    return [sum(copies) for copies in zip(*heaps, strict=True)]
