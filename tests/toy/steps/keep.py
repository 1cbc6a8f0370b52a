"""Keeping a lantern: all seats choose at once, in secret, one of the two that each is offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.steps.together import AllAtOnce, AskEach
from tests.toy.events import Kept, ToyEvent
from tests.toy.state import Position
from tests.toy.steps.asking import COLOUR, ToyAsk, because, lantern
from tests.toy.tables import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.reasons import Reason
    from rules.core.table import Table


@frozen
class Keep(Answer):
    """Keep the offered lantern of a colour."""

    colour: int


@dataclass(slots=True)
class AskKeep(AllAtOnce[Position, ToyEvent, Keep, int], ToyAsk[Keep]):
    """Which lantern each seat keeps."""

    each: AskEach[int]
    kind: Literal["ask-keep"] = "ask-keep"

    asks = "keep"
    between_turns = True
    grammar = Grammar(Form(Keep, "keep", COLOUR))

    @override
    def offers(self, position: Position) -> Iterator[Keep]:
        return (Keep(colour) for colour, count in enumerate(position.state.offers[position.seat]) if count)

    @override
    def refuse(self, position: Position, answer: Keep) -> Reason | None:
        return None if position.state.offers[position.seat][answer.colour] else because("toy-not-offered")

    @override
    def note(self, position: Position, answer: Keep) -> int:
        return answer.colour

    @override
    def noted(self, position: Position, note: int) -> Keep:
        return Keep(note)

    @override
    def announce(self, position: Position, table: Table[ToyEvent]) -> None:
        table.emit(Kept(position.seat, None))

    @override
    def settle(self, position: Position, table: Table[ToyEvent]) -> None:
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
        return Description(say("toy-do-keep", lantern=lantern(answer.colour)), final=self.reveals(position))
