"""A turn: hang one's sign on a free post of the street, which sets off two effects; then trade at one's stall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.seats import Seat
from rules.core.step import Run
from rules.core.words import Number
from tests.toy.events import Ended, Hung, ToyEvent
from tests.toy.state import Position
from tests.toy.steps.asking import ToyAsk, because
from tests.toy.steps.effects import AskEffects
from tests.toy.steps.stall import AskStall

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.reasons import Reason
    from rules.core.table import Table


@frozen
class Hang(Answer):
    """Hang one's sign on a post, numbered from 1."""

    post: int


@frozen
class AskHang(ToyAsk[Hang]):
    """On which post the active seat hangs its sign."""

    kind: Literal["ask-hang"] = "ask-hang"

    asks = "hang"
    grammar = Grammar(Form(Hang, "hang", Number()))

    @override
    def offers(self, position: Position) -> Iterator[Hang]:
        return (Hang(post) for post, owner in enumerate(position.state.posts, start=1) if owner is None)

    @override
    def refuse(self, position: Position, answer: Hang) -> Reason | None:
        return None if answer in self.offers(position) else because("toy-no-post")

    @override
    def answer(self, position: Position, answer: Hang, table: Table[ToyEvent]) -> None:
        position.stack.pop()
        position.state.posts[answer.post - 1] = position.seat
        table.emit(Hung(position.seat, answer.post))
        table.touch("hang")
        position.state.then(AskEffects(["draw", "count"]), AskStall(), NextSeat())

    @override
    def describe(self, position: Position, answer: Hang) -> Description:
        return Description(say("toy-do-hang", post=answer.post))


@frozen
class NextSeat(Run[Position, ToyEvent]):
    """The turn passes on; after the last round the match is over."""

    kind: Literal["next-seat"] = "next-seat"

    @override
    def run(self, position: Position, table: Table[ToyEvent]) -> None:
        state = position.state
        state.turns += 1
        state.done = []
        state.active = Seat((state.active + 1) % len(state.coins))
        if state.turns < state.rounds * len(state.coins):
            state.then(AskHang())
            return
        state.over = "rounds"
        table.emit(Ended(tuple(result.seat for result in state.results() or () if result.place == 1)))
        table.touch("end")
