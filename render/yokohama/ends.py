"""How near the end of a match is, by each condition of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.yokohama.model.terms import EndReason

if TYPE_CHECKING:
    from rules.yokohama.view import BoardSpace, MerchantView, YokohamaView


@dataclass(frozen=True, slots=True)
class Gauge:
    """How near one end is.

    Attributes:
        reason: Which condition.
        count: How far it has come; for orders the cards left in the draw pile.
        end: At which count the end is certain; 0 for orders, which count down.
        share: How much of the way to it is gone, 0 to 1.
        people: Whose assistants stand there, space by space, None for the neutral one; only for church and customs.
    """

    reason: EndReason
    count: int
    end: int
    share: float
    people: tuple[Seat | None, ...] = ()


def gauges(view: YokohamaView) -> tuple[Gauge, ...]:
    """All ends: church, customs, shops, trading houses, orders."""
    shops = max(view.merchants, key=lambda one: one.shops_built)
    houses = max(view.merchants, key=lambda one: one.houses_built)
    return (
        _board("church", view.church, view.board_limit),
        _board("customs", view.customs, view.board_limit),
        _filling("shops", shops.shops_built, all_shops(shops)),
        _filling("houses", houses.houses_built, all_houses(houses)),
        Gauge("orders", view.order_deck, 0, _gone(view)),
    )


def _board(reason: EndReason, spaces: tuple[BoardSpace, ...], limit: int) -> Gauge:
    people = tuple(space.owner for space in spaces if space.owner is not None or space.blocked)
    return replace(_filling(reason, len(people), limit), people=people)


def _filling(reason: EndReason, count: int, end: int) -> Gauge:
    return Gauge(reason, count, end, min(1.0, count / end))


def _gone(view: YokohamaView) -> float:
    """Share of the draw pile of orders that is gone: each order a merchant took from a port was replaced from it."""
    owned = sum(one.orders_in_hand + len(one.completed) for one in view.merchants)
    taken = max(0, owned - len(view.merchants))
    return taken / (taken + view.order_deck) if taken else 0.0


def standing(spaces: tuple[BoardSpace, ...]) -> int:
    """Assistants on a board, the neutral one included."""
    return sum(1 for space in spaces if space.owner is not None or space.blocked)


def all_shops(merchant: MerchantView) -> int:
    """Shops of a merchant, wherever they are."""
    return merchant.shops_built + merchant.hand.shops + merchant.warehouse.shops


def all_houses(merchant: MerchantView) -> int:
    """Trading houses of a merchant, wherever they are."""
    return merchant.houses_built + merchant.hand.houses + merchant.warehouse.houses
