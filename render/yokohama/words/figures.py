"""Figures that the table implies: what an order lacks, what is in reach, achievements so far, how near the end is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.yokohama.words.labels import country_letters, goods
from rules.core.frozen import frozen
from rules.core.labels import say
from rules.core.seats import Seat
from rules.yokohama.model.terms import COUNTRIES, GOODS, STRONGEST, TRADE_GOODS, EndReason

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.model.terms import Goods
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView, BoardSpace, MerchantView


def shortfall(order: Order, owned: Goods) -> Goods:
    """How many of each good an order still lacks; imports are never asked."""
    pairs = zip(order.goods[:TRADE_GOODS], owned[:TRADE_GOODS], strict=True)
    copper, silk, tea, fish = (max(0, asked - have) for asked, have in pairs)
    return copper, silk, tea, fish, 0


def lacking(order: Order, owned: Goods) -> tuple[Label, ...]:
    """The same in words; nothing if the order can be completed."""
    return goods(shortfall(order, owned))


def completes(view: YokohamaView, order: Order, merchant: MerchantView) -> Label:
    """Which icon of its country an order would be to a merchant, and whether that brings an agent."""
    number = COUNTRIES.index(order.country)
    before = merchant.icons[number]
    pair = bool(before % 2)
    brings = "agent" if pair and view.agents[number] else "short" if pair else "none"
    return say("yokohama-closer-icon", nth=before + 1, country=country_letters(order.country), brings=brings)


def reach(view: YokohamaView, area: AreaView) -> int:
    """Power with which the reader acts in an area, or would if their president came there; 0 if it could not come."""
    if view.acting is not None and view.acting.area == area.id:
        return view.acting.power
    if view.audience is None or area.building is None or not area.assistants[view.audience]:
        return 0
    comes = view.audience not in area.presidents
    return min(STRONGEST, area.power[view.audience] + comes)


def units(technology: Technology, surcharge: int, power: int, merchant: MerchantView) -> int | None:
    """What a technology costs a merchant besides power, in units of 2 yen or 1 import; None for one already owned.

    Args:
        surcharge: What its space adds to its production value.
    """
    if any(owned.name == technology.name for owned in merchant.technologies):
        return None
    return max(0, technology.value + surcharge - power) + merchant.surcharge


def progress(view: YokohamaView, merchant: MerchantView, kind: str) -> int:
    """How much a merchant has of what an achievement counts.

    Args:
        kind: What is counted, as in the ``need`` of a card.

    Raises:
        ValueError: Achievements do not count that.
    """
    match kind:
        case "copper" | "silk" | "tea" | "fish":
            return merchant.goods[GOODS.index(kind)]
        case "yen":
            return merchant.yen
        case "technologies":
            return len(merchant.technologies)
        case "orders":
            return len(merchant.completed)
        case "agents":
            # a free agent that is a 5-power token counts once
            agents = len(merchant.agents) + len(merchant.used_agents)
            return agents + len(merchant.tokens) - sum(token.reward.free_agent for token in merchant.tokens)
        case "production" | "commercial":
            sites = [area.building for area in view.areas if area.category == kind and area.building is not None]
            return sum(merchant.seat in {*site.owners, site.house_owner} for site in sites)
        case _:
            raise ValueError(f"no achievement counts {kind!r}")


@frozen
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


def here(view: YokohamaView, area: AreaView) -> Label | None:
    """With which power the reader acts in an area; None for who only watches, on the canal, and after the end."""
    if view.audience is None or area.building is None or view.phase == "over":
        return None
    return say("yokohama-closer-here", power=reach(view, area))


def fee(view: YokohamaView, area: AreaView) -> Label | None:
    """What the presidents in an area cost the reader, or others where the reader watches; None if nothing."""
    yen = due(view, area)
    return say("yokohama-closer-fee", yen=yen, right=right(view)) if yen else None


def due(view: YokohamaView, area: AreaView) -> int:
    """Yen for the presidents in an area."""
    return 0 if view.phase == "over" else sum(seat != view.audience for seat in area.presidents)


def right(view: YokohamaView) -> str:
    """What the reader's technologies save where another president stands."""
    if view.audience is None:
        return "none"
    owned = {one.name for one in view.merchants[view.audience].technologies}
    match "stagecoach" in owned, "postal" in owned:
        case True, True:
            return "both"
        case True, False:
            return "stagecoach"
        case False, True:
            return "postal"
        case _:
            return "none"
