"""What is told of extras: orders, achievements and technologies, in both extra phases."""

from __future__ import annotations

from typing import Literal

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import Event
from rules.yokohama.model.cards import Order
from rules.yokohama.model.terms import AgentKind, Country


@frozen
class Completed(Event):
    """An order was completed."""

    seat: Seat
    order: Order
    kind: Literal["completed"] = "completed"


@frozen
class AgentGained(Event):
    """A pair of country icons brought a foreign agent; ``short`` if none of the country was left."""

    seat: Seat
    country: Country
    short: bool
    kind: Literal["agent-gained"] = "agent-gained"


@frozen
class Achieved(Event):
    """An achievement was completed, for so many points."""

    seat: Seat
    achievement: str
    points: int
    first: bool
    kind: Literal["achieved"] = "achieved"


@frozen
class RewardTokenTaken(Event):
    """All three achievements are completed: a reward token was taken (mini-expansion 1)."""

    seat: Seat
    token: AgentKind
    kind: Literal["reward-token-taken"] = "reward-token-taken"


@frozen
class Spun(Event):
    """The Spinning Mill turned 1 silk into 2 yen."""

    seat: Seat
    kind: Literal["spun"] = "spun"


@frozen
class Studied(Event):
    """The University brought 1 assistant from the warehouse to the hand, for 1 yen."""

    seat: Seat
    kind: Literal["studied"] = "studied"
