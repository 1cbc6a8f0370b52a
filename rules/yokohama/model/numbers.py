"""Numbers of the rulebooks, as the table ``match`` holds them; and all tables together."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field, TypeAdapter

from rules.core.components import Source
from rules.core.deferred import DEFERRED
from rules.core.frozen import frozen
from rules.yokohama.model.tables import (
    AchievementsTable,
    AreasTable,
    Few,
    LayoutTable,
    ManagementTable,
    OrdersTable,
    SpacesTable,
    TechnologiesTable,
    TilesTable,
    TokensTable,
    TwoToFour,
)

Pair = tuple[Few, Few]


@frozen
class StartRow:
    """What a merchant begins with."""

    yen_first: Few
    yen: Few
    goods: Few
    source: Source


@frozen
class PiecesRow:
    """Pieces of each merchant."""

    assistants: Few
    assistants_in_hand: Few
    shops: Few
    shops_in_hand: Few
    houses: Few
    source: Source

    def __post_init__(self) -> None:
        if self.assistants_in_hand > self.assistants or self.shops_in_hand > self.shops:
            raise ValueError("more pieces are in hand than there are")


@frozen
class WarehouseRow:
    """Yen to take a piece into the hand."""

    assistant: Few
    shop: Few
    houses: tuple[Few, ...]
    source: Source


@frozen
class SupplyRow:
    """Tokens in the box."""

    copper: int
    silk: int
    tea: int
    fish: int
    imports: int
    yen: int
    source: Source


@frozen
class AgentsRow:
    """Foreign agents by country."""

    gb: Few
    us: Few
    fr: Few
    de: Few
    nl: Few
    source: Source


@frozen
class RemovedRow:
    """Order cards removed unseen."""

    removed: TwoToFour
    source: Source


@frozen
class PricesRow:
    """Prices in Chinatown."""

    copper: Annotated[int, Field(ge=1, le=9)]
    silk: Annotated[int, Field(ge=1, le=9)]
    tea: Annotated[int, Field(ge=1, le=9)]
    fish: Annotated[int, Field(ge=1, le=9)]
    imports: Annotated[int, Field(ge=1, le=9)]
    source: Source


@frozen
class CostsRow:
    """From which technology on more is paid, and the points of a port."""

    free_technologies: Few
    port_points: Few
    source: Source


@frozen
class EndingRow:
    """Assistants on a board that end a match."""

    assistants: TwoToFour
    source: Source


@frozen
class ScoringRow:
    """Final scoring."""

    church: Pair
    customs: Pair
    technology: Pair
    sets: tuple[Few, Few, Few, Few, Few]
    yen_per_point: Annotated[int, Field(ge=1, le=9)]
    goods_per_point: Annotated[int, Field(ge=1, le=9)]
    neutral_halves: Few
    source: Source


@frozen
class RewardTokensRow:
    """Achievement reward tokens."""

    countries: Annotated[int, Field(ge=5, le=5)]
    free: Annotated[int, Field(ge=0, le=5)]
    in_play: Annotated[int, Field(ge=1, le=5)]
    source: Source


@frozen
class MatchTable:
    """How much of what."""

    start: StartRow
    pieces: PiecesRow
    warehouse: WarehouseRow
    supply: SupplyRow
    agents: AgentsRow
    orders: RemovedRow
    prices: PricesRow
    costs: CostsRow
    ending: EndingRow
    scoring: ScoringRow
    rewards: RewardTokensRow

    def __post_init__(self) -> None:
        if len(self.warehouse.houses) != self.pieces.houses:
            raise ValueError("each trading house has its price")


@frozen
class Tables:
    """All tables, by the name of their file."""

    __pydantic_config__: ClassVar = DEFERRED

    orders: OrdersTable
    technologies: TechnologiesTable
    achievements: AchievementsTable
    tiles: TilesTable
    tokens: TokensTable
    church: SpacesTable
    customs: SpacesTable
    areas: AreasTable
    layout: LayoutTable
    management: ManagementTable
    match: MatchTable

    def __post_init__(self) -> None:
        for index, row in enumerate(sorted(self.layout.layout, key=lambda row: row.seats)):
            if row.seats != index + 2 or sum(row.rows) != sum(area.copies[index] for area in self.areas.area):
                raise ValueError("for each number of players the rows hold all areas in play")
        ports = [
            sum(row.copies[index] for row in self.areas.area if row.kind in {"port", "dock"}) for index in range(3)
        ]
        for index, removed in enumerate(self.match.orders.removed):
            shown = ports[index] * len(self.management.port) + 2 * (index + 2)
            if removed + shown > len(self.orders.order):
                raise ValueError("there are too few orders to deal")


TABLES: TypeAdapter[Tables] = TypeAdapter(Tables)
