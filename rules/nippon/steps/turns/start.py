"""Start tiles: everyone takes a pair, from the right of the start player round to the start player.

Source: "Startbedingungen". An effect of side A comes first, then its points, then all of side B. Ruling N-R30 (start
effects cost nothing; the family business too).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Number, Word
from rules.nippon.events.rounds import FamilyFounded, PairTaken, StartWorker
from rules.nippon.model.effects import Gain
from rules.nippon.model.headings import START
from rules.nippon.model.phrases import gains_label, start_effect_label
from rules.nippon.model.state import Worker
from rules.nippon.model.terms import COLOURS, FAMILY, TRACKS, Colour, Good, StartEffect, Track
from rules.nippon.model.words import COLOUR
from rules.nippon.steps.actions.factory import place_factory
from rules.nippon.steps.concepts.asking import Asking, Running
from rules.nippon.steps.concepts.gaining import receive
from rules.nippon.steps.concepts.stocking import add_goods
from rules.nippon.steps.concepts.tracks import advance, take_piece
from rules.nippon.steps.pieces.rails import AskRailway
from rules.nippon.steps.pieces.sending import AskShip
from rules.nippon.steps.turns.turn import StartTurn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.tile_tables import StartRow

FAMILY_GOODS: tuple[Good, ...] = ("cotton", "paper")
"""The two sides of the family business."""


@frozen
class TakePair(Answer):
    """Take a pair of start tiles, by its number on offer from 1."""

    pair: int


@frozen
class AskPair(Asking[TakePair]):
    """Which pair of start tiles."""

    kind: Literal["ask-pair"] = "ask-pair"

    asks: ClassVar[Literal["pair"]] = "pair"
    heading: ClassVar[str] = START
    grammar: ClassVar[Grammar] = Grammar(Form(TakePair, ("pair", "take"), Number()))

    @override
    def offers(self, position: Position) -> Iterator[TakePair]:
        return map(TakePair, range(1, len(position.state.pairs) + 1))

    @override
    def refuse(self, position: Position, answer: TakePair) -> Reason | None:
        if 1 <= answer.pair <= len(position.state.pairs):
            return None
        return Reason(say("nippon-pair-range", most=len(position.state.pairs)), START)

    @override
    def answer(self, position: Position, answer: TakePair, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        front, back = position.state.pairs.pop(answer.pair - 1)
        tile = position.facts.starts[front]
        position.me.start = tile.effect
        table.emit(PairTaken(position.seat, tile.effect, tile.points))
        position.then(StartEffectOf(tile.effect), StartBonus(front, back))

    @override
    def describe(self, position: Position, answer: TakePair) -> Description:
        front, back = position.state.pairs[answer.pair - 1]
        tile, other = position.facts.starts[front], position.facts.starts[back]
        return Description(
            say(
                "nippon-do-pair",
                pair=answer.pair,
                points=tile.points,
                effect=start_effect_label(position.facts, tile.effect),
            ),
            say("nippon-pair-detail", brings=(*gains_label(other.gain), *_steps_label(other))),
        )


def _steps_label(tile: StartRow) -> tuple[Label, ...]:
    """Steps of side B as a list: "R&D +1"."""
    return tuple([say("nippon-steps", track=track, steps=steps) for track, steps in _steps(tile) if steps])


def _steps(tile: StartRow) -> tuple[tuple[Track, int], ...]:
    """Steps of side B, by track."""
    return tuple(zip(TRACKS, (tile.rnd, tile.mining, tile.finance), strict=True))


@frozen
class StartEffectOf(Running):
    """The effect of a side A."""

    effect: StartEffect
    kind: Literal["start-effect"] = "start-effect"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        start = position.facts.tables.start
        table.touch(f"start:{self.effect}")
        match self.effect:
            case "machine":
                position.me.waiting_machine = True
                take_piece(position, "machine")
            case "ship":
                position.then(AskShip())
            case "railway":
                position.then(AskRailway())
            case "worker":
                position.then(AskStartWorker())
            case "family":
                position.then(AskFamily())
            case "goods":
                position.me.waiting_goods = start.goods.value
            case "coal":
                position.me.tile_coal = start.coal.value
            case "discount":
                pass  # it counts whenever a factory is built
            case _:
                assert_never(self.effect)


@frozen
class StartBonus(Running):
    """Points of side A, and all of side B."""

    front: str
    back: str
    kind: Literal["start-bonus"] = "start-bonus"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        tile = position.facts.starts[self.back]
        receive(position, Gain(points=position.facts.starts[self.front].points) + tile.gain, "start", table)
        for track, steps in _steps(tile):
            advance(position, track, steps, table)


@frozen
class TakeWorker(Answer):
    """Take a worker of a colour from the bag."""

    colour: Colour


@frozen
class AskStartWorker(Asking[TakeWorker]):
    """Which worker of the bag goes to the lowest space of the work area."""

    kind: Literal["ask-start-worker"] = "ask-start-worker"

    asks: ClassVar[Literal["worker"]] = "worker"
    heading: ClassVar[str] = START
    grammar: ClassVar[Grammar] = Grammar(Form(TakeWorker, "worker", COLOUR))

    @override
    def offers(self, position: Position) -> Iterator[TakeWorker]:
        return (TakeWorker(colour) for colour, count in zip(COLOURS, position.state.bag, strict=True) if count)

    @override
    def refuse(self, position: Position, answer: TakeWorker) -> Reason | None:
        if position.state.bag[COLOURS.index(answer.colour)]:
            return None
        return Reason(say("nippon-not-in-bag", colour=answer.colour), START)

    @override
    def answer(self, position: Position, answer: TakeWorker, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        position.state.bag[COLOURS.index(answer.colour)] -= 1
        position.me.work.append(Worker(answer.colour))
        table.emit(StartWorker(position.seat, answer.colour))

    @override
    def describe(self, position: Position, answer: TakeWorker) -> Description:
        return Description(say("nippon-do-worker", colour=answer.colour))


@frozen
class Found(Answer):
    """Build the family business with one side up."""

    good: Good


@frozen
class AskFamily(Asking[Found]):
    """Which side of the family business lies up."""

    kind: Literal["ask-family"] = "ask-family"

    asks: ClassVar[Literal["family"]] = "family"
    heading: ClassVar[str] = START
    grammar: ClassVar[Grammar] = Grammar(Form(Found, "family", Word({good: good for good in FAMILY_GOODS})))

    @override
    def offers(self, position: Position) -> Iterator[Found]:
        return map(Found, FAMILY_GOODS)

    @override
    def refuse(self, position: Position, answer: Found) -> None:
        """Nothing: its words name the two sides."""

    @override
    def answer(self, position: Position, answer: Found, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        goods = position.facts.tables.start.family_goods.value
        place_factory(position, FAMILY, answer.good, table)
        add_goods(position, position.me.factories[-1], goods, table)
        table.emit(FamilyFounded(position.seat, answer.good, goods))

    @override
    def describe(self, position: Position, answer: Found) -> Description:
        return Description(say("nippon-do-family", good=answer.good))


@frozen
class Opening(Running):
    """Pairs that no one took go into the box, and the first turn begins."""

    kind: Literal["opening"] = "opening"
    between_turns: ClassVar[bool] = True

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        position.state.pairs = []
        position.then(StartTurn())
