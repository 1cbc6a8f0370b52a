"""Preparation: market, farm, starting hands, start player, first tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.carrying_out import go_on
from rules.core.seats import Seat
from rules.osaka.events import HandDealt, LaidOut, OsakaEvent, StartPlayerFound
from rules.osaka.model.position import Position
from rules.osaka.model.state import Offer, State, Trader
from rules.osaka.model.terms import COLOUR_INDICES
from rules.osaka.steps.token import AskToken
from rules.osaka.steps.turn import StartTurn

if TYPE_CHECKING:
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.terms import Counts


def bare(facts: Facts, seats: int) -> State:
    """The table before anything is dealt: all cards in the draw pile."""
    traders = [
        Trader(hand=facts.nothing, goods=facts.nothing, insured=facts.nothing, tokens=[0] * len(COLOUR_INDICES))
        for _ in range(seats)
    ]
    return State(
        traders=traders,
        ships=[0] * len(COLOUR_INDICES),
        bag=list(facts.copies),
        unseen=0,
        discard=facts.nothing,
        stowed=facts.nothing,
        settled=facts.nothing,
    )


def deal(facts: Facts, seats: int, table: Table[OsakaEvent]) -> State:
    """Prepare a match up to its first question."""
    state = bare(facts, seats)
    state.market = [Offer(table.rng.draw(state.bag)) for _ in range(facts.numbers.market.value)]
    state.farm = [Offer(table.rng.draw(state.bag)) for _ in range(facts.numbers.farm.value)]
    market, farm = (facts.shown([offer.card for offer in offers]) for offers in (state.market, state.farm))
    table.emit(LaidOut(market, farm))
    for seat in range(seats):
        deal_hand(facts, state, Seat(seat), table)
    state.start, by = start_player(facts, [trader.hand for trader in state.traders], table.rng)
    state.active = state.start
    table.emit(StartPlayerFound(state.start, by))
    table.touch(f"start:{by}")
    state.then(*(AskToken(seat) for seat in state.clockwise(state.start)), StartTurn())
    go_on(Position(facts, state, state.active), table)
    return state


def deal_hand(facts: Facts, state: State, seat: Seat, table: Table[OsakaEvent]) -> None:
    """Draw a starting hand openly, card by card, until it is worth enough."""
    drawn: list[int] = []
    while sum(facts.values[kind] for kind in drawn) < facts.numbers.starting_coins.value:
        drawn.append(table.rng.draw(state.bag))
    state.traders[seat].hand = facts.counted(drawn)
    coins = sum(facts.values[kind] for kind in drawn)
    table.emit(HandDealt(seat, facts.shown(drawn), coins))


def start_player(facts: Facts, hands: list[Counts], rng: Rng) -> tuple[Seat, Literal["coins", "cards", "lot"]]:
    """Find the start player: lowest sum, then fewer cards, then by lot.

    Returns:
        The seat, and what decided.
    """
    worth = [(facts.coins(hand), sum(hand)) for hand in hands]
    lowest = min(worth)
    equal = [Seat(seat) for seat, mine in enumerate(worth) if mine == lowest]
    if len(equal) > 1:
        return equal[rng.below(len(equal))], "lot"
    if sum(coins == lowest[0] for coins, _ in worth) > 1:
        return equal[0], "cards"
    return equal[0], "coins"
