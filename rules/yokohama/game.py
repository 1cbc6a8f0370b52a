"""Yokohama as a game that can be hosted."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, cast

from typing_extensions import override

from rules.core.decisions import StandingQuestion
from rules.core.game import Game
from rules.core.grammar import Grammar
from rules.core.labels import say
from rules.core.results import Result
from rules.core.seats import Seat, is_before
from rules.core.setup import Option
from rules.core.stepped import SteppedRules
from rules.core.targets import Target
from rules.yokohama import lesson, player, scoring, setup
from rules.yokohama.corrections import CORRECTABLE
from rules.yokohama.delta import counted, fee, seen, usable
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.model.facts import Facts
from rules.yokohama.model.names import vocabulary_of
from rules.yokohama.model.numbers import TABLES, Tables
from rules.yokohama.model.position import Position
from rules.yokohama.model.state import State, Variant
from rules.yokohama.model.terms import MERCHANTS
from rules.yokohama.model.words import BLANKS
from rules.yokohama.playouts import aims, audit
from rules.yokohama.playouts.coverage import coverage_of
from rules.yokohama.projection import resample_hidden, view_of
from rules.yokohama.setup import variant_of
from rules.yokohama.steps import CODEC, QUESTIONS
from rules.yokohama.steps.common.side_actions import SIDE_ACTIONS
from rules.yokohama.steps.turn.rounds import StartTurn, pass_to
from rules.yokohama.view import YokohamaView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.advice import Adviser
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.lesson import Scene
    from rules.core.player import Level, Player
    from rules.core.rng import Rng
    from rules.core.setup import Setup
    from rules.core.step import SideAction
    from rules.core.table import Event, Table
    from rules.core.uses import Counted, Usable
    from rules.core.words import Names

VERSION = 3
"""Version of these rules; it grows whenever the same answers may lead to another position."""

OPTIONS = (
    Option("edition", ("dlp", "synapses"), "dlp"),
    Option("modules", ("rewards", "free-agents"), "", many=True),
    Option("mining", ("exchange", "action"), "exchange"),
)
"""Edition: the neutral player's majorities and 7.5, the Tram's target, paying too much at customs. Modules: the
mini-expansions. Mining: whether the Mining Technology counts in Chinatown for each exchange that buys copper, or once
per action."""

GRAMMAR = Grammar(
    *[form for question in QUESTIONS for form in question.grammar.forms],
    *[form for action in SIDE_ACTIONS for form in action.grammar.forms],
    blanks=BLANKS,
)


TARGETS = (
    Target("end", most=0.6),
    Target("source", "orders", least=1 / 3),
    Target("winners", least=90, most=150),
)
"""What guides to the game say of it: matches end in different ways, and orders are the main source of points."""


class YokohamaRules(SteppedRules[State, Position, YokohamaEvent]):
    """The rules of Yokohama with one set of component tables; see `rules.core.rules.Rules`."""

    version = VERSION
    codec = CODEC
    grammar: ClassVar[Grammar] = GRAMMAR
    side_actions: ClassVar[tuple[SideAction[Any, Any, Any], ...]] = SIDE_ACTIONS
    correctable = CORRECTABLE

    def __init__(self, tables: Tables) -> None:
        self.facts = Facts(tables)
        self.vocabulary: Names = vocabulary_of(self.facts)
        self._last: Position | None = None

    def deal(self, seats: int, options: Mapping[str, str], table: Table[YokohamaEvent]) -> State:
        """Set up a match."""
        return setup.deal(self.facts, seats, options, table)

    @override
    def position(self, state: State, seat: Seat) -> Position:
        last = self._last
        if last is None or last.state is not state or last.seat != seat:
            last = self._last = Position(self.facts, state, seat)
        return last

    @override
    def hand_turn(self, state: State, seat: Seat) -> None:
        before = (seat - state.active) % len(state.merchants)
        if state.last_turn is None or state.turns + before < state.last_turn:
            pass_to(state, seat, before)
            state.then(StartTurn())

    def view(self, state: State, audience: Seat | None) -> YokohamaView:
        """What an audience sees."""
        return view_of(self.facts, state, audience)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown."""
        resample_hidden(self.facts, state, seat, rng)

    def results(self, state: State) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""
        if state.over is None:
            return None
        return tuple(Result(line.seat, line.total, line.place) for line in scoring.results(self.facts, state))

    def violations(self, state: State) -> Sequence[str]:
        """Impossible things found in a position; empty if it is consistent."""
        return audit.violations(self.facts, state)


class Yokohama(Game[Tables, YokohamaRules, YokohamaView]):
    """See `rules.core.game.Game`."""

    key = "yokohama"
    seats = (2, 4)
    colours = MERCHANTS
    options = OPTIONS
    tables = TABLES
    data = Path(__file__).parents[2] / "data" / "yokohama"
    counts = MappingProxyType(
        {
            "achievements.achievement": 12,
            "orders.order": 36,
            "technologies.technology": 20,
            "technologies.technology.countries": 30,
            "tiles.tile": 24,
            "tokens.token.count": 25,
        }
    )
    aims = aims.AIMS
    fees = True
    automatic = True
    targets = TARGETS
    taught = True

    @override
    def rules(self, tables: Tables) -> YokohamaRules:
        return YokohamaRules(tables)

    @override
    def coverage(self, tables: Tables) -> frozenset[str]:
        return coverage_of(Facts(tables), self.seats[1], Variant())

    @override
    def coverage_in(self, tables: Tables, setup: Setup) -> frozenset[str]:
        return coverage_of(Facts(tables), setup.seats, variant_of(dict(setup.options)))

    @override
    def prefer(self, question: Question, view: YokohamaView, aim: str, rng: Rng) -> Answer:
        return aims.prefer(question, view, aim, rng)

    @override
    def fee(self, event: Event) -> tuple[int, Event]:
        return fee(cast("YokohamaEvent", event))

    @override
    def standing(self) -> tuple[StandingQuestion, ...]:
        return (
            StandingQuestion(
                say("yokohama-standing-keep"), (("higher", say("yokohama-standing-higher")),), once="keep"
            ),
            StandingQuestion(
                say("yokohama-standing-recovery"),
                (("stays", say("yokohama-standing-stays")), ("returns", say("yokohama-standing-returns"))),
            ),
        )

    @override
    def players(self, tables: Tables) -> Mapping[Level, Player]:
        return player.players(self.rules(tables))

    @override
    def adviser(self, tables: Tables) -> Adviser:
        return player.adviser(self.rules(tables))

    @override
    def turns_left(self, view: YokohamaView, seat: Seat) -> int | None:
        if view.rounds_left is None or view.active is None:
            return None
        return view.rounds_left - is_before(seat, view.active, view.start, len(view.merchants))

    @override
    def counted(self, event: Event) -> tuple[Counted, ...]:
        return counted(cast("YokohamaEvent", event))

    @override
    def usable(self, tables: Tables, setup: Setup) -> Usable:
        facts = Facts(tables)
        return usable(facts, setup.seats, variant_of(dict(setup.options)))

    @override
    def there(self, view: YokohamaView) -> Usable:
        return seen(view)

    @override
    def lesson(self, tables: Tables) -> tuple[Scene, ...]:
        return lesson.lesson(Facts(tables))


YOKOHAMA = Yokohama()
