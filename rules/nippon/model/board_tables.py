"""Component tables of the game board: regions, cities, hiring and waiting area, missions, rounds, demand tiles."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rules.core.components import Number, Source
from rules.core.frozen import frozen
from rules.nippon.model.effects import Gain
from rules.nippon.model.ranges import Few, Points, TwoToFour
from rules.nippon.model.terms import (
    CITIES,
    COLOURS,
    DESTINATIONS,
    REGIONS,
    Action,
    City,
    Colour,
    Destination,
    Good,
    Region,
)


@frozen
class RegionRow:
    """A region, from left to right."""

    key: Region
    cities: tuple[City, City]
    bonus: Gain
    railways: Annotated[tuple[Gain, ...], Field(min_length=7, max_length=7)]
    source: Source


@frozen
class CityRow:
    """A city with the values printed on its influence spaces, clockwise from the top."""

    key: City
    overseas: tuple[Few, Few, Few, Few]
    source: Source


@frozen
class HiringRow:
    """A hiring space with its actions."""

    actions: Annotated[tuple[Action, ...], Field(min_length=1, max_length=2)]
    source: Source


@frozen
class MissionRow:
    """A destination of the Iwakura mission, with the colour of its specialist and upgrade tiles."""

    key: Destination
    colour: Colour
    source: Source


@frozen
class WaitingRow:
    """The waiting area."""

    rows_a_section: Annotated[int, Field(ge=1, le=4)]
    workers_a_row: Annotated[int, Field(ge=1, le=4)]
    source: Source


@frozen
class RoundsRow:
    """The round track."""

    normal: Annotated[int, Field(ge=1, le=9)]
    final: Annotated[int, Field(ge=1, le=4)]
    section_ends: tuple[Few, Few, Few]
    source: Source


@frozen
class SectionRow:
    """Points for the places of a region at the end of a section."""

    points: tuple[Points, Points, Points, Points]
    source: Source


@frozen
class LimitsRow:
    """What depends on the number of people."""

    markers_a_city: TwoToFour
    railways_a_region: TwoToFour
    ships_a_destination: TwoToFour
    workers_a_colour: TwoToFour
    start_pairs: TwoToFour
    modern_factories: TwoToFour
    goals_a_section: TwoToFour
    source: Source


@frozen
class DemandRow:
    """A demand tile, clockwise."""

    id: Annotated[str, Field(pattern=r"^d[0-9]$")]
    edges: tuple[Good, Good, Good, Good]
    source: Source


@frozen
class DemandTable:
    """All demand tiles."""

    tile: Annotated[tuple[DemandRow, ...], Field(min_length=8, max_length=20)]


@frozen
class BoardTable:
    """The game board."""

    region: tuple[RegionRow, RegionRow, RegionRow, RegionRow]
    city: Annotated[tuple[CityRow, ...], Field(min_length=8, max_length=8)]
    hiring: tuple[HiringRow, HiringRow, HiringRow, HiringRow, HiringRow]
    hired: Number
    mission: Annotated[tuple[MissionRow, ...], Field(min_length=6, max_length=6)]
    waiting: WaitingRow
    rounds: RoundsRow
    section: tuple[SectionRow, SectionRow, SectionRow]
    limits: LimitsRow

    def __post_init__(self) -> None:
        if tuple(row.key for row in self.region) != REGIONS or tuple(row.key for row in self.city) != CITIES:
            raise ValueError("regions and cities stand there from left to right, each once")
        if tuple(city for row in self.region for city in row.cities) != CITIES:
            raise ValueError("each city lies in one region")
        if tuple(row.key for row in self.mission) != DESTINATIONS or {row.colour for row in self.mission} != {*COLOURS}:
            raise ValueError("each destination and each colour of specialist is there once")
