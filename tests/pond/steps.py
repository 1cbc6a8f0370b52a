"""The steps of the frogs: a turn, the heron, and the next turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from pydantic import TypeAdapter
from typing_extensions import override

from rules.core.answers import Answer
from rules.core.codec import Codec
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.log import Entry
from rules.core.reasons import Reason
from rules.core.seats import Seat
from rules.core.step import Ask, Run
from rules.core.words import Number
from tests.pond.events import Ended, Hopped, PondEvent, Rested, Stalked
from tests.pond.state import BREATH, SECTION, STEPS, Position, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.table import Table

LONGEST_HOP = 3


@frozen
class Hop(Answer):
    """Hop so many stones ahead."""

    stones: int


@frozen
class Rest(Answer):
    """Get one's breath back."""


Turn: TypeAlias = Hop | Rest


@frozen
class AskTurn(Ask[Position, PondEvent, Turn]):
    """How the active frog moves."""

    kind: Literal["ask-turn"] = "ask-turn"

    asks = "turn"
    ends_turn = True
    grammar = Grammar(Form(Hop, "hop", Number()), Form(Rest, "rest"))

    @override
    def prompt(self, position: Position) -> Label:
        return say("pond-ask-turn")

    @override
    def instead(self, position: Position) -> Reason:
        return Reason(say("pond-asked-turn"), SECTION)

    @override
    def offers(self, position: Position) -> Iterator[Turn]:
        every: tuple[Turn, ...] = (*map(Hop, range(LONGEST_HOP, 0, -1)), Rest())
        return (answer for answer in every if self.refuse(position, answer) is None)

    @override
    def refuse(self, position: Position, answer: Turn) -> Reason | None:
        breath = position.state.breath[position.seat]
        match answer:
            case Hop(stones=stones) if not 1 <= stones <= LONGEST_HOP:
                return Reason(say("pond-too-far", most=LONGEST_HOP), SECTION)
            case Hop(stones=stones):
                return None if stones - 1 <= breath else Reason(say("pond-no-breath", breath=breath), SECTION)
            case Rest():
                return None if breath < BREATH else Reason(say("pond-no-rest"), SECTION)
            case _:
                assert_never(answer)

    @override
    def answer(self, position: Position, answer: Turn, table: Table[PondEvent]) -> None:
        state = position.state
        state.stack.pop()
        match answer:
            case Hop(stones=stones):
                state.frogs[position.seat] = min(state.bank, state.frogs[position.seat] + stones)
                state.breath[position.seat] -= stones - 1
                table.emit(Hopped(position.seat, state.frogs[position.seat]))
                table.touch("hop")
            case Rest():
                state.breath[position.seat] = BREATH
                table.emit(Rested(position.seat))
                table.touch("rest")
            case _:
                assert_never(answer)
        state.then(Stalk(), NextTurn())

    @override
    def describe(self, position: Position, answer: Turn) -> Description:
        drawn = position.state.heron is not None
        match answer:
            case Hop(stones=stones):
                stone = min(position.state.bank, position.state.frogs[position.seat] + stones)
                final = drawn and stone < position.state.bank
                return Description(say("pond-do-hop", stones=stones, stone=stone, breath=stones - 1), final=final)
            case Rest():
                return Description(say("pond-do-rest", breath=BREATH), final=drawn)
            case _:
                assert_never(answer)


@frozen
class Stalk(Run[Position, PondEvent]):
    """The heron walks, unless the frog is safe on the bank."""

    kind: Literal["stalk"] = "stalk"

    @override
    def run(self, position: Position, table: Table[PondEvent]) -> None:
        state = position.state
        if state.heron is None or state.frogs[0] == state.bank:
            return
        state.heron = min(state.frogs[0], state.heron + 1 + table.rng.below(state.pace))
        table.emit(Stalked(Seat(len(state.frogs)), state.heron))
        table.touch("heron")


@frozen
class NextTurn(Run[Position, PondEvent]):
    """The turn passes on, unless a frog has reached the bank or was caught."""

    kind: Literal["next-turn"] = "next-turn"

    @override
    def run(self, position: Position, table: Table[PondEvent]) -> None:
        state = position.state
        state.turns += 1
        if state.frogs[state.active] == state.bank:
            state.over = "bank"
        elif state.frogs[0] == state.heron:
            state.over = "caught"
        else:
            state.active = Seat((state.active + 1) % len(state.frogs))
            state.then(AskTurn())
            return
        winners = [result.seat for result in state.results() or () if result.place == 1]
        table.emit(Ended(tuple(winners) if state.over == "bank" else ()))
        table.touch(state.over)


STEPS.add(AskTurn, Stalk, NextTurn)

CODEC: Codec[State, PondEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[PondEvent]))
"""How positions and logs are stored."""
