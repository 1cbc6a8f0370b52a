"""Component table of a Zaibatsu board: tracks, pieces, prestige, departments, contracts, markers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.components import Source
from rules.core.frozen import frozen
from rules.nippon.model.effects import Gain
from rules.nippon.model.ranges import Few, Points
from rules.nippon.model.terms import (
    LAST_SPACE,
    PIECES_EACH,
    Bonus,
    Colour,
    Good,
)

Space: TypeAlias = Annotated[int, Field(ge=0, le=LAST_SPACE)]


@frozen
class TrackBonusRow:
    """A symbol on a track."""

    space: Space
    bonus: Bonus


@frozen
class TrackRow:
    """A track: the value of each space, its symbols and thresholds."""

    values: Annotated[tuple[Few, ...], Field(min_length=LAST_SPACE + 1, max_length=LAST_SPACE + 1)]
    bonus: tuple[TrackBonusRow, ...]
    lower: Space
    upper: Space
    source: Source


@frozen
class GapsRow:
    """The symbols between two rows of pieces, left to right."""

    bonus: Annotated[tuple[Bonus, ...], Field(min_length=PIECES_EACH, max_length=PIECES_EACH)]
    source: Source


@frozen
class PiecesRow:
    """Thresholds of ships, machines and railways: so many must be gone."""

    lower: Annotated[int, Field(ge=1, le=PIECES_EACH)]
    upper: Annotated[int, Field(ge=1, le=PIECES_EACH)]
    source: Source


@frozen
class PrestigeRow:
    """A level of prestige tiles."""

    level: Literal[1, 2, 3]
    count: Few
    beside: Annotated[int, Field(ge=1, le=9)]
    lower: Points
    upper: Points
    source: Source


@frozen
class ScaleRow:
    """Points for so many factories or contracts, by level of the prestige tile."""

    points: tuple[tuple[Points, Points, Points], ...]
    source: Source


@frozen
class WorkRow:
    """The work area: number of spaces; from how many workers the topmost one activates its department."""

    spaces: Annotated[int, Field(ge=3, le=9)]
    topmost_from: Annotated[int, Field(ge=2, le=9)]
    source: Source


@frozen
class DepartmentRow:
    """A department, as printed and upgraded. White gives steps instead of a gain."""

    colour: Colour
    normal: Gain
    upgraded: Gain
    steps: tuple[Few, Few] = (0, 0)
    source: Source = "rulebook"


@frozen
class ContractRow:
    """A contract: the department that it activates, and the goods, one of which must have been paid."""

    id: Annotated[str, Field(pattern=r"^k[1-8]$")]
    department: Colour | Literal["any"]
    needs: tuple[Good, ...]
    source: Source


@frozen
class MarkersRow:
    """Influence markers: values at hand, and on the flag."""

    store: tuple[Few, ...]
    flag: tuple[Few, ...]
    source: Source


@frozen
class MatTable:
    """A Zaibatsu board."""

    rnd: TrackRow
    mining: TrackRow
    finance: TrackRow
    ships_machines: GapsRow
    machines_railways: GapsRow
    pieces: PiecesRow
    prestige: tuple[PrestigeRow, PrestigeRow, PrestigeRow]
    factories: ScaleRow
    contracts: ScaleRow
    work: WorkRow
    department: Annotated[tuple[DepartmentRow, ...], Field(min_length=6, max_length=6)]
    contract: Annotated[tuple[ContractRow, ...], Field(min_length=8, max_length=8)]
    markers: MarkersRow
