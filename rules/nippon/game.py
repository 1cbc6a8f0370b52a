"""Nippon: Zaibatsu as a game that can be hosted."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, cast

from typing_extensions import override

from rules.core.decisions import StandingQuestion
from rules.core.game import Game
from rules.core.grammar import Grammar
from rules.core.labels import Label, say
from rules.core.results import Result
from rules.core.rng import Rng
from rules.core.seats import Seat, is_before
from rules.core.setup import Option
from rules.core.stepped import SteppedRules
from rules.core.table import Event, Table
from rules.core.targets import Target
from rules.nippon import lesson, player, scoring, setup
from rules.nippon.corrections import CORRECTABLE
from rules.nippon.delta import counted
from rules.nippon.events import NipponEvent
from rules.nippon.model.facts import facts_of
from rules.nippon.model.influence import section_of
from rules.nippon.model.names import FixedNames
from rules.nippon.model.position import Position
from rules.nippon.model.state import State
from rules.nippon.model.tables import TABLES, Tables
from rules.nippon.model.terms import ZAIBATSU
from rules.nippon.model.words import BLANKS
from rules.nippon.playouts import aims, audit, coverage
from rules.nippon.resampling import resample_hidden
from rules.nippon.steps import CODEC, QUESTIONS
from rules.nippon.steps.consolidation.sections import ScoreSection
from rules.nippon.steps.takatoshi import verdict
from rules.nippon.steps.turns.silk import SellingSilk
from rules.nippon.steps.turns.turn import BeginTurn
from rules.nippon.usable import usable
from rules.nippon.view import NipponView
from rules.nippon.view.projection import view_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.advice import Adviser
    from rules.core.answers import Answer
    from rules.core.decisions import Question as Asked
    from rules.core.lesson import Scene
    from rules.core.match import Match
    from rules.core.player import Level, Player
    from rules.core.results import Verdict
    from rules.core.setup import Setup
    from rules.core.step import SideAction
    from rules.core.uses import Counted, Usable
    from rules.core.words import Names

VERSION = 4
"""Version of these rules; it grows whenever the same answers may lead to another position."""

OPTIONS = (
    Option("sides", ("a", "b", "random"), "random"),
    Option("modules", ("modern", "goals"), "", many=True),
    Option("difficulty", ("easy", "medium", "hard"), "easy", alone=True),
)
"""Sides: which sides of the factories lie up; all A is for a first match. Modules: modern factories, the goals board.
Difficulty: of Takatoshi, for who plays alone."""

SIDE_ACTIONS = (SellingSilk(),)

GRAMMAR = Grammar(
    *[form for question in QUESTIONS for form in question.grammar.forms],
    *[form for action in SIDE_ACTIONS for form in action.grammar.forms],
    blanks=BLANKS,
)
"""Notation of all answers."""


TARGETS = (Target("winners", least=180, most=220), Target("use", "prestige tile placed", least=0.25, most=0.8))
"""The rulebook's example has 180 to 200 points; each of the eight achievements is worth having, and none always is."""


class NipponRules(SteppedRules[State, Position, NipponEvent]):
    """The rules of Nippon with one set of component tables; see `rules.core.rules.Rules`."""

    version = VERSION
    codec = CODEC
    grammar: ClassVar[Grammar] = GRAMMAR
    side_actions: ClassVar[tuple[SideAction[Any, Any, Any], ...]] = SIDE_ACTIONS
    correctable = CORRECTABLE

    def __init__(self, tables: Tables) -> None:
        self.facts = facts_of(tables)
        self.vocabulary: Names = FixedNames(self.facts)

    def deal(self, seats: int, options: Mapping[str, str], table: Table[NipponEvent]) -> State:
        """Set up a match."""
        return setup.deal(self.facts, seats, options, table)

    @override
    def position(self, state: State, seat: Seat) -> Position:
        return Position(self.facts, state, seat)

    @override
    def hand_turn(self, state: State, seat: Seat) -> None:
        state.then(BeginTurn(seat))

    def view(self, state: State, audience: Seat | None) -> NipponView:
        """What an audience sees: everything."""
        return view_of(self.facts, state, audience)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown: answers that do not count yet."""
        resample_hidden(self.facts, state, seat, rng)

    def results(self, state: State) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""
        if state.over is None:
            return None
        return tuple([Result(line.seat, line.total, line.place) for line in scoring.results(self.facts, state)])

    @override
    def verdict(self, state: State) -> Verdict | None:
        return verdict(self.facts, state)

    @override
    def end_early(self, state: State) -> None:
        """End a match before its end: its regions are scored as at the end of a section (N-R55)."""
        section = section_of(self.facts, state.round)
        if len(state.scored) <= section:
            ScoreSection(section).run(self.position(state, state.active), Table[NipponEvent](Rng(b"")))
        super().end_early(state)

    def violations(self, state: State) -> Sequence[str]:
        """Impossible things found in a position; empty if it is consistent."""
        return audit.violations(self.facts, state)


class Nippon(Game[Tables, NipponRules, NipponView]):
    """See `rules.core.game.Game`."""

    key = "nippon"
    seats = (1, 4)
    colours = ZAIBATSU
    options = OPTIONS
    tables = TABLES
    data = Path(__file__).parents[2] / "data" / "nippon"
    counts = MappingProxyType({"demand.tile": 9, "start.tile": 16})
    aims = aims.AIMS
    automatic = True
    targets = TARGETS
    taught = True
    hands = False

    @override
    def refuse_setup(self, seats: int, options: Mapping[str, str]) -> Label | None:
        return say("nippon-refuse-modules") if seats == 1 and options["modules"] else None

    @override
    def opponent(self, seats: int, options: Mapping[str, str]) -> str | None:
        return "takatoshi" if seats == 1 else None

    @override
    def rules(self, tables: Tables) -> NipponRules:
        return NipponRules(tables)

    @override
    def coverage(self, tables: Tables) -> frozenset[str]:
        return coverage.coverage_of(tables)

    @override
    def coverage_in(self, tables: Tables, setup: Setup) -> frozenset[str]:
        return coverage.coverage_in(tables, setup)

    @override
    def prefer(self, question: Asked, view: NipponView, aim: str, rng: Rng) -> Answer:
        return aims.prefer(question, view, aim, rng)

    @override
    def standing(self) -> tuple[StandingQuestion, ...]:
        answers = (("coal", say("nippon-standing-coal")), ("money", say("nippon-standing-money")))
        return (StandingQuestion(say("nippon-standing"), answers),)

    @override
    def players(self, tables: Tables) -> Mapping[Level, Player]:
        rules = self.rules(tables)
        return player.players(rules, rules.facts)

    @override
    def adviser(self, tables: Tables) -> Adviser:
        rules = self.rules(tables)
        return player.adviser(rules, rules.facts)

    @override
    def rounds(self, match: Match, view: NipponView) -> int:
        return view.round

    @override
    def turns_left(self, view: NipponView, seat: Seat) -> int | None:
        if view.final_from is None or view.active is None:
            return None
        count = len(view.zaibatsu) + (view.takatoshi is not None)
        return view.rounds - view.round + 1 - is_before(seat, view.active, view.final_from, count)

    @override
    def counted(self, event: Event) -> tuple[Counted, ...]:
        return counted(cast("NipponEvent", event))

    @override
    def usable(self, tables: Tables, setup: Setup) -> Usable:
        return usable(tables, dict(setup.options))

    @override
    def there(self, view: NipponView) -> Usable:
        return {"factory built": tuple([row.id for row in view.supply])}

    @override
    def lesson(self, tables: Tables) -> tuple[Scene, ...]:
        return lesson.lesson(facts_of(tables))


NIPPON = Nippon()
