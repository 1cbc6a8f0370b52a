"""What can be told of a match of Yokohama. Only orders dealt and kept at the start are told to one seat alone.

Areas are named by their ids in notation, e.g. ``mine2``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.seats import Seat
from rules.core.table import Event
from rules.yokohama.terms import AgentKind, Country, EndReason, Goods, Harbour, Institute, Piece, Way
from rules.yokohama.view import Order, PowerToken, Reward, Technology

Fees: TypeAlias = tuple[tuple[Seat, int], ...]
"""Yen paid to owners of presidents."""

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
    "trading-house",
]
"""What brings something: the area action, a 5-power token, a building, an order, a space of church or customs board,
any goods chosen, power 5 in a port, a technology, or somebody else's action where one has a trading house."""


@dataclass(frozen=True, slots=True)
class LaidOut(Event):
    """The boards were laid out: areas in reading order, the three achievements, orders and technologies."""

    areas: tuple[str, ...]
    achievements: tuple[str, ...]
    orders: tuple[Order, ...]
    technologies: tuple[Technology, ...]
    kind: Literal["laid-out"] = "laid-out"


@dataclass(frozen=True, slots=True)
class StartPlayer(Event):
    """The start player was drawn by lot."""

    seat: Seat
    kind: Literal["start-player"] = "start-player"


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """Two orders were dealt to a seat (told to it alone)."""

    seat: Seat
    orders: tuple[Order, ...]
    kind: Literal["offered"] = "offered"


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A seat kept one of its two orders; which one is told to it alone, None for the others."""

    seat: Seat
    order: Order | None
    kind: Literal["kept"] = "kept"


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """Assistants were placed.

    Attributes:
        seat: Whose.
        areas: Where, one for each assistant; none if nobody was placed.
        fees: What was paid to presidents' owners.
        telegram: Whether this is the one more that the Telegram allows.
    """

    seat: Seat
    areas: tuple[str, ...]
    fees: Fees
    telegram: bool
    kind: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True)
class Went(Event):
    """A president moved.

    Attributes:
        seat: Whose.
        area: Where he stands now.
        way: How he came there.
        via: Areas on the way where somebody was paid.
        fees: What was paid to presidents' owners.
        canal: Yen paid for the canal.
    """

    seat: Seat
    area: str
    way: Way
    via: tuple[str, ...]
    fees: Fees
    canal: int
    kind: Literal["went"] = "went"


@dataclass(frozen=True, slots=True)
class Recalled(Event):
    """A president returned to the hand, with some assistants.

    Attributes:
        seat: Whose.
        assistants: Areas and how many returned from each.
        forced: Whether no area could be reached.
    """

    seat: Seat
    assistants: tuple[tuple[str, int], ...]
    forced: bool
    kind: Literal["recalled"] = "recalled"


@dataclass(frozen=True, slots=True)
class AgentUsed(Event):
    """A foreign agent was turned over to act in an area."""

    seat: Seat
    agent: AgentKind
    area: str
    kind: Literal["agent-used"] = "agent-used"


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """An area action begins with this power."""

    seat: Seat
    area: str
    power: int
    kind: Literal["acted"] = "acted"


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A seat received points, yen or goods; `reward` holds nothing else.

    Attributes:
        seat: Who.
        reward: What.
        cause: What brought it.
    """

    seat: Seat
    reward: Reward
    cause: Cause
    kind: Literal["gained"] = "gained"


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """Exchanges in Chinatown.

    Attributes:
        seat: Who.
        sold: Goods sold.
        bought: Goods bought, without what the Mining Technology adds.
        yen: Yen won (above zero) or spent (below).
    """

    seat: Seat
    sold: Goods
    bought: Goods
    yen: int
    kind: Literal["traded"] = "traded"


@dataclass(frozen=True, slots=True)
class PlacedInChurch(Event):
    """An assistant was placed on the church board.

    Attributes:
        seat: Whose.
        space: Number of the space.
        faith: What the space asks for.
        goods: Goods paid.
        yen: Yen paid.
    """

    seat: Seat
    space: int
    faith: int
    goods: Goods
    yen: int
    kind: Literal["placed-in-church"] = "placed-in-church"


@dataclass(frozen=True, slots=True)
class PlacedAtCustoms(Event):
    """An assistant was placed on the customs board, for so many imports."""

    seat: Seat
    space: int
    imports: int
    kind: Literal["placed-at-customs"] = "placed-at-customs"


@dataclass(frozen=True, slots=True)
class Hired(Event):
    """Pieces came from the warehouse to the hand, for so many yen."""

    seat: Seat
    assistants: int
    shops: int
    houses: int
    yen: int
    kind: Literal["hired"] = "hired"


@dataclass(frozen=True, slots=True)
class Learned(Event):
    """A technology was gained.

    Attributes:
        seat: Who.
        technology: Which.
        laboratory: Where.
        imports: Imports paid.
        yen: Yen paid.
    """

    seat: Seat
    technology: Technology
    laboratory: Institute
    imports: int
    yen: int
    kind: Literal["learned"] = "learned"


@dataclass(frozen=True, slots=True)
class StationPlaced(Event):
    """The station token was placed in an area."""

    seat: Seat
    area: str
    kind: Literal["station-placed"] = "station-placed"


@dataclass(frozen=True, slots=True)
class TookOrders(Event):
    """Orders were taken from a port, openly.

    Attributes:
        seat: Who.
        port: Where.
        orders: One or two.
        imports: Imports paid for the second.
        yen: Yen paid for the second.
    """

    seat: Seat
    port: Harbour
    orders: tuple[Order, ...]
    imports: int
    yen: int
    kind: Literal["took-orders"] = "took-orders"


@dataclass(frozen=True, slots=True)
class OrdersRefilled(Event):
    """New orders lie in a port; ``short`` spaces stay empty."""

    port: Harbour
    orders: tuple[Order, ...]
    short: int
    kind: Literal["orders-refilled"] = "orders-refilled"


@dataclass(frozen=True, slots=True)
class TechnologyRefilled(Event):
    """A new technology lies in a laboratory, or none is left."""

    laboratory: Institute
    technology: Technology | None
    kind: Literal["technology-refilled"] = "technology-refilled"


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A 5-power token was taken."""

    seat: Seat
    area: str
    token: PowerToken
    kind: Literal["token-taken"] = "token-taken"


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A shop or a trading house was built.

    Attributes:
        seat: Whose.
        area: Where.
        piece: ``shop`` or ``house``.
        space: Number of the shop space, from 1; 0 for a trading house.
    """

    seat: Seat
    area: str
    piece: Piece
    space: int
    kind: Literal["built"] = "built"


@dataclass(frozen=True, slots=True)
class MovedAssistants(Event):
    """Assistants were moved without fees: from (None is the hand) and to."""

    seat: Seat
    moves: tuple[tuple[str | None, str], ...]
    kind: Literal["moved-assistants"] = "moved-assistants"


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """Assistants returned from the area that acted; by Telephone one may have stayed."""

    seat: Seat
    area: str
    returned: int
    stayed: int
    kind: Literal["recovered"] = "recovered"


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """An order was completed."""

    seat: Seat
    order: Order
    kind: Literal["completed"] = "completed"


@dataclass(frozen=True, slots=True)
class AgentGained(Event):
    """A pair of country icons brought a foreign agent; ``short`` if none of the country was left."""

    seat: Seat
    country: Country
    short: bool
    kind: Literal["agent-gained"] = "agent-gained"


@dataclass(frozen=True, slots=True)
class Achieved(Event):
    """An achievement was completed, for so many points."""

    seat: Seat
    achievement: str
    points: int
    first: bool
    kind: Literal["achieved"] = "achieved"


@dataclass(frozen=True, slots=True)
class RewardTokenTaken(Event):
    """All three achievements are completed: a reward token was taken (mini-expansion 1)."""

    seat: Seat
    token: AgentKind
    kind: Literal["reward-token-taken"] = "reward-token-taken"


@dataclass(frozen=True, slots=True)
class Spun(Event):
    """The Spinning Mill turned 1 silk into 2 yen."""

    seat: Seat
    kind: Literal["spun"] = "spun"


@dataclass(frozen=True, slots=True)
class Studied(Event):
    """The University brought 1 assistant from the warehouse to the hand, for 1 yen."""

    seat: Seat
    kind: Literal["studied"] = "studied"


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn is over."""

    seat: Seat
    kind: Literal["turn-ended"] = "turn-ended"


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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


YokohamaEvent: TypeAlias = Annotated[
    LaidOut
    | StartPlayer
    | Offered
    | Kept
    | Placed
    | Went
    | Recalled
    | AgentUsed
    | Acted
    | Gained
    | Traded
    | PlacedInChurch
    | PlacedAtCustoms
    | Hired
    | Learned
    | StationPlaced
    | TookOrders
    | OrdersRefilled
    | TechnologyRefilled
    | TokenTaken
    | Built
    | MovedAssistants
    | Recovered
    | Completed
    | AgentGained
    | Achieved
    | RewardTokenTaken
    | Spun
    | Studied
    | TurnEnded
    | EndIsNear
    | Ended,
    Field(discriminator="kind"),
]
