"""The component tables as the rules read them: tiles, tracks and boards by their names."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.frozen import frozen
from rules.nippon.model.board_tables import RegionRow
from rules.nippon.model.effects import Gain
from rules.nippon.model.mat_tables import ContractRow, PrestigeRow
from rules.nippon.model.spaces import rail_word
from rules.nippon.model.tables import Tables
from rules.nippon.model.terms import (
    ACTIONS,
    TRACKS,
    Action,
    Bonus,
    City,
    Colour,
    Destination,
    Good,
    Level,
    Piece,
    Region,
    Track,
)
from rules.nippon.model.tile_tables import FACTORY_SIDES, FactoryRow, GoodRow, StartRow


@frozen
class Facts:
    """What the box contains.

    Attributes:
        tables: The numbers as they stand in the component tables.
        factories: By id of a side, the side.
        modifiers: By action, the sides that modify it, by their ids.
        coal_savers: Ids of the sides that let a factory produce without coal.
        goods: By kind of goods, its level and costs.
        starts: By id, the start tile.
        demand: By id, the goods of a demand tile, clockwise.
        regions: By key, the region.
        region_of: By city, its region.
        rails: By region, its railway spaces as they are typed, the topmost first.
        overseas: By city, the values printed on its influence spaces, clockwise from the top.
        spaces: By action, the number of its hiring space, from 0 at the left.
        missions: By destination, the colour of its specialist and upgrade tiles.
        destinations: By that colour, the destination.
        values: By track, the value of each space.
        symbols: By track, the symbol of each space that has one.
        gaps: By piece, the rows of symbols at which it lies: the other piece there, and the symbols left to right.
        normal: By department, what it brings as printed.
        upgraded: By department, what it brings once upgraded.
        contracts: By id, the contract.
        prestige: By level, the prestige tile.
    """

    tables: Tables
    factories: Mapping[str, FactoryRow]
    modifiers: Mapping[Action, Mapping[str, FactoryRow]]
    coal_savers: frozenset[str]
    goods: Mapping[Good, GoodRow]
    starts: Mapping[str, StartRow]
    demand: Mapping[str, tuple[Good, ...]]
    regions: Mapping[Region, RegionRow]
    region_of: Mapping[City, Region]
    rails: Mapping[Region, tuple[str, ...]]
    overseas: Mapping[City, tuple[int, ...]]
    spaces: Mapping[Action, int]
    missions: Mapping[Destination, Colour]
    destinations: Mapping[Colour, Destination]
    values: Mapping[Track, tuple[int, ...]]
    symbols: Mapping[Track, Mapping[int, Bonus]]
    gaps: Mapping[Piece, tuple[tuple[Piece, tuple[Bonus, ...]], ...]]
    normal: Mapping[Colour, Gain]
    upgraded: Mapping[Colour, Gain]
    contracts: Mapping[str, ContractRow]
    prestige: Mapping[Level, PrestigeRow]

    def good_of(self, factory: str) -> Good:
        """The kind of goods of a factory side, by its id."""
        return FACTORY_SIDES[factory]

    def white_steps(self, *, upgraded: bool) -> int:
        """Steps that the white department gives."""
        return next(row.steps for row in self.tables.mat.department if row.colour == "white")[upgraded]

    def railway_spaces(self, people: int) -> int:
        """Railway spaces of a region that may be used; alone as for two."""
        return self.tables.board.limits.railways_a_region[max(people, 2) - 2]

    def markers_a_city(self, people: int) -> int:
        """Influence markers that may lie at a city; alone as for two."""
        return self.tables.board.limits.markers_a_city[max(people, 2) - 2]

    def ships_a_destination(self, people: int) -> int:
        """Ships that may lie at a destination; alone as for two."""
        return self.tables.board.limits.ships_a_destination[max(people, 2) - 2]


def facts_of(tables: Tables) -> Facts:
    """Arrange the component tables by name."""
    board, mat, sides = tables.board, tables.mat, tables.factories.side
    tracks = {"rnd": mat.rnd, "mining": mat.mining, "finance": mat.finance}
    upper, lower = mat.ships_machines.bonus, mat.machines_railways.bonus
    return Facts(
        tables=tables,
        factories={row.id: row for row in sides},
        modifiers={
            action: {row.id: row for row in sides if row.timing == "modifier" and row.action == action}
            for action in ACTIONS
        },
        coal_savers=frozenset([row.id for row in sides if any(effect.do == "free-coal" for effect in row.effect)]),
        goods={row.key: row for row in tables.factories.good},
        starts={row.id: row for row in tables.start.tile},
        demand={row.id: row.edges for row in tables.demand.tile},
        regions={row.key: row for row in board.region},
        region_of={city: row.key for row in board.region for city in row.cities},
        rails={row.key: tuple([rail_word(row.key, gain) for gain in row.railways]) for row in board.region},
        overseas={row.key: row.overseas for row in board.city},
        spaces={action: number for number, row in enumerate(board.hiring) for action in row.actions},
        missions={row.key: row.colour for row in board.mission},
        destinations={row.colour: row.key for row in board.mission},
        values={track: tracks[track].values for track in TRACKS},
        symbols={track: {row.space: row.bonus for row in tracks[track].bonus} for track in TRACKS},
        gaps={
            "ship": (("machine", upper),),
            "machine": (("ship", upper), ("railway", lower)),
            "railway": (("machine", lower),),
        },
        normal={row.colour: row.normal for row in mat.department},
        upgraded={row.colour: row.upgraded for row in mat.department},
        contracts={row.id: row for row in mat.contract},
        prestige={row.level: row for row in mat.prestige},
    )
