"""Words for costs, as factories, machines and productions share them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.nippon.steps.gaining import Cost, silk_for
from rules.nippon.steps.saying import cost_label

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.nippon.model.position import Position


def pay_label(at: Position, cost: Cost) -> Label:
    """What is paid: "pay 5 money and 1 iron, 2 of it silk"; "free"."""
    return say("nippon-free") if cost == Cost() else say("nippon-pay", cost=cost_label(cost, silk_for(at, cost)))
