"""How many markets of a region can be supplied one after the other with the goods and markers in hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from rules.nippon.steps.trade.delivering import good_of, value_of
from rules.nippon.steps.trade.goods import stocks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rules.core.reasons import Reason
    from rules.nippon.model.parts import Delivery
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Marker
    from rules.nippon.model.terms import Good


def most_together(
    position: Position,
    deliveries: Iterable[Delivery],
    most: int,
    refuse: Callable[[tuple[Delivery, ...]], Reason | None],
) -> int:
    """The most of some markets that can be supplied in one answer, in the best order.

    Args:
        deliveries: What can be supplied by itself, of one region.
        refuse: Why some deliveries cannot be made in an order, or None.
    """
    # Of what is alike, more than can be activated need not be tried.
    alike: dict[tuple[Good, int, bool], list[Delivery]] = {}
    for one in deliveries:
        alike.setdefault((good_of(position, one), one.goods, bool(_returned(position, one))), []).append(one)
    tried = [one for some in alike.values() for one in some[:most]]
    for count in range(min(most, len(tried)), 1, -1):
        several = (chosen for chosen in combinations(tried, count) if _suffices(position, chosen))
        if any(refuse(order) is None for chosen in several for order in permutations(chosen)):
            return count
    return min(1, len(tried))


def leaving(position: Position, delivery: Delivery) -> tuple[Marker | None, Marker | None]:
    """The marker whose space a delivery takes, and the one that its city then has too many."""
    markers = position.city(delivery.city).markers
    return markers[delivery.place], None if delivery.removed is None else markers[delivery.removed]


def _returned(position: Position, delivery: Delivery) -> list[int]:
    """Values of the player's own markers that come back for a delivery."""
    gone = [one for one in leaving(position, delivery) if one is not None]
    return [one.value for one in gone if one.seat == position.seat]


def _suffices(position: Position, chosen: Sequence[Delivery]) -> bool:
    """Whether goods and markers do for some markets in whatever order, markers that come back among them."""
    have, paid = stocks(position), Counter[str]()
    for one in chosen:
        paid[good_of(position, one)] += one.goods
    back = [value for one in chosen for value in _returned(position, one)]
    # What is laid in a place that is supplied once more comes back too; in which order that does is tried out later.
    often = Counter([(one.city, one.place) for one in chosen])
    back += [value_of(position, one) for one in chosen if often[one.city, one.place] > 1]
    laid = Counter([value_of(position, one) for one in chosen])
    return paid <= Counter(dict(have)) and laid <= Counter([*position.me.markers, *back])
