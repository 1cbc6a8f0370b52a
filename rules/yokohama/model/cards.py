"""Cards, tiles, tokens and spaces of the boards, and what they bring."""

from __future__ import annotations

from itertools import combinations
from operator import ge
from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.yokohama.model.terms import GOODS, Country, Goods, Stack, TechnologyName

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NO_GOODS: Goods = (0, 0, 0, 0, 0)


def goods_of(counts: Iterable[int]) -> Goods:
    """How many of each good, in their order."""
    copper, silk, tea, fish, imports = counts
    return copper, silk, tea, fish, imports


@frozen
class Reward:
    """What a card, space or token brings.

    Attributes:
        points: Victory points.
        yen: Money.
        goods: Goods by kind, imports last.
        any: Trade goods of the merchant's choice.
        warehouse: Pieces that may be taken out of the warehouse, at their price.
        movement: Assistants that may be moved, without fees.
        free_agent: Free agents.
    """

    points: int = 0
    yen: int = 0
    goods: Goods = NO_GOODS
    any: int = 0
    warehouse: int = 0
    movement: int = 0
    free_agent: int = 0

    @property
    def icons(self) -> tuple[tuple[str, int], ...]:
        """Its icons, each with its number."""
        counts = (
            ("points", self.points),
            ("yen", self.yen),
            *zip(GOODS, self.goods, strict=True),
            ("any", self.any),
            ("warehouse", self.warehouse),
            ("movement", self.movement),
            ("free-agent", self.free_agent),
        )
        return tuple([(icon, count) for icon, count in counts if count])


NOTHING = Reward()


@frozen
class Order:
    """An order card.

    Attributes:
        id: Country and number, e.g. ``gb3``.
        country: Its icon.
        goods: Trade goods it asks for; imports are never asked.
        reward: What completing it brings.
    """

    id: str
    country: Country
    goods: Goods
    reward: Reward


@frozen
class Technology:
    """A technology card.

    Attributes:
        id: Its name, with the country if there are two of the name, e.g. ``tram``, ``ball-fr``.
        name: Which technology.
        value: Production value: its price, and what counts at the end.
        country: Its icon.
    """

    id: str
    name: TechnologyName
    value: int
    country: Country


@frozen
class PowerToken:
    """A 5-power token.

    Attributes:
        id: Its kind in the tables, e.g. ``yen-3``.
        reward: What it brings.
    """

    id: str
    reward: Reward


@frozen
class Achievement:
    """An achievement: its id, what it asks for, its points."""

    id: str
    stack: Stack
    need: tuple[tuple[str, int], ...]
    first: int
    later: int


@frozen
class Tile:
    """A building tile."""

    id: str
    shops: tuple[Reward, Reward, Reward, Reward]
    house: Reward


@frozen
class Space:
    """A space of the church or customs board."""

    need: int
    reward: Reward
    blocked: bool


def together(orders: Sequence[Order], goods: Sequence[int]) -> tuple[Order, ...]:
    """The most of some orders that one stock fills, not only each of them; of as many, those that bring most points."""
    for size in range(len(orders), 0, -1):
        chosen = [some for some in combinations(orders, size) if _fills(goods, some)]
        if chosen:
            return max(chosen, key=lambda some: sum([order.reward.points for order in some]))
    return ()


def _fills(goods: Sequence[int], orders: Sequence[Order]) -> bool:
    asked = [sum(counts) for counts in zip(*[order.goods for order in orders], strict=True)]
    return all(map(ge, goods, asked))
