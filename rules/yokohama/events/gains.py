"""What is told when a merchant receives something, in whatever step."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.yokohama.events.by_seat import BySeat
from rules.yokohama.model.cards import Reward

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
any goods chosen, power 5 in a port, a technology, or somebody else's action where one has a trading house."""


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
