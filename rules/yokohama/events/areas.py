"""What is told of an area action (step 3), its token and its building (steps 4 and 5)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.table import BySeat
from rules.yokohama.model.cards import Order, PowerToken, Technology
from rules.yokohama.model.terms import AgentKind, Goods, Harbour, Institute, Piece


@frozen
class AgentUsed(BySeat):
    """A foreign agent was turned over to act in an area."""

    agent: AgentKind
    area: str
    kind: Literal["agent-used"] = "agent-used"


@frozen
class Acted(BySeat):
    """An area action begins with this power."""

    area: str
    power: int
    kind: Literal["acted"] = "acted"


@frozen
class Traded(BySeat):
    """Exchanges in Chinatown.

    Attributes:
        sold: Goods sold.
        bought: Goods bought, without what the Mining Technology adds.
        yen: Yen won (above zero) or spent (below).
    """

    sold: Goods
    bought: Goods
    yen: int
    kind: Literal["traded"] = "traded"


@frozen
class PlacedInChurch(BySeat):
    """An assistant was placed on the church board.

    Attributes:
        space: Number of the space.
        faith: What the space asks for.
        goods: Goods paid.
        yen: Yen paid.
    """

    space: int
    faith: int
    goods: Goods
    yen: int
    kind: Literal["placed-in-church"] = "placed-in-church"


@frozen
class PlacedAtCustoms(BySeat):
    """An assistant was placed on the customs board, for so many imports."""

    space: int
    imports: int
    kind: Literal["placed-at-customs"] = "placed-at-customs"


@frozen
class Hired(BySeat):
    """Pieces came from the warehouse to the hand, for so many yen."""

    assistants: int
    shops: int
    houses: int
    yen: int
    kind: Literal["hired"] = "hired"


@frozen
class Learned(BySeat):
    """A technology was gained.

    Attributes:
        technology: Which.
        laboratory: Where.
        imports: Imports paid.
        yen: Yen paid.
    """

    technology: Technology
    laboratory: Institute
    imports: int
    yen: int
    kind: Literal["learned"] = "learned"


@frozen
class StationPlaced(BySeat):
    """The station token was placed in an area."""

    area: str
    kind: Literal["station-placed"] = "station-placed"


@frozen
class TookOrders(BySeat):
    """Orders were taken from a port, openly.

    Attributes:
        port: Where.
        orders: One or two.
        imports: Imports paid for the second.
        yen: Yen paid for the second.
    """

    port: Harbour
    orders: tuple[Order, ...]
    imports: int
    yen: int
    kind: Literal["took-orders"] = "took-orders"


@frozen
class TokenTaken(BySeat):
    """A 5-power token was taken."""

    area: str
    token: PowerToken
    kind: Literal["token-taken"] = "token-taken"


@frozen
class Built(BySeat):
    """A shop or a trading house was built.

    Attributes:
        area: Where.
        piece: ``shop`` or ``house``.
        space: Number of the shop space, from 1; 0 for a trading house.
    """

    area: str
    piece: Piece
    space: int
    kind: Literal["built"] = "built"


AreaEvent: TypeAlias = (
    AgentUsed
    | Acted
    | Traded
    | PlacedInChurch
    | PlacedAtCustoms
    | Hired
    | Learned
    | StationPlaced
    | TookOrders
    | TokenTaken
    | Built
)
"""An area action, its token and its building."""
