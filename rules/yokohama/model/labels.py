"""Things in words: labels for areas, rewards, goods, orders and technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Arg, Label, say
from rules.yokohama.model.terms import GOODS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.yokohama.model.cards import Order, Reward, Technology
    from rules.yokohama.model.terms import Area
    from rules.yokohama.model.town import Town


def area_label(town: Town, area: Area) -> Label:
    """An area with the letter on its roof, by which people find it on the picture: "M Silk Mill 2"."""
    kind = town.kinds[area]
    name = town.names[area]
    number = int(name[-1]) if name[-1].isdecimal() else 0
    return say("yokohama-area-lettered", letter=town.letters[area], area=say("yokohama-area", area=kind, number=number))


def goods_label(goods: Sequence[int], yen: int = 0) -> tuple[Arg, ...]:
    """Goods and yen as a list: "2 silk", "1 tea", "2 yen"."""
    found: list[Arg] = [
        say("yokohama-some", thing=GOODS[good], count=count) for good, count in enumerate(goods) if count
    ]
    if yen:
        found.append(say("yokohama-some", thing="yen", count=yen))
    return tuple(found)


def reward_label(reward: Reward) -> tuple[Arg, ...]:
    """A reward as a list: "5 points", "2 movements"."""
    return tuple([say("yokohama-some", thing=thing, count=count) for thing, count in reward.icons])


def order_label(order: Order) -> Label:
    """An order by its name: "GB 3"."""
    return say("yokohama-order", country=order.country, number=int(order.id[2:]))


def order_code(order: Order) -> Label:
    """An order as its card shows it: "GB 3"."""
    return say("yokohama-order-code", country=order.country, number=int(order.id[2:]))


def technology_label(card: Technology) -> Label:
    """A technology by its name; the country tells two of a name apart."""
    if card.id == card.name:
        return say("yokohama-technology", name=card.name)
    return say("yokohama-technology-of", name=card.name, country=card.country)
