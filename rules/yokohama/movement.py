"""Step 2: the president moves along own assistants, comes from the hand, or returns to it.

Source: "2) Bewegung" (dlp 2017), "2. Movement step" (Synapses 2024); rulings Y-R2 to Y-R7, Y-R23 to Y-R25, Y-R43.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.actions import Go
from rules.yokohama.events import Recalled, Went, YokohamaEvent
from rules.yokohama.frames import Act, AskBonus, Recover
from rules.yokohama.gains import pay
from rules.yokohama.headings import MOVEMENT
from rules.yokohama.placement import dues, owners, pay_fees
from rules.yokohama.power import power_of
from rules.yokohama.terms import Area, Way
from rules.yokohama.town import Areas

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.actions import Recall
    from rules.yokohama.state import State
    from rules.yokohama.town import Town

CANAL_FEE = 1


@dataclass(slots=True)
class Steps:
    """Where the active president may step and stop.

    Attributes:
        start: Where he stands, as a set; empty in hand.
        plain: Areas that he may enter without paying.
        paid: Areas that he may enter for a fee, each with the yen.
        stops: Areas where he may stop when he walks or comes from the hand.
        direct: Areas to which he may go at once, with what brings him there.
    """

    start: Areas
    plain: Areas
    paid: tuple[tuple[Areas, int], ...]
    stops: Areas
    direct: dict[Area, Way]


def steps_of(town: Town, state: State) -> Steps:
    """Where the active president may step and stop now (Y-R5 to Y-R7)."""
    me = state.me
    skills = me.skills
    own = 0
    for area, count in enumerate(me.placed):
        if count:
            own |= 1 << area
    start = 0 if me.president is None else 1 << me.president
    own &= ~start
    free = "stagecoach" in skills
    guarded = 0
    paid: list[tuple[Areas, int]] = []
    for area, count in dues(state).items():
        bit = 1 << area
        guarded |= bit
        if own & bit and not free:
            paid.append((bit, count))
    plain = own if free else own & ~guarded
    if town.canal and me.president is not None:
        paid.append((town.canal, CANAL_FEE))
    stops = own if "postal" in skills else own & ~guarded
    return Steps(start, plain, tuple(paid), stops, _direct(town, state, own, guarded, start))


def _direct(town: Town, state: State, own: Areas, guarded: Areas, start: Areas) -> dict[Area, Way]:
    """Areas that tram and station lead to at once."""
    found: dict[Area, Way] = {}
    skills = state.me.skills
    if "tram" in skills:
        legal = own if state.variant.edition == "dlp" else sum(1 << area for area in town.open)
        legal &= ~guarded & ~start
        found.update((area, "tram") for area in town.open if legal >> area & 1)
    if "station" in skills and state.station is not None and not start >> state.station & 1:
        found.setdefault(state.station, "station")
    return found


def goings(town: Town, state: State) -> list[Go]:
    """All moves worth naming: for each area the free way, else the cheapest ones that pay different people."""
    steps, me, names = steps_of(town, state), state.me, town.names
    yen = me.yen
    found: dict[Area, list[Go]] = {}
    if me.president is None:
        costs = dict(steps.paid)
        for area in town.members(steps.stops):
            if costs.get(1 << area, 0) <= yen:
                found[area] = [_plain_go(names[area], "hand")]
    else:
        _walks(town, steps, yen, found)
    for area, way in steps.direct.items():
        if area not in found or _pays(found[area][0], area, steps):
            found[area] = [_plain_go(names[area], way)]
    return [go for area in sorted(found) for go in found[area]]


@cache
def _plain_go(name: str, way: Way) -> Go:
    """A move that pays nobody on the way; thousands of questions offer the same few."""
    return Go(name, way)


def _pays(go: Go, area: Area, steps: Steps) -> bool:
    """Whether a move costs anything, on the way or at its end."""
    return bool(go.via) or any(bit >> area & 1 for bit, _ in steps.paid)


def _walks(town: Town, steps: Steps, yen: int, found: dict[Area, list[Go]]) -> None:
    """Walks: the free ones; of the sets of paid areas that lead further, those of which none could be left out."""
    free = town.reach(steps.start, steps.plain) & steps.stops
    for area in town.members(free):
        found[area] = [_plain_go(town.names[area], "walk")]
    useful: dict[Area, list[Areas]] = {}
    for paid in _payable(steps.paid, yen):
        reached = town.reach(steps.start, steps.plain | paid) if paid else 0
        if paid & ~reached:
            continue
        for area in town.members(reached & steps.stops & ~free):
            ways = useful.setdefault(area, [])
            if all(way & paid != way for way in ways):
                ways.append(paid)
                found.setdefault(area, []).append(Go(town.names[area], "walk", _named(town, paid & ~(1 << area))))


def _payable(paid: tuple[tuple[Areas, int], ...], yen: int) -> list[Areas]:
    """Sets of paid areas that the yen suffice for, smaller ones first."""
    sets = [(0, 0, 0)]
    for bit, cost in paid:
        sets += [(count + 1, areas | bit, sum_ + cost) for count, areas, sum_ in sets if sum_ + cost <= yen]
    return [areas for _, areas, _ in sorted(sets)]


def _named(town: Town, areas: Areas) -> tuple[str, ...]:
    return tuple([town.names[area] for area in town.members(areas)]) if areas else ()


def straight(town: Town, state: State, area: Area) -> Go | None:
    """The free walk to an area, or the way there from the hand; None if there is none."""
    steps = steps_of(town, state)
    if not steps.start:
        dear = any(bit >> area & 1 and cost > state.me.yen for bit, cost in steps.paid)
        return _plain_go(town.names[area], "hand") if steps.stops >> area & 1 and not dear else None
    return _plain_go(town.names[area], "walk") if _strolls(town, steps, area) else None


def _strolls(town: Town, steps: Steps, area: Area) -> bool:
    """Whether a walk leads to an area without paying anybody."""
    bit = 1 << area
    return bool(bit & steps.plain & steps.stops) and bool(bit & town.reach(steps.start, steps.plain))


def can_walk(town: Town, state: State, area: Area, via: tuple[str, ...]) -> bool:
    """Whether the president can walk to an area through all these paid ones, and pay (Y-R5, Y-R43)."""
    steps = steps_of(town, state)
    if not via and _strolls(town, steps, area):
        return True
    wanted = sum(1 << town.numbers[name] for name in via) | 1 << area
    paid = 0
    cost = 0
    for bit, fee in steps.paid:
        if bit & wanted:
            paid |= bit
            cost += fee
    stops = bool(steps.start) and steps.stops >> area & 1
    return bool(stops) and cost <= state.me.yen and _leads(town, steps, paid, wanted, area)


def walk_by(town: Town, state: State, area: Area, via: tuple[str, ...]) -> Go | None:
    """The cheapest walk to an area that passes through all these, or None if there is none (Y-R43)."""
    steps = steps_of(town, state)
    wanted = sum(1 << town.numbers[name] for name in set(via))
    costs = dict(steps.paid)
    for paid in sorted(_payable(steps.paid, state.me.yen), key=lambda way: _cost(way, costs)):
        if steps.start and steps.stops >> area & 1 and _leads(town, steps, paid, wanted, area):
            return Go(town.names[area], "walk", _named(town, paid & ~(1 << area)))
    return None


def _leads(town: Town, steps: Steps, paid: Areas, wanted: Areas, area: Area) -> bool:
    """Whether one walk to an area enters each paid area once, the start never again, and all that is wanted."""

    def on(at: Areas, left: Areas, wanted: Areas) -> bool:
        for strolled in (0, *_parts(town, town.near[at] & steps.plain, steps.plain)):
            here, missed = strolled or at, wanted & ~(strolled | at)
            if not left and not missed and here >> area & 1:
                return True
            if any(town.near[bit] & here and on(bit, left ^ bit, missed) for bit, _ in steps.paid if bit & left):
                return True
        return False

    return on(steps.start, paid, wanted)


def _parts(town: Town, edge: Areas, plain: Areas) -> list[Areas]:
    """Areas that can be strolled through without paying, by where one steps first."""
    found: list[Areas] = []
    while edge:
        part = town.reach(edge & -edge, plain)
        found.append(part)
        edge &= ~part
    return found


def _cost(areas: Areas, costs: dict[Areas, int]) -> int:
    return sum(cost for bit, cost in costs.items() if areas & bit)


def refuse_area(town: Town, state: State, area: Area) -> Reason:
    """Why the president cannot go to an area: in general, and in particular the president or assistant that matters."""
    me = state.me
    if me.president == area:
        return Reason(say("yokohama-go-start"), MOVEMENT)
    if town.kinds[area] == "canal":
        return Reason(say("yokohama-go-canal"), MOVEMENT)
    if not me.placed[area]:
        return Reason(say("yokohama-go-no-assistant"), MOVEMENT)
    if owners(state, area) and "postal" not in me.skills:
        return Reason(say("yokohama-go-president"), MOVEMENT)
    return Reason(say("yokohama-go-no-way", yen=me.yen), MOVEMENT)


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
    fees = pay_fees(state, paid)
    pay(state, me, canal)
    me.president = area
    table.tell(Went(state.active, action.area, action.way, action.via, fees, canal))
    if fees:
        table.mark("fee:go")
    if canal:
        table.mark("area:canal")
    state.stack.pop()
    start_action(state, area, agent=False)


def start_action(state: State, area: Area, *, agent: bool) -> None:
    """Steps 3 to 6 in an area ("FLOW OF A TURN")."""
    state.then(*_action(area, power_of(state, state.active, area), agent=agent))


@cache
def _action(area: Area, power: int, *, agent: bool) -> tuple[Act, AskBonus, Recover]:
    return Act(area, agent), AskBonus(area, power, token=True), Recover(area)


def _mark(town: Town, state: State, action: Go, area: Area, table: Table[YokohamaEvent]) -> None:
    table.mark(f"go:{action.way}")
    skills = state.me.skills
    presidents = dues(state)
    if presidents.get(area) and action.way in {"walk", "hand"}:
        table.mark("used:postal")
    if "stagecoach" in skills and action.way in {"walk", "hand"} and _spared(town, state, action, area):
        table.mark("used:stagecoach")
    if action.way in {"tram", "station"}:
        table.mark(f"used:{action.way}")


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
    if me.president is None:
        table.mark("recall:in-hand")
    me.president = None
    for name, count in action.assistants:
        me.placed[town.numbers[name]] -= count
        me.assistants += count
    table.tell(Recalled(state.active, action.assistants, forced))
    table.mark("recall:forced" if forced else "recall")
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
