"""The orders in hand in words for their holder: what the picture of the hand shows as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.words.figures import completes, lacking
from render.yokohama.words.labels import goods, order, order_name, yen
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from rules.yokohama.model.cards import Order
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView


def lines(view: YokohamaView) -> tuple[Label, ...]:
    """The orders of the seat that looks, or the two of which it keeps one; nothing if there is nothing to see."""
    if view.hand is None:
        return ()
    if view.offer is not None:
        return (say("yokohama-hand-offer"), *(say("yokohama-hand-order", order=order(one)) for one in view.offer))
    if not view.hand:
        return (say("yokohama-hand-empty"),)
    return tuple(say("yokohama-hand-order", order=order(one)) for one in view.hand)


def fresh(view: YokohamaView, before: YokohamaView | None) -> tuple[Order, ...]:
    """Orders in hand that their holder had not seen before: neither held them nor had them on offer.

    Args:
        view: The table as their holder sees it.
        before: What the holder saw earlier, or None if nothing is to count as new.
    """
    if before is None or before.hand is None:
        return ()
    known = (*before.hand, *(before.offer or ()))
    return tuple(one for one in view.hand or () if one not in known)


def told(view: YokohamaView, before: YokohamaView | None) -> tuple[Label, ...]:
    """Each order with what it lacks and completes, what its holder owns, and which orders are new.

    Args:
        view: The table as their holder sees it; nothing is told to anyone else.
        before: What the holder saw earlier, or None if nothing is to count as new.
    """
    if view.audience is None or view.hand is None:
        return ()
    merchant = view.merchants[view.audience]
    said = [_told(view, one, merchant) for one in view.hand] if view.hand and not view.offer else lines(view)
    owned = say("yokohama-hand-owns", goods=(*goods(merchant.goods), yen(merchant.yen)))
    new = tuple(order_name(one.id) for one in fresh(view, before))
    return (*said, owned, *((say("yokohama-hand-new", orders=new),) if new else ()))


def _told(view: YokohamaView, one: Order, merchant: MerchantView) -> Label:
    missing = lacking(one, merchant.goods)
    line = say("yokohama-panel-order", order=order(one), ready=int(not missing), missing=missing)
    return say("yokohama-hand-told", order=line, icon=completes(view, one, merchant))
