"""Nippon as a game that can be hosted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.game import Book, Game
from rules.core.playouts import any_of
from rules.core.running import RuleBook
from rules.core.stepped import SteppedRules, go_on
from rules.core.words import NoNames
from rules.nippon.events import NipponEvent
from rules.nippon.model.state import Position, State
from rules.nippon.model.tables import TABLES, Tables
from rules.nippon.steps import CODEC
from rules.nippon.steps.turn import AskTurn
from rules.nippon.view import NipponView, view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.game import Codec, Result
    from rules.core.labels import Label
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.core.table import Table, View


class NipponRules(SteppedRules[State, Position, NipponEvent]):
    """The rules of Nippon with one set of component tables; see `rules.core.game.Rules`."""

    grammar = AskTurn.grammar
    vocabulary = NoNames()

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    @property
    def version(self) -> int:
        """Version of the rules; it grows whenever the same answers may lead to another position."""
        return 1

    @property
    @override
    def codec(self) -> Codec[State, NipponEvent]:
        return CODEC

    def deal(self, seats: int, options: Mapping[str, str], table: Table[NipponEvent]) -> State:
        """Set up the match up to its first question."""
        del options
        state = State(self.tables.heap.stones.value, [0] * seats)
        state.stack.append(AskTurn())
        go_on(self.position(state, state.active), table)
        return state

    @override
    def position(self, state: State, seat: Seat) -> Position:
        return Position(self.tables, state, seat)

    @override
    def seated(self, state: State) -> Seat:
        return state.active

    def turn(self, state: State) -> int:
        """Turns ended so far."""
        return state.turns

    def view(self, state: State, audience: Seat | None) -> NipponView:
        """What an audience sees."""
        del audience
        return view(state)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown: nothing is hidden."""

    def results(self, state: State) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""
        return state.results()

    def end_reason(self, state: State) -> str | None:
        """Id of the condition that ended the match."""
        return None if state.heap else "empty"

    def violations(self, state: State) -> Sequence[str]:
        """What in a state cannot be."""
        stones = state.heap + sum(state.taken)
        return [] if stones == self.tables.heap.stones.value else [f"{stones} stones"]


class Nippon(Game):
    """Nippon."""

    key = "nippon"
    seats = (2, 4)
    colours = ("blue", "ochre", "mint", "violet")
    options = ()
    tables = TABLES
    data = Path(__file__).parents[2] / "data" / "nippon"
    aims = ("empty",)
    hands = False

    @override
    def with_tables(self, tables: object) -> Book:
        assert isinstance(tables, Tables)
        return RuleBook(NipponRules(tables))

    @override
    def coverage(self, tables: object) -> frozenset[str]:
        return frozenset({"take", "end"})

    @override
    def prefer(self, question: Question, view: View, aim: str, rng: Rng) -> Answer:
        return any_of(question.parts[0], rng)

    @override
    def standing(self) -> tuple[tuple[str, Label], ...]:
        return ()


NIPPON = Nippon()
