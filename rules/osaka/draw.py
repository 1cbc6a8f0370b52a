"""The draw pile, and the discard pile that becomes the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.events import OsakaEvent, Reshuffled

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.osaka.state import State
    from rules.osaka.terms import Kind


def ready(state: State, table: Table[OsakaEvent]) -> bool:
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


def draw(state: State, table: Table[OsakaEvent]) -> Kind | None:
    """Draw a card openly, or return None if none is left anywhere."""
    if not ready(state, table):
        return None
    return table.rng.draw(state.bag)


def draw_unseen(state: State, table: Table[OsakaEvent], most: int) -> int:
    """Put cards of the draw pile under trader stones, face down; nobody knows which.

    Returns:
        How many there were, at most ``most``.
    """
    drawn = 0
    while drawn < most and ready(state, table):
        step = min(most - drawn, state.deck)
        state.unseen += step
        drawn += step
    return drawn
