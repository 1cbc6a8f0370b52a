"""Step 2: the president moves along own assistants, comes from the hand, or returns to it.

Source: "2) Bewegung" (dlp 2017), "2. Movement step" (Synapses 2024); rulings Y-R2 to Y-R4, Y-R6 and Y-R7.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.events import Recalled, Went, YokohamaEvent
from rules.yokohama.frames import Act, AskBonus, Recover
from rules.yokohama.gains import pay
from rules.yokohama.model.headings import MOVEMENT
from rules.yokohama.placement import dues, owners, pay_fees
from rules.yokohama.power import power_of
from rules.yokohama.ways import CANAL_FEE, footsteps, steps_of

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.actions import Go, Recall
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.model.town import Town


def go(town: Town, state: State, action: Go, table: Table[YokohamaEvent]) -> None:
    """Move the president, pay, and act where he stops (Y-R6, Y-R7)."""
    me = state.me
    area = town.numbers[action.area]
    stops = [town.numbers[name] for name in action.via]
    if action.way in {"walk", "hand"}:
        stops.append(area)
    guarded = dues(state)
    paid: list[Seat] = []
    canal = 0
    for stop in stops:
        if town.kinds[stop] == "canal":
            canal += CANAL_FEE
        elif stop in guarded and "stagecoach" not in me.skills:
            paid += owners(state, stop)
    _mark(town, state, action, area, table)
    me.walked = footsteps(town, steps_of(town, state), action) if action.way == "walk" else []
    fees = pay_fees(state, paid)
    pay(state, me, canal)
    me.president = area
    table.emit(Went(state.active, action.area, action.way, action.via, fees, canal))
    if fees:
        table.touch("fee:go")
    if canal:
        table.touch("area:canal")
    state.stack.pop()
    start_action(state, area, agent=False)


def start_action(state: State, area: Area, *, agent: bool) -> None:
    """Steps 3 to 6 in an area ("FLOW OF A TURN")."""
    state.then(*_action(area, power_of(state, state.active, area), agent=agent))


@cache
def _action(area: Area, power: int, *, agent: bool) -> tuple[Act, AskBonus, Recover]:
    return Act(area, agent), AskBonus(area, power, token=True), Recover(area)


def _mark(town: Town, state: State, action: Go, area: Area, table: Table[YokohamaEvent]) -> None:
    table.touch(f"go:{action.way}")
    skills = state.me.skills
    presidents = dues(state)
    if presidents.get(area) and action.way in {"walk", "hand"}:
        table.touch("used:postal")
    if "stagecoach" in skills and action.way in {"walk", "hand"} and _spared(town, state, action, area):
        table.touch("used:stagecoach")
    if action.way in {"tram", "station"}:
        table.touch(f"used:{action.way}")


def _spared(town: Town, state: State, action: Go, area: Area) -> bool:
    """Whether a way leads to or past presidents whom one would have to pay without the Stagecoach."""
    steps = steps_of(town, state)
    guarded = sum(1 << other for other in dues(state))
    canal = town.canal if action.via else 0
    unpaid = town.reach(steps.start, steps.plain & ~guarded | canal) if steps.start else ~guarded
    return not unpaid >> area & 1


def recall(town: Town, state: State, action: Recall, table: Table[YokohamaEvent], *, forced: bool) -> None:
    """Return the president to the hand with some assistants; steps 3 to 6 are left out (Y-R2 to Y-R4)."""
    me = state.me
    stayed = me.president is None
    if stayed:
        table.touch("recall:in-hand")
    me.president = None
    me.walked = []
    for name, count in action.assistants:
        me.placed[town.numbers[name]] -= count
        me.assistants += count
    table.emit(Recalled(state.active, action.assistants, forced, stayed))
    table.touch("recall:forced" if forced else "recall")
    state.stack.pop()


def refuse_recall(town: Town, state: State, action: Recall) -> Reason | None:
    """Why these assistants cannot return, or None (Y-R4)."""
    for name, count in action.assistants:
        if not 0 < count <= state.me.placed[town.numbers[name]]:
            return too_many_recalled()
    return None


def too_many_recalled() -> Reason:
    """Not so many assistants stand there."""
    return Reason(say("yokohama-recall-too-many"), MOVEMENT)
