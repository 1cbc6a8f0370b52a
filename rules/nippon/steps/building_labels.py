"""Words for costs and machines, as factories, machines and productions share them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.nippon.model.terms import FAMILY
from rules.nippon.steps.gaining import Cost, silk_for
from rules.nippon.steps.saying import cost_label
from rules.nippon.steps.slots import factory_of
from rules.nippon.steps.stocking import output

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.labels import Label
    from rules.nippon.model.position import Position


def pay_label(at: Position, cost: Cost) -> Label:
    """What is paid: "pay 5 money and 1 iron, 2 of it silk"; "free"."""
    return say("nippon-free") if cost == Cost() else say("nippon-pay", cost=cost_label(cost, silk_for(at, cost)))


def machine_label(at: Position, slots: Sequence[str]) -> Label | None:
    """What a factory produces with one machine more; nothing for several machines or the family business."""
    factory = at.me.factory(factory_of(slots[0]))
    if len(slots) > 1 or factory is None or factory.key == FAMILY:
        return None
    return say("nippon-machine-detail", good=factory.good, count=output(factory) + 1)
