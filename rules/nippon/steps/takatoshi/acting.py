"""Takatoshi's versions of the actions Railways and Domestic Markets.

Source: "Das Solospiel", "Eisenbahnen", "Heimische Märkte". He pays nothing and gains nothing but the influence. Rulings
N-R51 (which row follows), N-R52 (a marker that cannot be laid stays), N-R53 (bonuses of spaces).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.nippon.events.takatoshi import (
    MarkerPicked,
    RegionChosen,
    TakatoshiIdle,
    TakatoshiMarker,
    TakatoshiRailway,
)
from rules.nippon.model.influence import influence, section_of
from rules.nippon.model.state import FIRST, TAKATOSHI, Marker
from rules.nippon.model.terms import EDGES, REGIONS
from rules.nippon.steps.concepts.asking import Running
from rules.nippon.steps.concepts.laying import lay
from rules.nippon.steps.takatoshi.choosing import choose_spot, first_choice, free_railways, spots, weigh

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.events.takatoshi import Removed, Way
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Region
    from rules.nippon.steps.takatoshi.choosing import Spot


@frozen
class TakatoshiRailways(Running):
    """He builds a railway on the topmost empty space of the region chosen."""

    kind: Literal["takatoshi-railways"] = "takatoshi-railways"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        automa = position.automa
        if not automa.railways:
            table.emit(TakatoshiIdle(TAKATOSHI, "railway"))
            table.touch("takatoshi:no-railway")
            return
        region = _region(position, lambda key: free_railways(position.state, key), table)
        if region is None:
            return
        spaces = position.state.railways[REGIONS.index(region)]
        space = spaces.index(None)
        spaces[space] = TAKATOSHI
        automa.railways -= 1
        his, yours = _influence(position, region)
        table.emit(TakatoshiRailway(TAKATOSHI, region, space + 1, his, yours))
        table.touch("takatoshi:railway")


@frozen
class TakatoshiMarkets(Running):
    """He lays the leftmost marker of the section's row."""

    kind: Literal["takatoshi-markets"] = "takatoshi-markets"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        rows, section = position.automa.markers, section_of(position.facts, position.state.round)
        row = next((number for number in range(section, len(rows)) if rows[number]), None)
        if row is None:
            table.emit(TakatoshiIdle(TAKATOSHI, "marker"))
            return
        value = rows[row][0]
        table.emit(MarkerPicked(TAKATOSHI, value, row + 1, section + 1))
        if row > section:
            table.touch("takatoshi:next-row")
        region = _region(position, lambda key: len(spots(position.facts, position.state, key, row, value)), table)
        if region is None:
            return
        del rows[row][0]
        spot, way = choose_spot(
            position.facts, position.state, region, spots(position.facts, position.state, region, row, value)
        )
        _lay(position, region, spot, value, way, table)


def _influence(position: Position, region: Region) -> tuple[int, int]:
    """His influence in a region, and yours."""
    return influence(position.facts, position.state, TAKATOSHI, region), influence(
        position.facts, position.state, FIRST, region
    )


def _region(position: Position, free: Callable[[Region], int], table: Table[NipponEvent]) -> Region | None:
    """Determine the region; None if no space is available anywhere."""
    weighed = weigh(position.facts, position.state, free)
    chosen = first_choice(weighed)
    table.emit(RegionChosen(TAKATOSHI, weighed, None if chosen is None else chosen.region))
    if chosen is None:
        table.touch("takatoshi:no-region")
        return None
    table.touch("takatoshi:ahead" if chosen.ahead else "takatoshi:behind")
    return chosen.region


def _lay(position: Position, region: Region, spot: Spot, value: int, way: Way, table: Table[NipponEvent]) -> None:
    """Lay a marker; yours that makes way goes back to your store."""
    beside = spot.out if spot.out != spot.number else None
    replaced, gone = lay(position.state, spot.city, spot.number, Marker(TAKATOSHI, value), beside)
    removed: Removed = "replaced" if replaced else "removed" if gone else "none"
    his, yours = _influence(position, region)
    table.emit(
        TakatoshiMarker(
            TAKATOSHI,
            region=region,
            city=spot.city,
            edge=EDGES[spot.number],
            good=position.city(spot.city).demand[spot.number],
            value=value,
            way=way,
            printed=spot.printed,
            removed=removed,
            lost=spot.lost,
            his=his,
            yours=yours,
        )
    )
    table.touch(f"takatoshi:market:{way}")
    if removed != "none":
        table.touch(f"takatoshi:{removed}")
