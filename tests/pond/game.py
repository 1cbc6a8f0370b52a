"""Frogs on stones: the second toy game, which shows what the first does not."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.carrying_out import go_on
from rules.core.frozen import frozen
from rules.core.game import Game
from rules.core.labels import say
from rules.core.results import Result, Verdict
from rules.core.setup import Option
from rules.core.stepped import SteppedRules
from rules.core.table import View
from rules.core.words import NoNames
from tests.pond.corrections import CORRECTABLE
from tests.pond.events import PondEvent
from tests.pond.state import BREATH, Position, State
from tests.pond.steps import CODEC, AskTurn
from tests.pond.tables import TABLES, Tables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.labels import Label
    from rules.core.seats import Seat
    from rules.core.setup import Setup
    from rules.core.table import Table

PACES = {"day": 2, "night": 3}
BEHIND = -3
"""Where the heron starts; the frogs start on 0."""

MOST_FAR = 2
"""Frogs for whom the far pond is not too long."""


@frozen
class PondView(View):
    """The pond, which is the same for everyone.

    Attributes:
        bank: Number of the far bank.
        frogs: By seat, the stone.
        breath: By seat.
        heron: Its stone, or None.
        turns: Turns ended.
        results: Places, when the match is over.
        verdict: How who was alone has done, when the match is over.
    """

    bank: int
    frogs: tuple[int, ...]
    breath: tuple[int, ...]
    heron: int | None
    turns: int
    results: tuple[Result, ...] | None
    verdict: Verdict | None


class PondRules(SteppedRules[State, Position, PondEvent]):
    """See `Rules`."""

    grammar = AskTurn.grammar
    vocabulary = NoNames()
    version = 1
    codec = CODEC
    correctable = CORRECTABLE

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def deal(self, seats: int, options: Mapping[str, str], table: Table[PondEvent]) -> State:
        """Set the frogs on their bank, and the heron behind one that is alone."""
        heron = BEHIND if seats == 1 else None
        bank = self._tables.pond.near if options["bank"] == "near" else self._tables.pond.far
        state = State(bank.value, PACES[options["light"]], [0] * seats, [BREATH] * seats, heron)
        state.then(AskTurn())
        go_on(self.position(state, state.active), table)
        return state

    @override
    def position(self, state: State, seat: Seat) -> Position:
        return Position(self._tables, state, seat)

    @override
    def hand_turn(self, state: State, seat: Seat) -> None:
        state.active = seat
        state.then(AskTurn())

    def view(self, state: State, audience: Seat | None) -> PondView:
        """What an audience sees: everything."""
        del audience
        frogs, breath = tuple(state.frogs), tuple(state.breath)
        return PondView(state.bank, frogs, breath, state.heron, state.turns, state.results(), state.verdict())

    def results(self, state: State) -> tuple[Result, ...] | None:
        """Places, best first."""
        return state.results()

    @override
    def verdict(self, state: State) -> Verdict | None:
        return state.verdict()

    def violations(self, state: State) -> Sequence[str]:
        """What cannot be."""
        beyond = max(state.frogs) > state.bank or (state.heron is not None and state.heron > state.frogs[0])
        return ["a frog or the heron has gone too far"] * beyond + ["no breath"] * (min(state.breath) < 0)


class PondGame(Game[Tables, PondRules, PondView]):
    """See `Game`."""

    key = "pond"
    seats = (1, 3)
    colours = ("blue", "ochre", "mint", "violet")
    options = (Option("bank", ("near", "far"), "near"), Option("light", ("day", "night"), "day"))
    tables = TABLES
    data = Path(__file__).parent / "data"
    aims = ("bank",)
    hands = False

    @override
    def refuse_setup(self, seats: int, options: Mapping[str, str]) -> Label | None:
        if options["bank"] == "far" and seats > MOST_FAR:
            return say("pond-refuse-far", most=MOST_FAR)
        if options["bank"] == "far" and options["light"] == "night":
            return say("pond-refuse-night")
        return None

    @override
    def opponent(self, seats: int, options: Mapping[str, str]) -> str | None:
        return "heron" if seats == 1 else None

    @override
    def rules(self, tables: Tables) -> PondRules:
        return PondRules(tables)

    @override
    def coverage(self, tables: Tables) -> frozenset[str]:
        return frozenset({"hop", "rest", "heron", "bank", "caught"})

    @override
    def coverage_in(self, tables: Tables, setup: Setup) -> frozenset[str]:
        return self.coverage(tables) - (frozenset() if setup.seats == 1 else {"heron", "caught"})


POND = PondGame()
