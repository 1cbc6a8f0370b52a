"""Dealing anew all that an audience is not shown: answers of others that do not count yet. All else is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.nippon.model.position import Position
from rules.nippon.steps.consolidation.goals import AskGoal
from rules.nippon.steps.consolidation.prestige import AskPrestige

if TYPE_CHECKING:
    from rules.core.rng import Rng
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import State


def resample_hidden(facts: Facts, state: State, audience: Seat | None, rng: Rng) -> None:
    """Give the others some other answers to a question to several seats."""
    ask = state.stack[-1] if state.stack else None
    if not isinstance(ask, AskGoal | AskPrestige):
        return
    for seat in sorted(ask.each.answers):
        if seat == audience:
            continue
        position = Position(facts, state, Seat(seat))
        if isinstance(ask, AskGoal):
            bonuses = tuple(ask.offers(position))
            ask.each.answers[seat] = bonuses[rng.below(len(bonuses))].bonus
        else:
            tiles = tuple(ask.offers(position))
            ask.each.answers[seat] = tiles[rng.below(len(tiles))].tile
