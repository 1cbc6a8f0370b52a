"""Conditions for the end: once one is met, the round is finished and one more is played.

Source: "Spielende" (dlp 2017), "ENDGAME CONDITIONS" (Synapses 2024); ruling Y-R27.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.events.rounds import EndIsNear

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.terms import EndReason


def near(position: Position, reason: EndReason, table: Table[YokohamaEvent]) -> None:
    """Note that a condition is met; the first one sets the last turn (Y-R27)."""
    state = position.state
    if reason in state.ending:
        return
    state.ending.append(reason)
    if state.last_turn is None:
        seats = len(state.merchants)
        state.last_turn = (state.turns // seats + 2) * seats
    table.emit(EndIsNear(reason, state.active, state.rounds_left))
    table.touch(f"near:{reason}")
