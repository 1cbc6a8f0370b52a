"""Tracks, the bonuses on them and between the pieces, and the departments that they activate.

Source: "Grundlegende Konzepte", "Boni auf den Leisten", "Die Abteilungen und ihre Effekte beim Aktivieren". A bonus is
an effect of its own: it waits until the effect that brought it is complete, and so lies on the stack above whatever
comes next. Rulings N-R5 (a bonus counts each time it is reached or passed), N-R6 (steps beyond a track's end).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, assert_never, get_args

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.words import Word
from rules.nippon.events.gains import Advanced, BonusReached, DepartmentActivated
from rules.nippon.model.headings import CONCEPTS, DEPARTMENTS
from rules.nippon.model.parts import SplitOf
from rules.nippon.model.terms import COLOURS, FLAG, LAST_SPACE, Bonus, Colour, Piece, Track
from rules.nippon.model.words import COLOUR
from rules.nippon.steps.concepts.asking import Asking
from rules.nippon.steps.concepts.boards import (
    bonuses_reached,
    count_piece,
    department_label,
    free_marker,
    move,
    uncovered,
)
from rules.nippon.steps.concepts.gaining import add
from rules.nippon.steps.concepts.order import earlier, put_first

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position

BOTH = 2
"""Steps that can be split."""

FIRST: tuple[Literal["bonus", "effect"], ...] = ("bonus", "effect")
"""What may come first where an effect waits below a bonus."""


def advance(position: Position, track: Track, steps: int, table: Table[NipponEvent]) -> None:
    """Advance on a track as far as it goes; each symbol reached or passed brings its bonus afterwards."""
    before = position.me.space(track)
    after = min(before + steps, LAST_SPACE)
    if after < before + steps:
        table.touch("track:end")
    if after == before:
        return
    move(position, track, after)
    table.emit(Advanced(position.seat, track, after - before, after))
    symbols = position.facts.symbols[track]
    position.then(*[Reward(symbols[space]) for space in range(before + 1, after + 1) if space in symbols])


def go_back(position: Position, track: Track, steps: int, table: Table[NipponEvent]) -> None:
    """Go back on a track; the caller has checked that there are enough spaces."""
    after = position.me.space(track) - steps
    move(position, track, after)
    table.emit(Advanced(position.seat, track, -steps, after))


def take_piece(position: Position, piece: Piece) -> None:
    """Take the leftmost piece from the board; a symbol whose two spaces are empty now brings its bonus afterwards."""
    symbols = uncovered(position, piece)
    count_piece(position.me, piece)
    position.then(*map(Reward, symbols))


def activate(position: Position, colour: Colour, table: Table[NipponEvent]) -> None:
    """Activate a department; the white one asks where its steps go."""
    upgraded = colour in position.me.upgraded
    gain = (position.facts.upgraded if upgraded else position.facts.normal)[colour]
    add(position, gain)
    table.emit(DepartmentActivated(position.seat, colour, upgraded, gain))
    table.touch(f"department:{colour}:{'upgraded' if upgraded else 'normal'}")
    if colour == "white":
        position.then(AskSteps(position.facts.white_steps(upgraded=upgraded)))


@frozen
class First(Answer):
    """Which comes first: the bonus that was reached, or the effect that waits."""

    what: Literal["bonus", "effect"]


@frozen
class Reward(Asking[First]):
    """A bonus that was reached; where an effect that waits brings more before it, which comes first is asked."""

    bonus: Bonus
    kind: Literal["reward"] = "reward"

    asks: ClassVar[Literal["first"]] = "first"
    heading: ClassVar[str] = CONCEPTS
    grammar: ClassVar[Grammar] = Grammar(Form(First, "first", Word({one: one for one in FIRST})))

    @override
    def waits(self, position: Position) -> bool:
        return earlier(position) is not None

    @override
    def offers(self, position: Position) -> Iterator[First]:
        return map(First, FIRST)

    @override
    def refuse(self, position: Position, answer: First) -> Reason | None:
        return None

    @override
    def answer(self, position: Position, answer: First, table: Table[NipponEvent]) -> None:
        table.touch(f"first:{answer.what}")
        if answer.what == "bonus":
            position.stack.pop()
            self.run(position, table)
        elif (effect := earlier(position)) is not None:
            put_first(position, effect)

    @override
    def describe(self, position: Position, answer: First) -> Description:
        effect = earlier(position)
        if answer.what == "bonus" or effect is None:
            return Description(say("nippon-do-first-bonus", bonus=say("nippon-bonus", bonus=self.bonus)))
        return Description(say("nippon-do-first-effect", effect=effect.brings))

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        """Gain the bonus."""
        table.emit(BonusReached(position.seat, self.bonus))
        table.touch(f"bonus:{self.bonus}")
        match self.bonus:
            case "any":
                position.then(AskDepartment(COLOURS))
            case "finance":
                advance(position, "finance", 1, table)
            case "marker3" | "marker5" | "marker7":
                free_marker(position, FLAG[self.bonus], table)
            case "white" | "blue" | "grey" | "yellow" | "red" | "black":
                activate(position, self.bonus, table)
            case _:
                assert_never(self.bonus)


@frozen
class Steps(Answer):
    """Where the steps go."""

    to: SplitOf


@frozen
class AskSteps(Asking[Steps]):
    """Some steps on R&D, on Mining, or split."""

    steps: int
    kind: Literal["ask-steps"] = "ask-steps"

    asks: ClassVar[Literal["white"]] = "white"
    heading: ClassVar[str] = DEPARTMENTS
    grammar: ClassVar[Grammar] = Grammar(Form(Steps, "white", Word({split: split for split in get_args(SplitOf)})))

    @override
    def offers(self, position: Position) -> Iterator[Steps]:
        """Choices with different results; none if both markers are at the end."""
        room = {track: LAST_SPACE - position.me.space(track) for track in ("rnd", "mining")}
        if room["rnd"]:
            yield Steps("rnd")
        if room["mining"]:
            yield Steps("mining")
        if self.steps == BOTH and all(room.values()):
            yield Steps("both")

    @override
    def refuse(self, position: Position, answer: Steps) -> Reason | None:
        if answer.to == "both" and self.steps != BOTH:
            return Reason(say("nippon-one-step"), DEPARTMENTS)
        return None

    @override
    def answer(self, position: Position, answer: Steps, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        rnd, mining = self._split(answer)
        advance(position, "mining", mining, table)
        advance(position, "rnd", rnd, table)

    def _split(self, answer: Steps) -> tuple[int, int]:
        """Steps on R&D and on Mining."""
        match answer.to:
            case "rnd":
                return self.steps, 0
            case "mining":
                return 0, self.steps
            case "both":
                return 1, self.steps - 1
            case _:
                assert_never(answer.to)

    @override
    def describe(self, position: Position, answer: Steps) -> Description:
        rnd, mining = self._split(answer)
        bonuses = (*bonuses_reached(position, "rnd", rnd), *bonuses_reached(position, "mining", mining))
        return Description(
            say("nippon-do-white", rnd=rnd, mining=mining),
            say(
                "nippon-white-detail",
                rnd=position.facts.values["rnd"][min(position.me.rnd + rnd, LAST_SPACE)],
                mining=position.facts.values["mining"][min(position.me.mining + mining, LAST_SPACE)],
                count=len(bonuses),
                bonuses=bonuses,
            ),
        )


@frozen
class Activate(Answer):
    """Activate a department."""

    colour: Colour


@frozen
class AskDepartment(Asking[Activate]):
    """Choose one of several departments, or several different ones.

    Attributes:
        of: Which may be chosen.
        count: How many one after the other.
    """

    of: tuple[Colour, ...]
    count: int = 1
    kind: Literal["ask-department"] = "ask-department"

    asks: ClassVar[Literal["department"]] = "department"
    heading: ClassVar[str] = DEPARTMENTS
    grammar: ClassVar[Grammar] = Grammar(Form(Activate, ("dept", "department"), COLOUR))

    @override
    def offers(self, position: Position) -> Iterator[Activate]:
        return map(Activate, self.of)

    @override
    def refuse(self, position: Position, answer: Activate) -> Reason | None:
        if answer.colour in self.of:
            return None
        named = tuple([say("nippon-department", colour=colour) for colour in self.of])
        return Reason(say("nippon-other-department", of=named), CONCEPTS)

    @override
    def answer(self, position: Position, answer: Activate, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        if self.count > 1:
            position.then(
                AskDepartment(tuple([colour for colour in self.of if colour != answer.colour]), self.count - 1)
            )
        activate(position, answer.colour, table)

    @override
    def describe(self, position: Position, answer: Activate) -> Description:
        return Description(department_label(position, answer.colour))
