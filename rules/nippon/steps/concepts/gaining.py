"""Gaining and paying: what all effects are made of.

Source: "Grundlegende Konzepte", "Hinweis zur Seide". Rulings N-R1 (what 1 silk brings; it is sold for money that is
short), N-R4 (points below zero), N-R28 (several activations in one answer).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.nippon.events.gains import Gained, SilkSold

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.events.gains import Why
    from rules.nippon.model.effects import Gain
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Resource


@frozen
class Cost:
    """What is paid at once.

    Attributes:
        money: In thousands; silk is sold for what is short (N-R1).
        coal: From the store, then from tiles.
        silk: As such.
        iron: As such.
    """

    money: int = 0
    coal: int = 0
    silk: int = 0
    iron: int = 0


FREE = Cost()
"""What most effects cost."""


def silk_for(position: Position, cost: Cost) -> int:
    """Silk that is sold to pay a cost: what money is short."""
    return max(cost.money - position.me.money, 0)


def short_of(position: Position, cost: Cost) -> Resource | None:
    """What the seat has too little of to pay, money if silk cannot make up for it either; None if it can pay."""
    me = position.me
    if cost.coal and cost.coal > me.all_coal:
        return "coal"
    if cost.iron > me.iron:
        return "iron"
    if cost.silk > me.silk:
        return "silk"
    return "money" if silk_for(position, cost) > me.silk - cost.silk else None


def refuse_cost(position: Position, cost: Cost, section: str) -> Reason | None:
    """Why the seat cannot pay, or None if it can."""
    me, short = position.me, short_of(position, cost)
    match short:
        case None:
            return None
        case "coal":
            return _short(short, cost.coal, me.all_coal, section)
        case "iron":
            return _short(short, cost.iron, me.iron, section)
        case "silk":
            return _short(short, cost.silk, me.silk, section)
        case "money":
            spare = me.silk - cost.silk
            label = say("nippon-short-money", due=cost.money, have=me.money, silk=spare, beside=cost.silk)
            return Reason(label, section)
        case _:
            assert_never(short)


def _short(resource: Resource, due: int, have: int, section: str) -> Reason:
    return Reason(say("nippon-short", resource=resource, due=due, have=have), section)


def refuse_costs(position: Position, whole: Cost, first: Cost, section: str) -> Reason | None:
    """Why activations cannot be paid together, or None; says so where the first of them alone could be paid (N-R28).

    Args:
        whole: What all of them cost.
        first: What one of them costs alone.
    """
    reason = refuse_cost(position, whole, section)
    if reason is None or whole == first or refuse_cost(position, first, section):
        return reason
    return Reason(say("nippon-one-at-a-time", reason=reason.label), section)


def pay(position: Position, cost: Cost, table: Table[NipponEvent]) -> None:
    """Pay what can be paid; coal of the store goes before coal on tiles, which is safe from taxes."""
    me = position.me
    sell(position, silk_for(position, cost), table)
    me.money -= cost.money
    me.silk -= cost.silk
    me.iron -= cost.iron
    due = cost.coal
    taken = min(due, me.coal)
    me.coal -= taken
    due -= taken
    taken = min(due, me.tile_coal)
    me.tile_coal -= taken
    due -= taken
    for factory in me.factories:
        taken = min(due, factory.coal)
        factory.coal -= taken
        due -= taken


def sell(position: Position, silk: int, table: Table[NipponEvent]) -> None:
    """Turn silk into money, one for one."""
    if silk:
        position.me.silk -= silk
        position.me.money += silk
        table.emit(SilkSold(position.seat, silk))
        table.touch("silk:sold")


def receive(position: Position, gain: Gain, why: Why, table: Table[NipponEvent]) -> None:
    """Take money and resources from the supply into the store, and points."""
    if gain:
        add(position, gain)
        table.emit(Gained(position.seat, gain, why))


def add(position: Position, gain: Gain) -> None:
    """The same where another event tells it."""
    me = position.me
    me.money += gain.money
    me.coal += gain.coal
    me.silk += gain.silk
    me.iron += gain.iron
    me.points += gain.points
