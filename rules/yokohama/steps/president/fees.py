"""Assistants put into areas, and fees: who comes where others' presidents stand pays each of their owners 1 yen.

Source: "1) Platzierung" (dlp 2017), "1. Placement step" (Synapses 2024); ruling Y-R6.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.yokohama.events.moves import Placed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.events.moves import Fees
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.terms import Area

BY_NEWSPAPER = 4
"""Different areas in which assistants may be placed with the Newspaper."""


def owners(position: Position, area: Area) -> list[Seat]:
    """Opponents whose president stands in an area."""
    return [
        Seat(seat)
        for seat, other in enumerate(position.state.merchants)
        if other.president == area and seat != position.seat
    ]


def dues(position: Position) -> dict[Area, int]:
    """Opposing presidents by area; areas without any are left out."""
    found: dict[Area, int] = {}
    for other in position.state.merchants:
        area = other.president
        if area is not None and other is not position.me:
            found[area] = found.get(area, 0) + 1
    return found


def pay_fees(position: Position, paid: Sequence[Seat]) -> Fees:
    """Pay other merchants 1 yen each time they are named; return what each got."""
    if not paid:
        return ()
    fees = tuple(sorted(Counter(paid).items()))
    for owner, yen in fees:
        position.me.yen -= yen
        position.state.merchants[owner].yen += yen
    return fees


def put(position: Position, areas: Sequence[Area], table: Table[YokohamaEvent], *, telegram: bool) -> None:
    """Put an assistant from the hand on each of these areas, for the fees due."""
    me, guarded = position.me, dues(position)
    paid: list[Seat] = []
    for area in areas:
        me.assistants -= 1
        me.placed[area] += 1
        if area in guarded:
            paid += owners(position, area)
    fees = pay_fees(position, paid)
    table.emit(Placed(position.seat, tuple([position.name(area) for area in areas]), fees, telegram))
    if fees:
        table.touch("fee:place")
    if telegram:
        table.touch("used:telegram")
    if len(areas) == BY_NEWSPAPER:
        table.touch("used:newspaper")
