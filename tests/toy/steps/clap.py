"""Clapping: after a sale the next seat says, out of turn, whether it claps; that brings a coin to both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description, Standing
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.seats import Seat
from tests.toy.events import Clapped
from tests.toy.steps.asking import ToyAsk

if TYPE_CHECKING:
    from rules.core.reasons import Reason
    from rules.core.table import Table
    from tests.toy.events import ToyEvent
    from tests.toy.state import Position


@frozen
class Clap(Answer):
    """Clap for the sale."""


@frozen
class Hush(Answer):
    """Do not clap."""


Applause: TypeAlias = Clap | Hush


@frozen
class AskClap(ToyAsk[Applause]):
    """Whether the seat behind the active one claps."""

    kind: Literal["ask-clap"] = "ask-clap"

    asks = "clap"
    grammar = Grammar(Form(Clap, "clap"), Form(Hush, "hush"))

    @override
    def seats(self, position: Position) -> tuple[Seat, ...]:
        return (Seat((position.active + 1) % len(position.state.coins)),)

    @override
    def offers(self, position: Position) -> tuple[Applause, ...]:
        return Clap(), Hush()

    @override
    def refuse(self, position: Position, answer: Applause) -> Reason | None:
        return None

    @override
    def answer(self, position: Position, answer: Applause, table: Table[ToyEvent]) -> None:
        position.stack.pop()
        clapped = isinstance(answer, Clap)
        if clapped:
            position.state.coins[position.seat] += 1
            position.state.coins[position.active] += 1
        table.emit(Clapped(position.seat, position.active, clapped))
        table.touch("clap" if clapped else "hush")

    @override
    def describe(self, position: Position, answer: Applause) -> Description:
        match answer:
            case Clap():
                return Description(say("toy-do-clap"), final=True)
            case Hush():
                return Description(say("toy-do-hush"), final=True)
            case _:
                assert_never(answer)

    @override
    def standing(self, position: Position) -> tuple[Standing, ...]:
        return (Standing("always-clap", Clap()),)
