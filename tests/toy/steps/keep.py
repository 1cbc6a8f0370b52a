"""Keeping a lantern: all seats choose at once, in secret, one of the two that each is offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frames import AskEach
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from tests.toy.events import Kept
from tests.toy.steps.asking import COLOUR, ToyAsk, because, lantern
from tests.toy.tables import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.reasons import Reason
    from rules.core.seats import Seat
    from rules.core.table import Table
    from tests.toy.events import ToyEvent
    from tests.toy.state import Position


@frozen
class Keep(Answer):
    """Keep the offered lantern of a colour."""

    colour: int


@dataclass(slots=True)
class AskKeep(ToyAsk[Keep]):
    """Which lantern each seat keeps."""

    each: AskEach[int]
    kind: Literal["ask-keep"] = "ask-keep"

    asks = "keep"
    between_turns = True
    together = True
    grammar = Grammar(Form(Keep, "keep", COLOUR))

    @override
    def seats(self, position: Position) -> tuple[Seat, ...]:
        return tuple(self.each.asked)

    @override
    def offers(self, position: Position) -> Iterator[Keep]:
        return (Keep(colour) for colour, count in enumerate(position.state.offers[position.seat]) if count)

    @override
    def refuse(self, position: Position, answer: Keep) -> Reason | None:
        return None if position.state.offers[position.seat][answer.colour] else because("toy-not-offered")

    @override
    def answer(self, position: Position, answer: Keep, table: Table[ToyEvent]) -> None:
        self.each.answers[position.seat] = answer.colour
        table.emit(Kept(position.seat, None))
        if self.each.complete():
            position.stack.pop()
            self._settle(position, table)

    def _settle(self, position: Position, table: Table[ToyEvent]) -> None:
        """All are kept, and the others go back into the bag."""
        state = position.state
        for seat, colour in self.each.answers.items():
            state.hands[seat][colour] += 1
            state.offers[seat][colour] -= 1
            state.bag = [count + back for count, back in zip(state.bag, state.offers[seat], strict=True)]
            state.offers[seat] = [0, 0, 0]
            table.emit(Kept(seat, COLOURS[colour]), only=seat)
        table.touch("keep")

    @override
    def describe(self, position: Position, answer: Keep) -> Description:
        last = len(self.each.answers.keys() - {position.seat}) == len(self.each.asked) - 1
        return Description(say("toy-do-keep", lantern=lantern(answer.colour)), final=last)

    @override
    def redact(self, position: Position, answer: Keep) -> str:
        return "keep ?"

    @override
    def given(self, position: Position) -> Keep | None:
        return Keep(self.each.answers[position.seat]) if position.seat in self.each.answers else None
