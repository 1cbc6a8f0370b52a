"""Country icons: each pair brings a foreign agent of the country, while there are any.

Source: "Passende Ländersymbole" (dlp 2017), "MATCHING COUNTRY ICONS" (Synapses 2024); ruling Y-R44.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.events import AgentGained, YokohamaEvent
from rules.yokohama.model.terms import COUNTRIES

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.model.state import State


def gain_icon(state: State, seat: Seat, country: int, table: Table[YokohamaEvent]) -> None:
    """Count a country icon; a second, fourth, ... one brings an agent (Y-R44)."""
    me = state.merchants[seat]
    me.icons[country] += 1
    if me.icons[country] % 2:
        return
    short = not state.agents[country]
    if not short:
        state.agents[country] -= 1
        me.agents[country] += 1
    table.emit(AgentGained(seat, COUNTRIES[country], short))
    table.touch("agent:short" if short else f"agent:{COUNTRIES[country]}")
