"""The orders in hand in words for their holder: what his picture shows as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.figures import completes, lacking, new_orders
from render.yokohama.panels.panel import hand_lines
from render.yokohama.words.labels import goods, order, order_name, yen
from rules.core.labels import say

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.yokohama.model.cards import Order
    from rules.yokohama.view import MerchantView, YokohamaView


def hand_told(view: YokohamaView, before: YokohamaView | None) -> tuple[Label, ...]:
    """Each order with what it lacks and completes, what its holder owns, and which orders are new.

    Args:
        view: The table as their holder sees it; nothing is told to anybody else.
        before: What he saw earlier, or None if nothing is to count as new.
    """
    if view.audience is None or view.hand is None:
        return ()
    merchant = view.merchants[view.audience]
    lines = [_told(view, one, merchant) for one in view.hand] if view.hand and not view.offer else hand_lines(view)
    owned = say("yokohama-hand-owns", goods=(*goods(merchant.goods), yen(merchant.yen)))
    fresh = tuple(order_name(one.id) for one in new_orders(view, before))
    return (*lines, owned, *((say("yokohama-hand-new", orders=fresh),) if fresh else ()))


def _told(view: YokohamaView, one: Order, merchant: MerchantView) -> Label:
    missing = lacking(one, merchant.goods)
    line = say("yokohama-panel-order", order=order(one), ready=int(not missing), missing=missing)
    return say("yokohama-hand-told", order=line, icon=completes(view, one, merchant))
