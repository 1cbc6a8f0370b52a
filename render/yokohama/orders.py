"""What an order still lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.labels import goods
from rules.yokohama.terms import TRADE_GOODS

if TYPE_CHECKING:
    from rules.core.labels import Label
    from rules.yokohama.terms import Goods
    from rules.yokohama.view import Order


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
