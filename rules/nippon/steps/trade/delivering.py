"""Supplying one domestic market: what it takes, and what comes of it.

Source: "Einen heimischen Markt beliefern" ("Heimische Märkte"); rulings N-R20 (a marker as low as the lowest of a full
city), N-R23 (from which factories goods are paid), N-R24 (an own marker that is replaced can be used at once).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.clauses import Clause
from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Element, Number
from rules.nippon.events.trade import MarketSupplied
from rules.nippon.model.effects import Gain
from rules.nippon.model.headings import MARKETS
from rules.nippon.model.parts import Delivery
from rules.nippon.model.spaces import space_word
from rules.nippon.model.state import Marker
from rules.nippon.model.terms import EDGES, Good, Region
from rules.nippon.model.words import SPACE
from rules.nippon.steps.concepts.asking import Running
from rules.nippon.steps.concepts.gaining import receive
from rules.nippon.steps.concepts.laying import lay, leaving, refuse_marker
from rules.nippon.steps.trade.goods import SOURCES, meant_sources, other_sources, pay_goods, refuse_goods

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.table import Table
    from rules.core.words import Typed
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position


class DeliveryWords(Element[Delivery]):
    """How it is typed: ``osaka.top 2``, ``osaka.top 2 removes osaka.left from paper3a``."""

    def __init__(self) -> None:
        self._space = SPACE
        self._goods = Number()
        self._removes = Clause(("removes", "remove"), SPACE)

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[Delivery, int]]:
        for space, number in self._space.read(typed, at):
            for goods, end in self._goods.read(typed, number):
                for removes, sources, last in self._clauses(typed, end):
                    yield Delivery(space, goods, removes, sources or ()), last

    def _clauses(self, typed: Typed, at: int) -> Iterator[tuple[str | None, tuple[str, ...] | None, int]]:
        """Both clauses, in either order."""
        for removes, end in self._removes.read(typed, at):
            yield from ((removes, sources, last) for sources, last in SOURCES.read(typed, end))
        for sources, end in SOURCES.read(typed, at):
            if sources is not None:
                found = self._removes.read(typed, end)
                yield from ((removes, sources, last) for removes, last in found if removes is not None)

    @override
    def write(self, value: Delivery) -> Sequence[str]:
        clauses = (*self._removes.write(value.removes), *SOURCES.write(value.sources or None))
        return (value.space, str(value.goods), *clauses)

    @property
    @override
    def help(self) -> str:
        return f"{self._space.help} {self._goods.help} {self._removes.help} {SOURCES.help}"


def region_of(position: Position, delivery: Delivery) -> Region:
    """The region of a delivery."""
    return position.facts.region_of[delivery.city]


def good_of(position: Position, delivery: Delivery) -> Good:
    """The kind of goods that a market asks for."""
    return position.city(delivery.city).demand[delivery.place]


def value_of(position: Position, delivery: Delivery) -> int:
    """Value of the marker that so many goods allow."""
    return position.facts.goods[good_of(position, delivery)].markers[delivery.goods - 1]


def refuse_delivery(position: Position, delivery: Delivery) -> Reason | None:
    """Why a market cannot be supplied like this, or None if it can."""
    return refuse_laying(position, delivery) or _refuse_removal(position, delivery)


def refuse_laying(position: Position, delivery: Delivery) -> Reason | None:
    """Why the goods cannot be paid or their marker cannot be laid, whatever leaves the city for it, or None."""
    good = good_of(position, delivery)
    values = position.facts.goods[good].markers
    if not 1 <= delivery.goods <= len(values):
        return Reason(say("nippon-goods-range", most=len(values)), MARKETS)
    if reason := refuse_goods(position, good, delivery.goods, delivery.sources, MARKETS):
        return reason
    value = values[delivery.goods - 1]
    if value not in position.me.markers:
        return Reason(say("nippon-no-such-marker", value=value), MARKETS)
    return refuse_marker(position.facts, position.state, delivery.city, delivery.place, value)


def _refuse_removal(position: Position, delivery: Delivery) -> Reason | None:
    """Why the marker that was named does not leave the city, or one must be named; None if all is well."""
    lowest = leaving(position.facts, position.state, delivery.city, delivery.place)
    if delivery.removes is None:
        return Reason(say("nippon-remove-which", city=delivery.city), MARKETS) if lowest else None
    if delivery.removed in lowest:
        return None
    return Reason(say("nippon-not-removed", city=delivery.city, full="yes" if lowest else "no"), MARKETS)


def removals(position: Position, delivery: Delivery) -> tuple[Delivery, ...]:
    """A delivery with each marker that may leave for it, or as it is if none must."""
    lowest = leaving(position.facts, position.state, delivery.city, delivery.place)
    if not lowest:
        return (delivery,)
    named = [space_word(delivery.city, EDGES[place]) for place in lowest]
    return tuple([replace(delivery, removes=name) for name in named])


def with_sources(position: Position, delivery: Delivery) -> tuple[Delivery, ...]:
    """A delivery with each way to pay that it may mean, as it is written."""
    ways = meant_sources(position, good_of(position, delivery), delivery.goods, delivery.sources)
    return tuple([replace(delivery, sources=way) for way in ways])


def paid_otherwise(position: Position, delivery: Delivery) -> tuple[Delivery, ...]:
    """A delivery with every way to pay but the usual one."""
    ways = other_sources(position, good_of(position, delivery), delivery.goods)
    return tuple([replace(delivery, sources=way) for way in ways])


def deliver(position: Position, delivery: Delivery) -> tuple[Marker | None, Marker | None]:
    """Pay the goods and lay the marker; the one that was replaced and the one that was removed."""
    value = value_of(position, delivery)
    pay_goods(position, good_of(position, delivery), delivery.goods, delivery.sources)
    position.me.markers.remove(value)
    return lay(position.state, delivery.city, delivery.place, Marker(position.seat, value), delivery.removed)


def reward(position: Position, delivery: Delivery, *, points: bool) -> Gain:
    """The bonus of the region, or points instead."""
    if points:
        return Gain(points=position.facts.tables.match.market_points.value)
    return position.facts.regions[region_of(position, delivery)].bonus


@frozen
class Deliver(Running):
    """A market is supplied in the action.

    Attributes:
        delivery: How.
        points: Whether points are had instead of the region's bonus.
    """

    delivery: Delivery
    points: bool
    kind: Literal["deliver"] = "deliver"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        delivery = self.delivery
        good, value = good_of(position, delivery), value_of(position, delivery)
        replaced, removed = deliver(position, delivery)
        table.emit(
            MarketSupplied(position.seat, delivery.city, delivery.edge, good, delivery.goods, value, replaced, removed)
        )
        table.touch(f"market:{delivery.goods}")
        if delivery.sources:
            table.touch("ruling:N-R23")
        if replaced is not None:
            table.touch("market:own-replaced" if replaced.seat == position.seat else "market:replaced")
        if removed is not None:
            table.touch("market:removed")
        receive(position, reward(position, delivery, points=self.points), "market" if self.points else "region", table)
