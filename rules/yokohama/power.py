"""Power: how many own things count in an area.

Source: "3) Gebietsaktion" (dlp 2017), "3. Area Action step" (Synapses 2024); ruling Y-R25.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.model.terms import STRONGEST

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area


def power_of(state: State, seat: Seat, area: Area) -> int:
    """Power of a seat in an area, at most 5: president, assistants, shop, trading house, station (Y-R25)."""
    me, site = state.merchants[seat], state.sites[area]
    power = (
        me.placed[area] + (me.president == area) + (seat in site.shops) + (site.house == seat) + (state.station == area)
    )
    return min(power, STRONGEST)
