"""Prestige tiles: taken when a player consolidates, and put beside an area of the Zaibatsu board.

Source: "Konsolidieren", step A; "Schlusskonsolidierung". Rulings N-R34 (a tile must be taken; what if there is none of
its level), N-R39 (at the end all choose theirs at once).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.steps.together import AllAtOnce, AskEach
from rules.core.words import Element, Keyword, Number
from rules.nippon.events import NipponEvent
from rules.nippon.events.rounds import PrestigePlaced
from rules.nippon.model.headings import CONSOLIDATE, FINAL_CONSOLIDATION
from rules.nippon.model.parts import Tile
from rules.nippon.model.position import Position
from rules.nippon.model.terms import AREAS, Area
from rules.nippon.model.words import AREA
from rules.nippon.scoring import achievement
from rules.nippon.steps.concepts.asking import Asking

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.core.words import Typed


class TileWords(Element[Tile]):
    """A tile as it is typed: ``2>railways``."""

    _level = Number()
    _arrow = Keyword(">", "on", "beside")

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[Tile, int]]:
        for level, behind in self._level.read(typed, at):
            start = next((end for _, end in self._arrow.read(typed, behind)), behind)
            for area, end in AREA.read(typed, start):
                yield Tile(level, area), end

    @override
    def write(self, value: Tile) -> Sequence[str]:
        return (f"{value.level}>{value.area}",)

    @property
    @override
    def help(self) -> str:
        return f"1>{AREA.help}"


TILE = TileWords()


def tiles_for(position: Position) -> tuple[Tile, ...]:
    """Tiles that the player can take now, highest level first, each beside every area that has none."""
    levels = [row.level for row in position.facts.tables.mat.prestige if _bar(position, row.level) is None]
    free: list[Area] = [area for area, level in zip(AREAS, position.me.achieved, strict=True) if not level]
    return tuple([Tile(level, area) for level in sorted(levels, reverse=True) for area in free])


def _bar(position: Position, level: int) -> Reason | None:
    """Why no tile of a level can be taken."""
    row = position.facts.tables.mat.prestige[level - 1]
    if len(position.me.work) < row.beside:
        label = say("nippon-prestige-workers", level=level, beside=row.beside, count=len(position.me.work))
        return Reason(label, CONSOLIDATE)
    if not position.me.prestige[level - 1]:
        return Reason(say("nippon-prestige-gone", level=level), CONSOLIDATE)
    return None


def refuse_tile(position: Position, tile: Tile) -> Reason | None:
    """Why a tile cannot be taken and put there."""
    most = len(position.facts.tables.mat.prestige)
    if not 1 <= tile.level <= most:
        return Reason(say("nippon-prestige-level", most=most), CONSOLIDATE)
    if reason := _bar(position, tile.level):
        return reason
    if position.me.achieved[AREAS.index(tile.area)]:
        return Reason(say("nippon-prestige-taken", area=tile.area), CONSOLIDATE)
    return None


def place_tile(position: Position, tile: Tile, table: Table[NipponEvent]) -> None:
    """Take a tile and put it beside its area, where it stays."""
    position.me.prestige[tile.level - 1] -= 1
    position.me.achieved[AREAS.index(tile.area)] = tile.level
    row = position.facts.tables.mat.prestige[tile.level - 1]
    table.emit(PrestigePlaced(position.seat, row.level, tile.area))
    table.touch(f"prestige:{tile.level}")
    table.touch(f"achieved:{tile.area}")


def tile_detail(position: Position, tile: Tile) -> Label:
    """What a tile would be worth now: "8 VP as things stand"."""
    return say("nippon-prestige-detail", points=achievement(position.facts, position.me, tile.area, tile.level))


@frozen
class TakePrestige(Answer):
    """Take a prestige tile in the final consolidation."""

    tile: Tile


@dataclass(slots=True)
class AskPrestige(AllAtOnce[Position, NipponEvent, TakePrestige, Tile], Asking[TakePrestige]):
    """The final consolidation: which tile everyone takes who can take one.

    Attributes:
        each: The tile of each seat that has answered.
    """

    each: AskEach[Tile] = field(repr=False)
    kind: Literal["ask-prestige"] = "ask-prestige"

    asks: ClassVar[Literal["prestige"]] = "prestige"
    heading: ClassVar[str] = FINAL_CONSOLIDATION
    grammar: ClassVar[Grammar] = Grammar(Form(TakePrestige, "prestige", TILE))

    @override
    def offers(self, position: Position) -> Iterator[TakePrestige]:
        return map(TakePrestige, tiles_for(position))

    @override
    def refuse(self, position: Position, answer: TakePrestige) -> Reason | None:
        return refuse_tile(position, answer.tile)

    @override
    def note(self, position: Position, answer: TakePrestige) -> Tile:
        return answer.tile

    @override
    def noted(self, position: Position, note: Tile) -> TakePrestige:
        return TakePrestige(note)

    @override
    def settle(self, position: Position, table: Table[NipponEvent]) -> None:
        """All tiles are placed."""
        for seat in self.each.asked:
            place_tile(position.seen_by(seat), self.each.answers[seat], table)

    @override
    def describe(self, position: Position, answer: TakePrestige) -> Description:
        tile = answer.tile
        label = say("nippon-do-prestige", level=tile.level, area=tile.area)
        return Description(label, tile_detail(position, tile), final=self.reveals(position))
