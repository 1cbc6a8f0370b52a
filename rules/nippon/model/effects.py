"""What tiles and boards bring: gains, and the effects of factories as their table names them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.frozen import frozen
from rules.nippon.model.terms import Area, Colour, Piece, Track

Count: TypeAlias = Annotated[int, Field(ge=0, le=40)]


@frozen
class Gain:
    """Money, resources and points."""

    money: Count = 0
    coal: Count = 0
    silk: Count = 0
    iron: Count = 0
    points: Count = 0

    def __add__(self, other: Gain) -> Gain:
        return Gain(
            self.money + other.money,
            self.coal + other.coal,
            self.silk + other.silk,
            self.iron + other.iron,
            self.points + other.points,
        )

    def __bool__(self) -> bool:
        return self.total > 0

    @property
    def total(self) -> int:
        """The sum of all its amounts."""
        return self.money + self.coal + self.silk + self.iron + self.points


@frozen
class Receive:
    """Gain something."""

    gain: Gain
    do: Literal["gain"] = "gain"


@frozen
class Advance:
    """Advance on a track."""

    track: Track
    steps: Count
    do: Literal["advance"] = "advance"


@frozen
class ActivateDepartment:
    """Activate a department: one of several, that of the worker taken, or that of the specialist who came."""

    of: tuple[Colour, ...] | Literal["worker", "specialist"]
    do: Literal["department"] = "department"


@frozen
class BuildPiece:
    """Send a ship, build a machine or a railway.

    Attributes:
        piece: One of these.
        count: How many, each in another factory, destination or region.
        bonus: How often the bonus of a railway space is gained.
        produce: Whether the factory with the new machine produces.
        elsewhere: Whether it must be another region or destination than the one before.
    """

    piece: tuple[Piece, ...]
    count: Count = 1
    bonus: Count = 1
    produce: bool = False
    elsewhere: bool = False
    do: Literal["build"] = "build"


@frozen
class AddGoods:
    """Put goods below this factory, or one below each of several factories of choice."""

    count: Count
    where: Literal["here", "different"] = "here"
    do: Literal["goods"] = "goods"


@frozen
class StoreCoal:
    """Put coal on this tile."""

    count: Count
    do: Literal["coal"] = "coal"


@frozen
class Each:
    """Gain something for each thing of a kind that the player has, up to a limit.

    Attributes:
        of: Different kinds of factories, machines built, or thresholds reached of some areas.
        gain: For each of them.
        most: Most money or points.
        areas: Areas whose thresholds count.
        upper: Whether upper thresholds count too.
    """

    of: Literal["kinds", "machines", "thresholds"]
    gain: Gain
    most: Annotated[int, Field(ge=0, le=99)] = 99
    areas: tuple[Area, ...] = ()
    upper: bool = True
    do: Literal["each"] = "each"


@frozen
class ByPrestige:
    """Activate a department once or twice if a prestige tile of level 2 or 3 lies beside an area."""

    area: Area
    department: Colour
    do: Literal["prestige"] = "prestige"


@frozen
class Passed:
    """Activate every department whose symbol the player's marker has reached or passed on a track."""

    track: Track
    do: Literal["passed"] = "passed"


@frozen
class Keep:
    """Keep some money and coal at the taxes."""

    most: Count
    do: Literal["keep"] = "keep"


@frozen
class RailwayInfluence:
    """The player's railways count more."""

    each: Count
    do: Literal["influence"] = "influence"


@frozen
class FreeCoal:
    """One factory produces without coal."""

    do: Literal["free-coal"] = "free-coal"


@frozen
class RegionBonus:
    """The bonus of a region in which the player built in this action."""

    do: Literal["region-bonus"] = "region-bonus"


Effect: TypeAlias = Annotated[
    Receive
    | Advance
    | ActivateDepartment
    | BuildPiece
    | AddGoods
    | StoreCoal
    | Each
    | ByPrestige
    | Passed
    | Keep
    | RailwayInfluence
    | FreeCoal
    | RegionBonus,
    Field(discriminator="do"),
]
