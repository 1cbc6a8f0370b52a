"""Icons of goods and areas, and what is owned, asked for, paid or brought as numbers with their icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core import icons as house
from render.core.colours import INK, WHITE, Rgb
from render.core.items import Item
from render.yokohama.colours import BRICK, GOODS, LEATHER, LILAC, STONE, YEN
from render.yokohama.icons import goods as icons_goods
from render.yokohama.icons import places as icons_places
from rules.yokohama.model.terms import GOODS as ALL_GOODS
from rules.yokohama.model.terms import AreaKind, Good

if TYPE_CHECKING:
    from render.core.sprites import Icon
    from rules.yokohama.model.cards import Reward
    from rules.yokohama.model.terms import Goods

GOOD_ICONS: dict[Good, Icon] = {
    "copper": icons_goods.copper,
    "silk": house.silk,
    "tea": house.tea,
    "fish": icons_goods.fish,
    "import": house.crate,
}

AREA_ICONS: dict[AreaKind, tuple[Icon, Rgb]] = {
    "mine": (icons_goods.copper, GOODS["copper"]),
    "mill": (house.silk, GOODS["silk"]),
    "tea": (house.tea, GOODS["tea"]),
    "fishing": (icons_goods.fish, GOODS["fish"]),
    "bank": (icons_places.safe, STONE),
    "china": (icons_places.gate, BRICK),
    "church": (icons_places.church, STONE),
    "customs": (icons_places.customs, STONE),
    "agency": (icons_places.people, STONE),
    "port": (icons_goods.order_canvas, WHITE),
    "dock": (icons_goods.order_canvas, WHITE),
    "lab": (house.flask, LILAC),
    "research": (house.flask, LILAC),
    "canal": (icons_places.bridge, BRICK),
}
"""What stands for each area."""


def good_items(goods: Goods) -> tuple[Item, ...]:
    """So many of each good; those that are none are left out."""
    return tuple(
        Item(count, GOOD_ICONS[kind], GOODS[kind]) for kind, count in zip(ALL_GOODS, goods, strict=True) if count
    )


def reward_items(reward: Reward) -> tuple[Item, ...]:
    """What a reward brings: points first."""
    others = (
        (reward.any, house.any_good, WHITE),
        (reward.warehouse, icons_goods.warehouse, STONE),
        (reward.movement, house.move, INK),
        (reward.free_agent, house.agent_bag, LEATHER),
    )
    return (
        *((Item(reward.points, None, INK),) if reward.points else ()),
        *((Item(reward.yen, house.coin, YEN),) if reward.yen else ()),
        *good_items(reward.goods),
        *(Item(count, drawing, fill) for count, drawing, fill in others if count),
    )
