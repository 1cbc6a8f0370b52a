"""Cards and tiles as everybody sees them, and what they bring."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.seats import Seat
from rules.yokohama.terms import Country, Goods, Stack, TechnologyName

NO_GOODS: Goods = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Reward:
    """What a card, space or token brings.

    Attributes:
        points: Victory points.
        yen: Money.
        goods: Goods by kind, imports last.
        any: Trade goods of one's choice.
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


NOTHING = Reward()


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class AchievementCard:
    """An achievement.

    Attributes:
        id: Stack and number, e.g. ``A3``.
        stack: Its stack.
        need: What must be owned or built, each with a number. Kinds: ``copper``, ``silk``, ``tea``, ``fish``, ``yen``,
            ``technologies``, ``agents`` (foreign agents and 5-power tokens in total), ``orders`` (completed),
            ``production`` and ``commercial`` (areas of that kind with an own building).
        first: Points for the first merchant.
        later: Points for everyone after.
        done: Who completed it, in order.
    """

    id: str
    stack: Stack
    need: tuple[tuple[str, int], ...]
    first: int
    later: int
    done: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Building:
    """A building tile: four shop spaces and one for a trading house.

    Attributes:
        id: Its id in the tables, e.g. ``t07``.
        shops: Reward of each shop space.
        owners: Whose shop stands on each space.
        house: Reward of the trading house.
        house_owner: Whose trading house stands there.
    """

    id: str
    shops: tuple[Reward, Reward, Reward, Reward]
    owners: tuple[Seat | None, Seat | None, Seat | None, Seat | None]
    house: Reward
    house_owner: Seat | None


@dataclass(frozen=True, slots=True)
class PowerToken:
    """A 5-power token.

    Attributes:
        id: Its kind in the tables, e.g. ``yen-3``.
        reward: What it brings.
    """

    id: str
    reward: Reward
