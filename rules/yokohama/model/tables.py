"""Component tables of Yokohama: cards, tiles, boards and the numbers of the rulebooks."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field

from rules.core.components import Source
from rules.core.frozen import frozen
from rules.yokohama.model.terms import AREA_KINDS, AreaKind, Category, Country, TechnologyName, Zone

Few: TypeAlias = Annotated[int, Field(ge=0, le=40)]
TwoToFour: TypeAlias = tuple[Few, Few, Few]
"""A number for 2, 3 and 4 merchants."""


@frozen
class RewardRow:
    """What something brings; see `rules.yokohama.view.Reward`."""

    points: Few = 0
    yen: Few = 0
    copper: Few = 0
    silk: Few = 0
    tea: Few = 0
    fish: Few = 0
    imports: Few = 0
    any: Annotated[int, Field(ge=0, le=4)] = 0
    warehouse: Annotated[int, Field(ge=0, le=4)] = 0
    movement: Annotated[int, Field(ge=0, le=4)] = 0
    free_agent: Annotated[int, Field(ge=0, le=1)] = 0


@frozen
class GoodsRow:
    """Trade goods that are asked for."""

    copper: Few = 0
    silk: Few = 0
    tea: Few = 0
    fish: Few = 0


@frozen
class OrderRow:
    """An order card."""

    id: Annotated[str, Field(pattern=r"^(gb|us|fr|de|nl)[1-9][0-9]?$")]
    goods: GoodsRow
    reward: RewardRow
    source: Source


@frozen
class OrdersTable:
    """All order cards."""

    order: Annotated[tuple[OrderRow, ...], Field(min_length=36, max_length=99)]

    def __post_init__(self) -> None:
        if len({row.id for row in self.order}) != len(self.order):
            raise ValueError("two orders have the same id")


@frozen
class TechnologyRow:
    """A technology and the country of each of its cards."""

    name: TechnologyName
    value: Annotated[int, Field(ge=0, le=9)]
    countries: Annotated[tuple[Country, ...], Field(min_length=1, max_length=5)]
    source: Source
    value_source: Source | None = None

    def __post_init__(self) -> None:
        if len(set(self.countries)) != len(self.countries):
            raise ValueError("two cards of a technology show the same country")


@frozen
class TechnologiesTable:
    """All technology cards, by name."""

    technology: Annotated[tuple[TechnologyRow, ...], Field(min_length=12, max_length=len(get_args(TechnologyName)))]

    def __post_init__(self) -> None:
        if len({row.name for row in self.technology}) != len(self.technology):
            raise ValueError("a technology is there twice")
        if any(row.name == "station" and len(row.countries) > 1 for row in self.technology):
            raise ValueError("there is one station token, so there is one Station")


@frozen
class NeedRow:
    """What an achievement asks for; see `rules.yokohama.view.AchievementCard`."""

    copper: Few = 0
    silk: Few = 0
    tea: Few = 0
    fish: Few = 0
    yen: Few = 0
    technologies: Few = 0
    agents: Few = 0
    orders: Few = 0
    production: Few = 0
    commercial: Few = 0


@frozen
class AchievementRow:
    """An achievement."""

    id: Annotated[str, Field(pattern=r"^[ABC][1-9]$")]
    need: NeedRow
    first: Few
    later: Few
    source: Source
    need_source: Source | None = None
    later_source: Source | None = None


@frozen
class AchievementsTable:
    """All achievements."""

    achievement: Annotated[tuple[AchievementRow, ...], Field(min_length=3, max_length=27)]

    def __post_init__(self) -> None:
        ids = [row.id for row in self.achievement]
        if len(set(ids)) != len(ids) or {name[0] for name in ids} != {"A", "B", "C"}:
            raise ValueError("each stack A, B and C has achievements, and none is there twice")


@frozen
class TileRow:
    """A building tile."""

    id: Annotated[str, Field(pattern=r"^t[0-9]{2}$")]
    shops: tuple[RewardRow, RewardRow, RewardRow, RewardRow]
    house: RewardRow
    source: Source


@frozen
class TilesTable:
    """All building tiles."""

    tile: Annotated[tuple[TileRow, ...], Field(min_length=17, max_length=60)]

    def __post_init__(self) -> None:
        if len({row.id for row in self.tile}) != len(self.tile):
            raise ValueError("two building tiles have the same id")


@frozen
class TokenRow:
    """A kind of 5-power token; with a module it is in the box only if that is played."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{1,30}$")]
    count: Annotated[int, Field(ge=1, le=40)]
    reward: RewardRow
    source: Source
    module: Literal["free-agents"] | None = None


@frozen
class TokensTable:
    """All 5-power tokens, by kind."""

    token: Annotated[tuple[TokenRow, ...], Field(min_length=1, max_length=40)]

    def __post_init__(self) -> None:
        if len({row.id for row in self.token}) != len(self.token):
            raise ValueError("two 5-power tokens have the same id")
        if sum(row.count for row in self.token if row.module is None) < 17:
            raise ValueError("there are too few 5-power tokens for four")


@frozen
class SpaceRow:
    """A space of the church or customs board."""

    need: Annotated[int, Field(ge=1, le=11)]
    reward: RewardRow
    source: Source
    blocked: bool = False


@frozen
class SpacesTable:
    """The spaces of the church or customs board, left to right."""

    space: Annotated[tuple[SpaceRow, ...], Field(min_length=6, max_length=12)]


@frozen
class AreaRow:
    """An area board."""

    kind: AreaKind
    category: Category
    copies: tuple[
        Annotated[int, Field(ge=0, le=2)], Annotated[int, Field(ge=0, le=2)], Annotated[int, Field(ge=0, le=2)]
    ]
    effect: tuple[Few, Few, Few, Few, Few]
    source: Source


@frozen
class AreasTable:
    """All area boards."""

    area: tuple[AreaRow, ...]

    def __post_init__(self) -> None:
        if sorted(row.kind for row in self.area) != sorted(AREA_KINDS):
            raise ValueError("each kind of area stands there once")
        if any(max(row.copies) > 1 for row in self.area if row.category != "production"):
            raise ValueError("only production areas are there twice")
        if any(row.kind == "canal" and row.category != "canal" for row in self.area):
            raise ValueError("the canal is no production or commercial area")


@frozen
class LayoutRow:
    """Boards of each row, from the top."""

    seats: Literal[2, 3, 4]
    rows: tuple[Few, ...]
    source: Source


@frozen
class LayoutTable:
    """How the areas lie, by number of players."""

    layout: tuple[LayoutRow, LayoutRow, LayoutRow]


@frozen
class PortRow:
    """A space of a port."""

    zone: Zone
    source: Source


@frozen
class LaboratoryRow:
    """A space of a laboratory."""

    surcharge: Annotated[int, Field(ge=0, le=4)]
    source: Source


@frozen
class ManagementTable:
    """Management boards of ports and laboratories, left to right."""

    port: Annotated[tuple[PortRow, ...], Field(min_length=3, max_length=6)]
    laboratory: Annotated[tuple[LaboratoryRow, ...], Field(min_length=3, max_length=6)]
