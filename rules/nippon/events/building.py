"""Factories, their machines, and the goods that they produce."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.table import BySeat
from rules.nippon.model.terms import Good


@frozen
class FactoryBuilt(BySeat):
    """A factory was put into a factory area.

    Attributes:
        factory: Its key.
        good: What it produces; the side that lies up in the case of the family business.
        money: Paid for it.
        silk: Paid for R&D value.
    """

    factory: str
    good: Good
    money: int = 0
    silk: int = 0
    kind: Literal["factory-built"] = "factory-built"


@frozen
class MachineBuilt(BySeat):
    """A machine was put into a factory.

    Attributes:
        factory: Key of the factory.
        money: Paid for it.
        iron: Paid for its space.
    """

    factory: str
    money: int = 0
    iron: int = 0
    kind: Literal["machine-built"] = "machine-built"


@frozen
class Produced(BySeat):
    """A factory has produced.

    Attributes:
        factory: Its key.
        good: What it produces.
        count: Goods that are below it now in addition.
        lost: Goods that found no room.
        coal: Paid for it.
    """

    factory: str
    good: Good
    count: int
    lost: int
    coal: int
    kind: Literal["produced"] = "produced"


@frozen
class NothingProduced(BySeat):
    """A factory in which an effect built a machine could not produce.

    Attributes:
        factory: Its key.
        why: Whether the coal was short, there was no room for goods, or it is the family business.
        coal: What it would have cost.
    """

    factory: str
    why: Literal["coal", "room", "family"]
    coal: int = 0
    kind: Literal["nothing-produced"] = "nothing-produced"


@frozen
class GoodsAdded(BySeat):
    """Goods came below a factory without production.

    Attributes:
        factory: Its key.
        good: Which.
        count: How many found room.
        lost: Goods that did not.
    """

    factory: str
    good: Good
    count: int
    lost: int
    kind: Literal["goods-added"] = "goods-added"


@frozen
class CoalStored(BySeat):
    """Coal was put on a factory tile."""

    factory: str
    coal: int
    kind: Literal["coal-stored"] = "coal-stored"


@frozen
class MoreBought(BySeat):
    """The price of a factory's second effect was paid; Finance steps are told by themselves.

    Attributes:
        factory: Key of the factory.
        money: Paid.
        iron: Paid.
        finance: Spaces gone back on the Finance track.
    """

    factory: str
    money: int
    iron: int
    finance: int
    kind: Literal["more-bought"] = "more-bought"


Lapse: TypeAlias = Literal["ship", "machine", "railway", "piece", "steps", "department", "gain"]
"""What of an effect cannot happen; a piece is a ship, machine or railway of choice."""


@frozen
class EffectLapsed(BySeat):
    """An effect of a factory could not happen.

    Attributes:
        factory: Key of the factory.
        what: What it would have brought.
    """

    factory: str
    what: Lapse
    kind: Literal["effect-lapsed"] = "effect-lapsed"


BuildingEvent: TypeAlias = (
    CoalStored | EffectLapsed | FactoryBuilt | GoodsAdded | MachineBuilt | MoreBought | NothingProduced | Produced
)
"""What is told of building and producing."""
