"""Factories, their machines, and the goods that they produce."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.table import BySeat
from rules.nippon.model.terms import Good


@frozen
class AtFactory(BySeat):
    """What happens at a factory.

    Attributes:
        factory: Its key.
    """

    factory: str


@frozen
class FactoryBuilt(AtFactory):
    """A factory was put into a factory area.

    Attributes:
        good: What it produces; the side that lies up in the case of the family business.
        money: Paid for it.
        silk: Paid for R&D value.
    """

    good: Good
    money: int = 0
    silk: int = 0
    kind: Literal["factory-built"] = "factory-built"


@frozen
class MachineBuilt(AtFactory):
    """A machine was put into a factory.

    Attributes:
        money: Paid for it.
        iron: Paid for its space.
    """

    money: int = 0
    iron: int = 0
    kind: Literal["machine-built"] = "machine-built"


@frozen
class Produced(AtFactory):
    """A factory has produced.

    Attributes:
        good: What it produces.
        count: Goods added below it.
        lost: Goods that found no room.
        coal: Paid for it.
    """

    good: Good
    count: int
    lost: int
    coal: int
    kind: Literal["produced"] = "produced"


@frozen
class NothingProduced(AtFactory):
    """A factory in which an effect built a machine could not produce.

    Attributes:
        why: Whether the coal was short, there was no room for goods, or it is the family business.
        coal: What it would have cost.
    """

    why: Literal["coal", "room", "family"]
    coal: int = 0
    kind: Literal["nothing-produced"] = "nothing-produced"


@frozen
class GoodsAdded(AtFactory):
    """Goods came below a factory without production.

    Attributes:
        good: Which.
        count: How many found room.
        lost: Goods that did not.
    """

    good: Good
    count: int
    lost: int
    kind: Literal["goods-added"] = "goods-added"


@frozen
class CoalStored(AtFactory):
    """Coal was put on a factory tile."""

    coal: int
    kind: Literal["coal-stored"] = "coal-stored"


@frozen
class MoreBought(AtFactory):
    """The price of a factory's second effect was paid; Finance steps are told by themselves.

    Attributes:
        money: Paid.
        iron: Paid.
        finance: Spaces gone back on the Finance track.
    """

    money: int
    iron: int
    finance: int
    kind: Literal["more-bought"] = "more-bought"


Lapse: TypeAlias = Literal["ship", "machine", "railway", "piece", "steps", "department", "gain"]
"""What of an effect cannot happen; a piece is a ship, machine or railway of choice."""


@frozen
class EffectLapsed(AtFactory):
    """An effect of a factory could not happen.

    Attributes:
        what: What it would have brought.
    """

    what: Lapse
    kind: Literal["effect-lapsed"] = "effect-lapsed"


BuildingEvent: TypeAlias = (
    CoalStored | EffectLapsed | FactoryBuilt | GoodsAdded | MachineBuilt | MoreBought | NothingProduced | Produced
)
"""What is told of building and producing."""
