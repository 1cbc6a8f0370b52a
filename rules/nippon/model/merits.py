"""What can be true of a turn of Nippon, for whoever is advised."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.advice import PlanFact
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.nippon.model.terms import Area, Colour, EndReason, Piece, Region, Track


@frozen
class Brings(PlanFact):
    """More than before of these: points, resources by their names, goods."""

    amounts: tuple[tuple[str, int], ...]


@frozen
class BuildsFactory(PlanFact):
    """A factory is built."""

    factory: str


@frozen
class Lays(PlanFact):
    """So many ships, machines or railways leave the board."""

    piece: Piece
    count: int


@frozen
class Fulfils(PlanFact):
    """A contract is completed."""

    contract: str


@frozen
class Raises(PlanFact):
    """The value of a track rises to this: how advanced factories may be, or the income of coal or money."""

    track: Track
    value: int


@frozen
class Upgrades(PlanFact):
    """A department is upgraded."""

    department: Colour


@frozen
class Prides(PlanFact):
    """A prestige tile is laid beside an area; it brings so many points as things stand."""

    level: int
    area: Area
    points: int


@frozen
class Ranks(PlanFact):
    """A better place in a region than before.

    Attributes:
        region: Where.
        place: From 1.
        points: What it brings if it stays so until the section is scored.
        ahead_of: Of whom, who was ahead; the best placed of them.
    """

    region: Region
    place: int
    points: int
    ahead_of: Seat | None


@frozen
class Wages(PlanFact):
    """Wages due when the player consolidates, and by how much this turn raises them; 0 if not at all."""

    due: int
    more: int


@frozen
class Leaves(PlanFact):
    """So much money is left, in thousands."""

    money: int


@frozen
class Ends(PlanFact):
    """It ends the game."""

    by: EndReason


NipponMerit: TypeAlias = (
    Brings | BuildsFactory | Lays | Fulfils | Raises | Upgrades | Prides | Ranks | Wages | Leaves | Ends
)
