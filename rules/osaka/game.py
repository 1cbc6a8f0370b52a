"""Traders of Osaka as a game that can be hosted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from typing_extensions import override

from rules.core.decisions import StandingQuestion
from rules.core.game import Game
from rules.core.grammar import Grammar
from rules.core.labels import say
from rules.core.results import Result
from rules.core.stepped import SteppedRules
from rules.osaka import lesson, player, setup
from rules.osaka.corrections import correctable
from rules.osaka.delta import counted, usable
from rules.osaka.events import OsakaEvent
from rules.osaka.model.facts import facts_of
from rules.osaka.model.position import CardNames, Position
from rules.osaka.model.state import State
from rules.osaka.model.tables import TABLES, Tables
from rules.osaka.model.terms import TRADERS
from rules.osaka.playouts import aims, audit
from rules.osaka.resampling import resample_hidden
from rules.osaka.steps import CODEC
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.token import AskToken
from rules.osaka.steps.turn import AskTurn, StartTurn
from rules.osaka.view import OsakaView, view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.advice import Adviser
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.lesson import Scene
    from rules.core.player import Level, Player
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.core.setup import Setup
    from rules.core.table import Event, Table
    from rules.core.uses import Counted, Usable

VERSION = 1
"""Version of these rules; it grows whenever the same answers may lead to another position."""

GRAMMAR = Grammar(
    *(form for ask in (AskToken, AskTurn, AskInsurance) for form in ask.grammar.forms),
    blanks=frozenset({"and", "+"}),
)
"""Notation of all answers."""


class OsakaRules(SteppedRules[State, Position, OsakaEvent]):
    """The rules of Traders of Osaka with one set of component tables; see `rules.core.rules.Rules`."""

    version = VERSION
    codec = CODEC
    grammar = GRAMMAR

    def __init__(self, tables: Tables) -> None:
        self.facts = facts_of(tables)
        self.vocabulary = CardNames(self.facts.kinds)
        self.correctable = correctable(self.facts.names)

    def deal(self, seats: int, options: Mapping[str, str], table: Table[OsakaEvent]) -> State:  # noqa: ARG002
        """Prepare a match; there are no options."""
        return setup.deal(self.facts, seats, table)

    @override
    def position(self, state: State, seat: Seat) -> Position:
        return Position(self.facts, state, seat)

    @override
    def hand_turn(self, state: State, seat: Seat) -> None:
        state.active = seat
        state.then(StartTurn())

    def view(self, state: State, audience: Seat | None) -> OsakaView:
        """What an audience sees."""
        return view(self.facts, state, audience)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown."""
        resample_hidden(self.facts, state, seat, rng)

    def results(self, state: State) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""
        if state.over is None:
            return None
        return tuple(Result(line.seat, line.vp, line.place) for line in state.places())

    def violations(self, state: State) -> Sequence[str]:
        """Impossible things found in a position; empty if it is consistent."""
        return audit.violations(self.facts, state)


class Osaka(Game[Tables, OsakaRules, OsakaView]):
    """See `rules.core.game.Game`."""

    key = "osaka"
    seats = (2, 4)
    colours = TRADERS
    tables = TABLES
    data = Path(__file__).parents[2] / "data" / "osaka"
    aims = aims.AIMS
    automatic = True
    taught = True

    @override
    def rules(self, tables: Tables) -> OsakaRules:
        return OsakaRules(tables)

    @override
    def coverage(self, tables: Tables) -> frozenset[str]:
        return aims.coverage_of(tables)

    @override
    def prefer(self, question: Question, view: OsakaView, aim: str, rng: Rng) -> Answer:
        return aims.prefer(question, view, aim, rng)

    @override
    def players(self, tables: Tables) -> Mapping[Level, Player]:
        rules = self.rules(tables)
        return player.players(rules, rules.facts)

    @override
    def adviser(self, tables: Tables) -> Adviser:
        rules = self.rules(tables)
        return player.adviser(rules, rules.facts)

    @override
    def counted(self, event: Event) -> tuple[Counted, ...]:
        return counted(cast("OsakaEvent", event))

    @override
    def usable(self, tables: Tables, setup: Setup) -> Usable:
        return usable(facts_of(tables))

    @override
    def lesson(self, tables: Tables) -> tuple[Scene, ...]:
        return lesson.lesson(facts_of(tables))

    @override
    def standing(self) -> tuple[StandingQuestion, ...]:
        answers = (("never", say("osaka-standing-never")), ("most", say("osaka-standing-most")))
        return (StandingQuestion(say("osaka-standing"), answers),)


OSAKA = Osaka()
