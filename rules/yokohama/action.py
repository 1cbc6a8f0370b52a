"""Step 3: the area action, by the power there.

Source: "3) Gebietsaktion" (dlp 2017), "3. Area Action step" and "DETAILED AREA EXPLANATION" (Synapses 2024); rulings
Y-R8, Y-R20.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, assert_never

from rules.yokohama.events import Acted, Gained, YokohamaEvent
from rules.yokohama.frames import AskChurch, AskCustoms, AskHire, AskLearn, AskTake, AskTrade
from rules.yokohama.gains import receive
from rules.yokohama.model.cards import NO_GOODS, Reward
from rules.yokohama.model.terms import COPPER, FISH, HAND_LIMIT, SILK, TEA
from rules.yokohama.power import power_of

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.frames import Act, Ask
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area, AreaKind
    from rules.yokohama.model.town import Town

ZONES_WITH_POINTS = 5
"""Power that brings points in a port."""


def act(facts: Facts, town: Town, state: State, frame: Act, table: Table[YokohamaEvent]) -> None:
    """Begin an area action: owners of trading houses get their yen, then the area gives what it gives."""
    seat, area = state.active, frame.area
    power = power_of(state, seat, area)
    kind = town.kinds[area]
    table.emit(Acted(seat, town.names[area], power))
    table.touch(f"area:{kind}")
    if state.station == area:
        table.touch("station:power")
    _pay_owner(state, frame, table)
    effect = facts.effects[kind][power]
    match kind:
        case "mine":
            receive(state, seat, _some(COPPER, effect), "area", table)
        case "mill":
            receive(state, seat, _some(SILK, effect), "area", table)
        case "tea":
            receive(state, seat, _some(TEA, effect), "area", table)
        case "fishing":
            receive(state, seat, _some(FISH, effect), "area", table)
        case "bank":
            receive(state, seat, Reward(yen=effect), "area", table)
        case "port" | "dock" if power >= ZONES_WITH_POINTS:
            receive(state, seat, Reward(points=facts.numbers.costs.port_points), "port", table)
            table.touch("port:points")
            if len(state.me.orders) == HAND_LIMIT:
                table.touch("port:full-hand")
        case _:
            pass
    if asked := ask_of(kind, area, effect):
        state.then(asked)


def ask_of(kind: AreaKind, area: Area, effect: int) -> Ask | None:
    """What an area asks of who acts there; None for an area that only gives."""
    match kind:
        case "china":
            return AskTrade(effect)
        case "church":
            return AskChurch(area, effect)
        case "customs":
            return AskCustoms(area, effect)
        case "agency":
            return AskHire(effect)
        case "port" | "dock":
            return AskTake(int(kind == "dock"), effect)
        case "lab" | "research":
            return AskLearn(int(kind == "research"), effect)
        case "mine" | "mill" | "tea" | "fishing" | "bank":
            return None
        case "canal":
            raise AssertionError("nobody acts on the canal")
        case _:
            assert_never(kind)


@cache
def _some(good: int, count: int) -> Reward:
    goods = list(NO_GOODS)
    goods[good] = count
    one, two, three, four, five = goods
    return Reward(goods=(one, two, three, four, five))


def _pay_owner(state: State, frame: Act, table: Table[YokohamaEvent]) -> None:
    """An opponent with a trading house in the area gets 1 yen from the bank."""
    owner = state.sites[frame.area].house
    if owner is not None and owner != state.active:
        state.merchants[owner].yen += 1
        state.bank -= 1
        table.emit(Gained(owner, Reward(yen=1), "trading-house"))
        table.touch("income")
