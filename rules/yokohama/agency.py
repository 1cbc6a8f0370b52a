"""Employment Agency and warehouse icons: pieces come from the warehouse to the hand, at their price.

Source: "Arbeitsvermittler" (dlp 2017), "EMPLOYMENT AGENCY" (Synapses 2024); ruling Y-R32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.actions import Hire
from rules.yokohama.events import Hired, YokohamaEvent
from rules.yokohama.gains import pay
from rules.yokohama.model.headings import AGENCY

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State


def cost_of(facts: Facts, state: State, action: Hire) -> int:
    """Yen for some pieces; trading houses cost more one after the other ("EMPLOYMENT AGENCY")."""
    row = facts.numbers.warehouse
    first = len(row.houses) - state.me.stored[2]
    return action.assistants * row.assistant + action.shops * row.shop + sum(row.houses[first : first + action.houses])


def hires(facts: Facts, state: State, pieces: int) -> list[Hire]:
    """All sets of pieces that can be had, those with most pieces first."""
    me = state.me
    assistants, shops, houses = me.stored
    row = facts.numbers.warehouse
    first = len(row.houses) - houses
    found: list[tuple[int, int, int]] = []
    for taken in range(min(houses, pieces) + 1):
        for_houses = sum(row.houses[first : first + taken])
        if for_houses > me.yen:
            break
        for bought in range(min(shops, pieces - taken) + 1):
            left = me.yen - for_houses - bought * row.shop
            if left < 0:
                break
            free = pieces - taken - bought if not row.assistant else min(pieces - taken - bought, left // row.assistant)
            found += [(count, bought, taken) for count in range(min(assistants, free) + 1)]
    found.sort(key=lambda hire: (-sum(hire), hire[2], hire[1]))
    return [Hire(*hire) for hire in found if any(hire)]


def can_hire(facts: Facts, state: State, pieces: int) -> bool:
    """Whether any piece can be had."""
    me = state.me
    if not pieces:
        return False
    assistants, shops, houses = me.stored
    row = facts.numbers.warehouse
    return (
        (assistants > 0 and me.yen >= row.assistant)
        or (shops > 0 and me.yen >= row.shop)
        or (houses > 0 and me.yen >= row.houses[len(row.houses) - houses])
    )


def refuse_hire(facts: Facts, state: State, pieces: int, action: Hire) -> Reason | None:
    """Why these pieces cannot be had, or None ("EMPLOYMENT AGENCY")."""
    me = state.me
    wanted = (action.assistants, action.shops, action.houses)
    if not any(wanted):
        return Reason(say("yokohama-hire-nothing"), AGENCY)
    if sum(wanted) > pieces:
        return Reason(say("yokohama-hire-too-many", wanted=sum(wanted), most=pieces), AGENCY)
    if any(want > there for want, there in zip(wanted, me.stored, strict=True)):
        return Reason(say("yokohama-hire-not-stored"), AGENCY)
    cost = cost_of(facts, state, action)
    if cost > me.yen:
        return Reason(say("yokohama-too-dear", cost=cost, yen=me.yen), AGENCY)
    return None


def hire(facts: Facts, state: State, action: Hire, table: Table[YokohamaEvent]) -> None:
    """Take pieces out of the warehouse."""
    me = state.me
    cost = cost_of(facts, state, action)
    state.stack.pop()
    pay(state, me, cost)
    me.assistants += action.assistants
    me.shops += action.shops
    me.houses += action.houses
    for place, count in enumerate((action.assistants, action.shops, action.houses)):
        me.stored[place] -= count
    table.emit(Hired(state.active, action.assistants, action.shops, action.houses, cost))
    for piece, count in (("assistant", action.assistants), ("shop", action.shops), ("house", action.houses)):
        if count:
            table.touch(f"hire:{piece}")
