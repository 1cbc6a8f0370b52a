"""Consolidating: a prestige tile, taxes, departments and income, payday.

Source: "Konsolidieren", steps A to D; the last of them is in `wages`, the first in `prestige`. Rulings N-R33 (money and
coal that a factory lets keep), N-R34 (the tile must be taken). What is known before is said in one answer: the tile,
and where steps of the white department go.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, get_args

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Clause, Counts
from rules.core.decisions import Description, Standing
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import IllegalAction, Missing, Reason
from rules.core.steps.one_of import Alternative
from rules.core.words import Element, Word
from rules.nippon.events import NipponEvent
from rules.nippon.events.rounds import Consolidated, Taxed
from rules.nippon.model.effects import Gain
from rules.nippon.model.headings import CONSOLIDATE
from rules.nippon.model.parts import SplitOf, Tile
from rules.nippon.model.position import Position
from rules.nippon.model.terms import Colour
from rules.nippon.steps.concepts.asking import Asking, Running
from rules.nippon.steps.concepts.gaining import receive
from rules.nippon.steps.concepts.tracks import Steps, activate
from rules.nippon.steps.consolidation.prestige import TILE, place_tile, refuse_tile, tile_detail, tiles_for
from rules.nippon.steps.consolidation.wages import AskSilk, PayWages, SweepOut, unpaid, wages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.core.words import Typed
    from rules.nippon.model.tile_tables import FactoryRow

MOST_NEAR = 5
"""Tiles that are proposed where none was named."""


class MaybeTile(Element[Tile | None]):
    """A prestige tile that may be left out."""

    @override
    def read(self, typed: Typed, at: int) -> Iterator[tuple[Tile | None, int]]:
        named = False
        for tile, end in TILE.read(typed, at):
            named = True
            yield tile, end
        if not named:
            yield None, at

    @override
    def write(self, value: Tile | None) -> Sequence[str]:
        return () if value is None else TILE.write(value)

    @property
    @override
    def help(self) -> str:
        return f"[{TILE.help}]"


@frozen
class Consolidate(Answer):
    """Consolidate.

    Attributes:
        tile: The prestige tile and where it goes; None if none can be taken.
        white: Where the steps of the white department go, if that is said at once.
    """

    tile: Tile | None = None
    white: SplitOf | None = None


class Consolidating(Alternative[Position, NipponEvent, Consolidate]):
    """Consolidate instead of an action."""

    __slots__ = ()

    name: ClassVar[str] = "consolidate"
    grammar: ClassVar[Grammar] = Grammar(
        Form(
            Consolidate,
            "consolidate",
            MaybeTile(),
            Clause("white", Word({split: split for split in get_args(SplitOf)})),
        )
    )

    @override
    def offers(self, position: Position) -> Iterator[Consolidate]:
        """Each tile that can be taken and each place for it, highest level first; without one if there is none."""
        if position.me.work:
            yield from map(Consolidate, tiles_for(position) or (None,))

    @override
    def refuse(self, position: Position, answer: Consolidate) -> Reason | None:
        if not position.me.work:
            return Reason(say("nippon-no-workers"), CONSOLIDATE)
        if answer.tile is None and tiles_for(position):
            return Reason(say("nippon-which-tile"), CONSOLIDATE)
        if answer.white is not None and "white" not in departments(position):
            return Reason(say("nippon-no-white"), CONSOLIDATE)
        return None if answer.tile is None else refuse_tile(position, answer.tile)

    @override
    def fill(self, position: Position, answer: Consolidate) -> Consolidate:
        """The only tile that can be taken; with several of them, one must be named."""
        tiles = tiles_for(position) if answer.tile is None and position.me.work else ()
        if len(tiles) > 1:
            near = tuple([self.grammar.write(replace(answer, tile=tile)) for tile in tiles[:MOST_NEAR]])
            raise IllegalAction(Reason(say("nippon-which-tile"), CONSOLIDATE), near)
        return replace(answer, tile=tiles[0]) if tiles else answer

    @override
    def answer(self, position: Position, answer: Consolidate, table: Table[NipponEvent]) -> None:
        spaces = position.facts.tables.mat.work.spaces
        table.emit(Consolidated(position.seat, len(position.me.work), full=len(position.me.work) >= spaces))
        table.touch("consolidate")
        if answer.tile is not None:
            place_tile(position, answer.tile, table)
        position.then(*taxes_and_income(position), AskSilk(), PayWages(), SweepOut())

    @override
    def follow(self, answer: Consolidate) -> Steps | None:
        return None if answer.white is None else Steps(answer.white)

    @override
    def describe(self, position: Position, answer: Consolidate) -> Description:
        tile = answer.tile
        detail = consolidation_detail(position)
        if tile is None:
            return Description(say("nippon-do-consolidate"), detail)
        worth = tile_detail(position, tile)
        label = say("nippon-do-consolidate-tile", level=tile.level, area=tile.area, worth=worth)
        return Description(label, detail)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        if not position.me.work:
            yield Missing(say("nippon-part-consolidate"), Reason(say("nippon-no-workers"), CONSOLIDATE))


TaxesAndIncome: TypeAlias = "Tax | WorkerDepartment | Income"


def departments(position: Position) -> list[Colour]:
    """Departments that the workers activate: the lowest's; the topmost's if it is high enough and of another colour."""
    work = position.me.work
    found: list[Colour] = [work[0].colour] if work else []
    if len(work) >= position.facts.tables.mat.work.topmost_from and work[-1].colour != work[0].colour:
        found.append(work[-1].colour)
    return found


def taxes_and_income(position: Position) -> list[TaxesAndIncome]:
    """Steps B and C."""
    return [Tax(), *map(WorkerDepartment, departments(position)), Income()]


def consolidation_detail(position: Position) -> Label:
    """What else comes of it: what goes, departments, income as the tracks stand, wages and points they would cost."""
    money, coal = position.value("finance"), position.value("mining")
    gains = [
        (position.facts.upgraded if colour in position.me.upgraded else position.facts.normal)[colour]
        for colour in departments(position)
    ]
    return say(
        "nippon-consolidate-detail",
        departments=tuple([say("nippon-department", colour=colour) for colour in departments(position)]),
        money=money,
        coal=coal,
        wages=wages(position),
        lost=unpaid(position, money + sum([gain.money for gain in gains])),
    )


@frozen
class Tax(Running):
    """All money and coal go to the supply; a factory may let some be kept (N-R33)."""

    kind: Literal["tax"] = "tax"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        most = sum([row.keeps for row in _keepers(position)])
        if most and position.me.money and position.me.coal and position.me.money + position.me.coal > most:
            position.then(AskKeep(most))
            return
        tax(position, min(position.me.money, most), min(position.me.coal, most), table)


def _keepers(position: Position) -> list[FactoryRow]:
    """The tiles of the player's factories that let money and coal be kept."""
    rows = [position.facts.factories.get(factory.key) for factory in position.me.factories]
    return [row for row in rows if row is not None and row.keeps]


def tax(position: Position, money: int, coal: int, table: Table[NipponEvent]) -> None:
    """Put everything into the supply but what is kept."""
    me = position.me
    table.emit(Taxed(position.seat, me.money - money, me.coal - coal, money, coal))
    me.money, me.coal = money, coal
    if money or coal:
        for row in _keepers(position):
            table.touch(f"factory:{row.id}")


@frozen
class KeepSome(Answer):
    """Keep so much money and coal."""

    kept: tuple[int, ...]


@frozen
class AskKeep(Asking[KeepSome]):
    """Which money and coal are kept at the taxes, so much together."""

    most: int
    kind: Literal["ask-keep"] = "ask-keep"

    asks: ClassVar[Literal["keep"]] = "keep"
    heading: ClassVar[str] = CONSOLIDATE
    grammar: ClassVar[Grammar] = Grammar(
        Form(KeepSome, "keep", Counts(Word({"money": 0, "coal": 1}), 2, "counted")),
    )

    @override
    def offers(self, position: Position) -> Iterator[KeepSome]:
        """As much as is allowed, coal first: money comes in more easily."""
        for coal in range(min(self.most, position.me.coal), -1, -1):
            if self.most - coal <= position.me.money:
                yield KeepSome((self.most - coal, coal))

    @override
    def refuse(self, position: Position, answer: KeepSome) -> Reason | None:
        if answer in self.offers(position):
            return None
        return Reason(say("nippon-keep", most=self.most, money=position.me.money, coal=position.me.coal), CONSOLIDATE)

    @override
    def answer(self, position: Position, answer: KeepSome, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        money, coal = answer.kept
        tax(position, money, coal, table)

    @override
    def standing(self, position: Position) -> tuple[Standing, ...]:
        first, *others = self.offers(position)
        return (Standing("coal", first), Standing("money", others[-1] if others else first))

    @override
    def describe(self, position: Position, answer: KeepSome) -> Description:
        money, coal = answer.kept
        kept = tuple([say("nippon-amount", what=what, count=n) for what, n in (("money", money), ("coal", coal)) if n])
        return Description(say("nippon-do-keep", kept=kept))


@frozen
class WorkerDepartment(Running):
    """The lowest or topmost worker activates the department of its colour."""

    colour: Colour
    kind: Literal["worker-department"] = "worker-department"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        activate(position, self.colour, table)


@frozen
class Income(Running):
    """Coal by the Mining track, then money by the Finance track."""

    kind: Literal["income"] = "income"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        receive(position, Gain(coal=position.value("mining"), money=position.value("finance")), "income", table)
