"""Ships, railways, domestic markets, investments and contracts."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.table import BySeat
from rules.nippon.model.effects import Gain
from rules.nippon.model.state import Marker
from rules.nippon.model.terms import City, Colour, Destination, Edge, Good, Region


class Trading(BySeat):
    """What is sent, built, supplied and paid outside a seat's factories."""

    __slots__ = ()


@frozen
class ShipSent(Trading):
    """A ship was sent, and its specialist came.

    Attributes:
        destination: Where to.
        colour: Of the specialist and the department.
        upgraded: Whether an upgrade tile came too; not if the player had it.
        money: Paid for it; 0 where an effect sent it.
        iron: Likewise.
    """

    destination: Destination
    colour: Colour
    upgraded: bool
    money: int
    iron: int
    kind: Literal["ship-sent"] = "ship-sent"


@frozen
class RailwayBuilt(Trading):
    """A railway was built; what its space brings is told of by itself.

    Attributes:
        region: Where.
        bonus: Printed on the space; may be nothing.
        money: Paid for it; 0 where an effect built it.
        iron: Likewise.
    """

    region: Region
    bonus: Gain
    money: int
    iron: int
    kind: Literal["railway-built"] = "railway-built"


@frozen
class MarketSupplied(Trading):
    """A domestic market was supplied; the region's bonus or the points are told of by themselves.

    Attributes:
        city: Where.
        edge: On which of its influence spaces.
        good: What was paid.
        goods: How many of it.
        value: Of the marker laid.
        replaced: The marker that lay there, or None.
        removed: The marker that left the city because of its limit, or None.
    """

    city: City
    edge: Edge
    good: Good
    goods: int
    value: int
    replaced: Marker | None
    removed: Marker | None
    kind: Literal["market-supplied"] = "market-supplied"


@frozen
class Invested(Trading):
    """Goods were paid to advance on the Finance track; the steps are told of by themselves."""

    good: Good
    goods: int
    kind: Literal["invested"] = "invested"


@frozen
class ContractFulfilled(Trading):
    """A contract was fulfilled; its department is told of by itself.

    Attributes:
        contract: Its id.
        good: What was paid.
        goods: How many of it.
    """

    contract: str
    good: Good
    goods: int
    kind: Literal["contract-fulfilled"] = "contract-fulfilled"


TradeEvent: TypeAlias = ShipSent | RailwayBuilt | MarketSupplied | Invested | ContractFulfilled
