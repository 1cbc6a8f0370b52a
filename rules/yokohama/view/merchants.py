"""What lies before a merchant, and his score."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.seats import Seat
from rules.yokohama.model.cards import Order, PowerToken, Technology
from rules.yokohama.model.terms import AgentKind, Goods


@dataclass(frozen=True, slots=True)
class Stock:
    """Pieces of a merchant in one place."""

    assistants: int
    shops: int
    houses: int


@dataclass(frozen=True, slots=True)
class MerchantView:
    """A merchant as everybody sees him.

    Attributes:
        seat: Whose.
        points: Victory points so far.
        yen: Money.
        goods: Goods by kind, imports last.
        hand: Pieces in hand.
        warehouse: Pieces in the warehouse.
        house_costs: Yen for the trading houses still in the warehouse, in the order in which they leave it.
        president: Id of the area where he stands; None if he is in hand.
        walked: Ids of the areas of his last move in order, from where he set out to where he stands; none if he did
            not walk there. Where the fees leave a choice, the shortest way.
        orders_in_hand: How many.
        completed: Completed orders, oldest first.
        technologies: Technologies, oldest first.
        surcharge: What the next technology costs more because of those, in units of 2 yen or 1 import.
        icons: Country icons so far, in the order of COUNTRIES, reward tokens included.
        agents: Unused foreign agents by kind.
        used_agents: Used ones.
        tokens: 5-power tokens taken, oldest first.
        achievements: Ids of completed achievements.
        reward_token: The achievement reward token taken (mini-expansion 1): a country or ``free``.
        shops_built: Shops on the board.
        houses_built: Trading houses on the board.
    """

    seat: Seat
    points: int
    yen: int
    goods: Goods
    hand: Stock
    warehouse: Stock
    house_costs: tuple[int, ...]
    president: str | None
    walked: tuple[str, ...]
    orders_in_hand: int
    completed: tuple[Order, ...]
    technologies: tuple[Technology, ...]
    surcharge: int
    icons: tuple[int, int, int, int, int]
    agents: tuple[AgentKind, ...]
    used_agents: tuple[AgentKind, ...]
    tokens: tuple[PowerToken, ...]
    achievements: tuple[str, ...]
    reward_token: AgentKind | None
    shops_built: int
    houses_built: int
