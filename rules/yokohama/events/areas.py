"""What is told of an area action (step 3), its token and its building (steps 4 and 5)."""

from __future__ import annotations

from typing import Literal

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import Event
from rules.yokohama.model.cards import Order, PowerToken, Technology
from rules.yokohama.model.terms import AgentKind, Goods, Harbour, Institute, Piece


@frozen
class AgentUsed(Event):
    """A foreign agent was turned over to act in an area."""

    seat: Seat
    agent: AgentKind
    area: str
    kind: Literal["agent-used"] = "agent-used"


@frozen
class Acted(Event):
    """An area action begins with this power."""

    seat: Seat
    area: str
    power: int
    kind: Literal["acted"] = "acted"


@frozen
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


@frozen
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


@frozen
class PlacedAtCustoms(Event):
    """An assistant was placed on the customs board, for so many imports."""

    seat: Seat
    space: int
    imports: int
    kind: Literal["placed-at-customs"] = "placed-at-customs"


@frozen
class Hired(Event):
    """Pieces came from the warehouse to the hand, for so many yen."""

    seat: Seat
    assistants: int
    shops: int
    houses: int
    yen: int
    kind: Literal["hired"] = "hired"


@frozen
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


@frozen
class StationPlaced(Event):
    """The station token was placed in an area."""

    seat: Seat
    area: str
    kind: Literal["station-placed"] = "station-placed"


@frozen
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


@frozen
class TokenTaken(Event):
    """A 5-power token was taken."""

    seat: Seat
    area: str
    token: PowerToken
    kind: Literal["token-taken"] = "token-taken"


@frozen
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
