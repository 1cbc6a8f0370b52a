"""Deliveries in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Who, say
from rules.nippon.model.phrases import gains_label
from rules.nippon.steps.trade.delivering import good_of, reward, value_of
from rules.nippon.steps.trade.goods import sources_label
from rules.nippon.steps.trade.together import leaving

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.nippon.model.parts import Delivery
    from rules.nippon.model.position import Position


def delivery_label(position: Position, delivery: Delivery, *, points: bool) -> Label:
    """A delivery: "Osaka: 2 paper for marker 2 and 2 silk"; the goods of a city differ and tell its spaces apart."""
    good = good_of(position, delivery)
    return say(
        "nippon-trade-delivery",
        city=say("nippon-city", city=delivery.city),
        goods=say("nippon-goods", good=good, count=delivery.goods),
        sources=sources_label(delivery.sources, delivery.goods),
        value=value_of(position, delivery),
        reward=gains_label(reward(position, delivery, points=points)),
        removed="none" if delivery.removes is None else say("nippon-edge", edge=delivery.removes.split(".")[1]),
    )


def leaving_label(position: Position, delivery: Delivery) -> Label:
    """Whose marker leaves for a delivery."""
    replaced, removed = leaving(position, delivery)
    if replaced is not None:
        return say(
            "nippon-trade-replaces",
            own=int(replaced.seat == position.seat),
            who=Who(replaced.seat),
            value=replaced.value,
        )
    if removed is not None:
        return say(
            "nippon-trade-removes", own=int(removed.seat == position.seat), who=Who(removed.seat), value=removed.value
        )
    return say("nippon-trade-nothing-leaves")
