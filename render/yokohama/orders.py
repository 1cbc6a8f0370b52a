"""What a reader can reach or pay: goods that an order lacks, his power in an area, what a technology costs him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.labels import country_letters, goods
from rules.core.labels import say
from rules.yokohama.model.terms import COUNTRIES, STRONGEST, TRADE_GOODS

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.model.terms import Goods
    from rules.yokohama.view import AreaView, MerchantView, YokohamaView


def shortfall(order: Order, owned: Goods) -> Goods:
    """How many of each good an order still lacks; imports are never asked.

    Args:
        order: The order.
        owned: What its holder owns.
    """
    pairs = zip(order.goods[:TRADE_GOODS], owned[:TRADE_GOODS], strict=True)
    copper, silk, tea, fish = (max(0, asked - have) for asked, have in pairs)
    return copper, silk, tea, fish, 0


def lacking(order: Order, owned: Goods) -> tuple[Label, ...]:
    """The same in words; nothing if the order can be completed."""
    return goods(shortfall(order, owned))


def new_orders(view: YokohamaView, before: YokohamaView | None) -> tuple[Order, ...]:
    """Orders in hand that their holder had not seen before: neither held them nor had them on offer.

    Args:
        view: The table as their holder sees it.
        before: What he saw earlier, or None if nothing is to count as new.
    """
    if before is None or before.hand is None:
        return ()
    known = (*before.hand, *(before.offer or ()))
    return tuple(one for one in view.hand or () if one not in known)


def completes(view: YokohamaView, order: Order, merchant: MerchantView) -> Label:
    """Which icon of its country an order would be to a merchant, and whether that brings an agent."""
    number = COUNTRIES.index(order.country)
    before = merchant.icons[number]
    pair = bool(before % 2)
    brings = "agent" if pair and view.agents[number] else "short" if pair else "none"
    return say("yokohama-closer-icon", nth=before + 1, country=country_letters(order.country), brings=brings)


def reach(view: YokohamaView, area: AreaView) -> int:
    """Power with which the reader acts in an area, or would if his president came there; 0 if he could not come."""
    if view.acting is not None and view.acting.area == area.id:
        return view.acting.power
    if view.audience is None or area.building is None or not area.assistants[view.audience]:
        return 0
    comes = view.audience not in area.presidents
    return min(STRONGEST, area.power[view.audience] + comes)


def units(technology: Technology, surcharge: int, power: int, merchant: MerchantView) -> int | None:
    """What a technology costs a merchant besides his power, in units of 2 yen or 1 import; None if he has its name.

    Args:
        technology: The card.
        surcharge: What its space adds to its production value.
        power: Power in the laboratory.
        merchant: Who would take it.
    """
    if any(owned.name == technology.name for owned in merchant.technologies):
        return None
    return max(0, technology.value + surcharge - power) + merchant.surcharge
