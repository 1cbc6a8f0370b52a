"""What is told of what merchants receive, and of orders, achievements and technologies outside area actions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.table import BySeat
from rules.yokohama.model.cards import Order, Reward
from rules.yokohama.model.terms import AgentKind, Country

Cause: TypeAlias = Literal[
    "area",
    "token",
    "shop",
    "house",
    "order",
    "church",
    "customs",
    "choice",
    "port",
    "trading-house",
    "mining",
    "ball",
    "language-school",
    "letterpress",
    "patent",
    "exposition",
    "gaslight",
    "electrical-light",
    "brickyard",
    "winery",
    "stock-market",
    "spinning-mill",
]
"""What brings something: the area action, a 5-power token, a building, an order, a space of church or customs board,
any goods chosen, power 5 in a port, a technology, or another merchant's action where the seat has a trading house."""


@frozen
class Gained(BySeat):
    """A seat received points, yen or goods; `reward` holds nothing else.

    Attributes:
        reward: What.
        cause: What brought it.
    """

    reward: Reward
    cause: Cause
    kind: Literal["gained"] = "gained"


@frozen
class Completed(BySeat):
    """An order was completed."""

    order: Order
    kind: Literal["completed"] = "completed"


@frozen
class AgentGained(BySeat):
    """A pair of country icons brought a foreign agent; ``short`` if none of the country was left."""

    country: Country
    short: bool
    kind: Literal["agent-gained"] = "agent-gained"


@frozen
class Achieved(BySeat):
    """An achievement was completed, for so many points."""

    achievement: str
    points: int
    first: bool
    kind: Literal["achieved"] = "achieved"


@frozen
class RewardTokenTaken(BySeat):
    """All three achievements are completed: a reward token was taken (mini-expansion 1)."""

    token: AgentKind
    kind: Literal["reward-token-taken"] = "reward-token-taken"


@frozen
class Spun(BySeat):
    """The Spinning Mill turned 1 silk into 2 yen."""

    kind: Literal["spun"] = "spun"


@frozen
class Studied(BySeat):
    """The University brought 1 assistant from the warehouse to the hand, for 1 yen."""

    kind: Literal["studied"] = "studied"


ExtraEvent: TypeAlias = Gained | Completed | AgentGained | Achieved | RewardTokenTaken | Spun | Studied
"""What merchants receive, and what they complete outside area actions."""
