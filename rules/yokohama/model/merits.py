"""What can be true of a turn of Yokohama, for who is advised."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.advice import PlanFact
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.yokohama.model.cards import Technology
from rules.yokohama.model.terms import AgentKind, EndReason, Goods

Ranking: TypeAlias = Literal["church", "customs", "technology"]
"""What the most and the second most of bring points at the end."""


@frozen
class Brings(PlanFact):
    """So many points, yen and goods more than before."""

    points: int
    yen: int
    goods: Goods


@frozen
class Completes(PlanFact):
    """Orders are completed."""

    orders: tuple[str, ...]


@frozen
class MakesReady(PlanFact):
    """Orders in hand can be completed that lacked goods."""

    orders: tuple[str, ...]


@frozen
class Nears(PlanFact):
    """An order that one keeps or comes nearer to lacks these goods."""

    order: str
    missing: Goods


@frozen
class TakesOrders(PlanFact):
    """Orders come into the hand; they bring so many points once they are completed."""

    orders: tuple[str, ...]
    points: int


@frozen
class Gains(PlanFact):
    """A technology is gained."""

    technology: Technology


@frozen
class Builds(PlanFact):
    """So many shops or trading houses are built."""

    piece: Literal["shop", "house"]
    count: int


@frozen
class Achieves(PlanFact):
    """An achievement is completed."""

    achievement: str


@frozen
class Befriends(PlanFact):
    """A foreign agent comes."""

    agent: AgentKind


@frozen
class Ranks(PlanFact):
    """A place, 1 or 2, that one did not have; from whom, if a player had it."""

    ranking: Ranking
    place: int
    ahead_of: Seat | None


@frozen
class Pays(PlanFact):
    """So many yen go to another player."""

    seat: Seat
    yen: int


@frozen
class Ends(PlanFact):
    """It triggers the end of the game."""

    by: EndReason


@frozen
class Leaves(PlanFact):
    """So many yen and assistants are left at hand."""

    yen: int
    assistants: int


YokohamaMerit: TypeAlias = (
    Brings
    | Completes
    | MakesReady
    | Nears
    | TakesOrders
    | Gains
    | Builds
    | Achieves
    | Befriends
    | Ranks
    | Pays
    | Ends
    | Leaves
)
