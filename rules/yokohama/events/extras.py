"""What is told of extras: orders, achievements and technologies, in both extra phases."""

from __future__ import annotations

from typing import Literal

from rules.core.frozen import frozen
from rules.yokohama.events.by_seat import BySeat
from rules.yokohama.model.cards import Order
from rules.yokohama.model.terms import AgentKind, Country


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
