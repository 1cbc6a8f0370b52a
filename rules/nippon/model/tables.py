"""Component tables of Nippon: the numbers of the rulebook, goals, playing alone; and all tables together."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from rules.core.components import Number, Source
from rules.core.deferred import DEFERRED
from rules.core.frozen import frozen
from rules.nippon.model.board_tables import BoardTable, DemandTable
from rules.nippon.model.effects import Gain
from rules.nippon.model.mat_tables import MatTable
from rules.nippon.model.ranges import Few, Points
from rules.nippon.model.terms import (
    GOALS,
    Border,
)
from rules.nippon.model.tile_tables import FactoriesTable, StartTable


@frozen
class StepPrices:
    """What 1, 2 and 3 steps cost: money in R&D and Mining, silk when a factory is built."""

    value: tuple[Few, Few, Few]
    source: Source


@frozen
class TransportRow:
    """What a ship or a railway costs: money and iron, or iron alone."""

    money: Few
    iron: Few
    iron_alone: Few
    source: Source


@frozen
class MatchTable:
    """Rulebook numbers that belong to no other table."""

    step_prices: StepPrices
    factory_money: Number
    machine_money: Number
    second_machine_iron: Number
    transport: TransportRow
    market_points: Number
    investment_steps: Number
    wage: Number
    money_a_point: Number
    things_a_point: Number
    railway_influence: Number


@frozen
class GoalBonusRow:
    """A bonus of the goals board: a gain, steps on R&D or Mining, or different departments."""

    key: Annotated[str, Field(pattern=r"^[a-z]+$")]
    gain: Gain
    steps: Few = 0
    departments: Few = 0
    source: Source = "reconstructed"


@frozen
class GoalsTable:
    """The goals board: what may be chosen in sections 1 and 2, what is had in section 3."""

    first: Annotated[tuple[GoalBonusRow, ...], Field(min_length=1, max_length=4)]
    second: Annotated[tuple[GoalBonusRow, ...], Field(min_length=1, max_length=4)]
    third: GoalBonusRow


@frozen
class ActionTileRow:
    """An action tile of Takatoshi: a hiring space from the left, or the one with most workers."""

    source: Source
    space: Annotated[int, Field(ge=1, le=5)] | None = None
    arrow: Literal["left", "right"] | None = None
    border: Border | None = None

    def __post_init__(self) -> None:
        if (self.space is None) != (self.arrow is not None and self.border is not None):
            raise ValueError("an action tile shows a space, or an arrow and a border")


@frozen
class SoloGoalRow:
    """What a solo goal tile requires: a number of pieces, or a space reached on a track."""

    key: Annotated[str, Field(pattern=r"^[a-z]+$")]
    least: Few
    source: Source


@frozen
class RankRow:
    """A solo rank, awarded by points after a win."""

    key: Annotated[str, Field(pattern=r"^[a-z]+$")]
    points: Points
    source: Source


@frozen
class SoloTable:
    """Playing alone against Takatoshi: his tiles and markers, goals, ranks."""

    action: Annotated[tuple[ActionTileRow, ...], Field(min_length=9, max_length=9)]
    goal: Annotated[tuple[SoloGoalRow, ...], Field(min_length=9, max_length=9)]
    markers: tuple[tuple[Few, ...], tuple[Few, ...], tuple[Few, ...]]
    markers_source: Source
    railways: Number
    upgrade_tiles: Number
    start_pairs: Number
    rank: Annotated[tuple[RankRow, ...], Field(min_length=5, max_length=5)]

    def __post_init__(self) -> None:
        if tuple(row.key for row in self.goal) != GOALS:
            raise ValueError("each goal stands there once, in order")


@frozen
class Tables:
    """All tables, by the name of their file."""

    __pydantic_config__: ClassVar = DEFERRED

    match: MatchTable
    board: BoardTable
    mat: MatTable
    factories: FactoriesTable
    start: StartTable
    demand: DemandTable
    goals: GoalsTable
    solo: SoloTable


TABLES: TypeAdapter[Tables] = TypeAdapter(Tables)
