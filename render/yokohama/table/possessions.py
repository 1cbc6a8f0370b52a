"""What a merchant openly owns, as the strip over the city shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core import icons as house
from render.core.colours import GOLD, PAPER_2, SEATS, WHITE, Rgb
from render.core.icons import agent_bag, flask
from render.core.sprites import Icon
from render.yokohama.cards.rewards import GOOD_ICONS
from render.yokohama.colours import GOODS, LEATHER, LILAC, YEN
from render.yokohama.icons import goods as icons_goods
from rules.core.frozen import frozen
from rules.yokohama.model.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from rules.yokohama.view.table import MerchantView


@frozen
class Owned:
    """A number of things that a merchant has.

    Attributes:
        drawing: Their icon.
        fill: Its colour.
        count: How many.
    """

    drawing: Icon
    fill: Rgb
    count: int


def owned(merchant: MerchantView, colour: str) -> tuple[tuple[Owned, ...], ...]:
    """What a merchant has, all open, in three rows: goods; money, pieces in hand, agents; cards and tokens."""
    goods = tuple(
        Owned(GOOD_ICONS[kind], GOODS[kind], count) for kind, count in zip(ALL_GOODS, merchant.goods, strict=True)
    )
    fill, hand = SEATS[colour], merchant.hand
    means = (
        Owned(house.coin, YEN, merchant.yen),
        Owned(icons_goods.assistant, fill, hand.assistants),
        Owned(icons_goods.shop, fill, hand.shops),
        Owned(icons_goods.trading_house, fill, hand.houses),
        Owned(agent_bag, LEATHER, len(merchant.agents)),
    )
    cards = (
        Owned(icons_goods.order_canvas, WHITE, merchant.orders_in_hand),
        Owned(icons_goods.order_done, WHITE, len(merchant.completed)),
        Owned(flask, LILAC, len(merchant.technologies)),
        Owned(icons_goods.power_token, PAPER_2, len(merchant.tokens)),
        Owned(house.ribbon, GOLD, len(merchant.achievements)),
    )
    return goods, means, cards


def counts(merchant: MerchantView) -> tuple[int, ...]:
    """How many a merchant has of each thing in the strip, row by row."""
    return tuple(thing.count for row in owned(merchant, "blue") for thing in row)
