"""What is told of the deal, between turns, and of the end."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import BySeat, Event
from rules.yokohama.model.cards import Order, Technology
from rules.yokohama.model.terms import EndReason, Harbour, Institute


@frozen
class LaidOut(Event):
    """The boards were laid out: areas in reading order, the three achievements, orders and technologies."""

    areas: tuple[str, ...]
    achievements: tuple[str, ...]
    orders: tuple[Order, ...]
    technologies: tuple[Technology, ...]
    kind: Literal["laid-out"] = "laid-out"


@frozen
class StartPlayer(BySeat):
    """The start player was drawn by lot."""

    kind: Literal["start-player"] = "start-player"


@frozen
class Offered(BySeat):
    """Two orders were dealt to a seat (told to it alone)."""

    orders: tuple[Order, ...]
    kind: Literal["offered"] = "offered"


@frozen
class Kept(BySeat):
    """A seat kept one of its two orders; which one is told to it alone, None for the others."""

    order: Order | None
    kind: Literal["kept"] = "kept"


@frozen
class OrdersRefilled(Event):
    """New orders lie in a port; ``short`` spaces stay empty."""

    port: Harbour
    orders: tuple[Order, ...]
    short: int
    kind: Literal["orders-refilled"] = "orders-refilled"


@frozen
class TechnologyRefilled(Event):
    """A new technology lies in a laboratory, or none is left."""

    laboratory: Institute
    technology: Technology | None
    kind: Literal["technology-refilled"] = "technology-refilled"


@frozen
class TurnEnded(BySeat):
    """A turn is over."""

    kind: Literal["turn-ended"] = "turn-ended"


@frozen
class EndIsNear(Event):
    """A condition for the end is met: this round is finished, then one more is played.

    Attributes:
        reason: Which condition.
        seat: Who brought it about.
        rounds_left: Rounds still to be played, the current one included.
    """

    reason: EndReason
    seat: Seat
    rounds_left: int
    kind: Literal["end-is-near"] = "end-is-near"


@frozen
class Ended(Event):
    """The match is over.

    Attributes:
        by: The condition that brought the end.
        winner: Who has most points, in a tie the earliest in turn order.
        tie: Whether turn order had to decide.
    """

    by: EndReason
    winner: Seat
    tie: bool
    kind: Literal["ended"] = "ended"


RoundEvent: TypeAlias = (
    LaidOut | StartPlayer | Offered | Kept | OrdersRefilled | TechnologyRefilled | TurnEnded | EndIsNear | Ended
)
"""The deal, new cards, and the end."""
