"""Market and farm are refilled, from the draw pile and the discard pile that becomes the next one.

MARKT UND PRODUKTION AUFFÜLLEN; rulings O-R6, O-R8 to O-R10.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.steps import Run
from rules.osaka.events import OsakaEvent, Refilled, Reshuffled
from rules.osaka.model.position import Position
from rules.osaka.model.state import Offer

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.state import State
    from rules.osaka.model.terms import Card


@frozen
class Refill(Run[Position, OsakaEvent]):
    """Market and farm are refilled after a purchase."""

    kind: Literal["refill"] = "refill"

    @override
    def run(self, at: Position, table: Table[OsakaEvent]) -> None:
        refill(at.facts, at.state, table)
        table.touch("refill:bought")


def refill(facts: Facts, state: State, table: Table[OsakaEvent]) -> None:
    """The farm moves to the market with its stones, then cards are drawn for the market, then for the farm."""
    moved = state.farm
    market = _draw(state, facts.refill, table)
    farm = _draw(state, facts.farm, table)
    state.market += [*moved, *market]
    state.farm = farm
    short = facts.refill + facts.farm - len(market) - len(farm)
    if not (moved or market or farm):
        return
    table.emit(Refilled(_shown(facts, moved), _shown(facts, market), _shown(facts, farm), short))
    if short:
        table.touch("refill:partial")


def _shown(facts: Facts, offers: list[Offer]) -> tuple[Card, ...]:
    return tuple([facts.cards[offer.card] for offer in offers])


def _draw(state: State, most: int, table: Table[OsakaEvent]) -> list[Offer]:
    """Draw cards openly, as many as are left anywhere."""
    drawn: list[Offer] = []
    while len(drawn) < most and _ready(state, table):
        drawn.append(Offer(table.rng.draw(state.bag)))
    return drawn


def draw_unseen(state: State, most: int, table: Table[OsakaEvent]) -> int:
    """Put cards of the draw pile under trader stones, face down; nobody knows which.

    Returns:
        How many there were, at most ``most``.
    """
    drawn = 0
    while drawn < most and _ready(state, table):
        step = min(most - drawn, state.deck)
        state.unseen += step
        drawn += step
    return drawn


def _ready(state: State, table: Table[OsakaEvent]) -> bool:
    """Whether a card can be drawn; the discard pile is shuffled into a new draw pile if that is needed for it.

    VP cards that left the old pile face down are exactly what is left of it then.
    """
    if state.deck:
        return True
    cards = sum(state.discard)
    if not cards:
        return False
    state.settled = [known + left for known, left in zip(state.settled, state.bag, strict=True)]
    state.unseen = 0
    state.bag = state.discard
    state.discard = [0] * len(state.bag)
    table.emit(Reshuffled(cards))
    table.touch("reshuffle")
    return True
