"""Words for costs, as factories, machines and productions share them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.nippon.model.effects import Gain
from rules.nippon.model.names import WITHOUT
from rules.nippon.model.phrases import factory_label, gains_label
from rules.nippon.steps.gaining import silk_for

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.nippon.model.position import Position
    from rules.nippon.steps.gaining import Cost


def pay_label(at: Position, cost: Cost) -> Label:
    """What is paid: "pay 5 money, 2 of it silk, and 1 iron"; "free"."""
    paid = gains_label(Gain(money=cost.money, coal=cost.coal, silk=cost.silk, iron=cost.iron))
    sold = silk_for(at, cost)
    if not paid:
        return say("nippon-free")
    return say("nippon-pay-sold", cost=paid, silk=sold) if sold else say("nippon-pay", cost=paid)


def modifier_label(named: str | None) -> tuple[Label, ...]:
    """The factory that modifies the action, if one does."""
    return () if named is None or named == WITHOUT else (factory_label(named),)
