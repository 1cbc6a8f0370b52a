"""Yokohama as a game of the house."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.game import Book, Game, Option, Result
from rules.core.running import RuleBook
from rules.yokohama import aims, asks, notation, playing, reader, reading, resampling, scoring, setup, showing
from rules.yokohama.actions import Action, KeepOrder
from rules.yokohama.codec import CODEC
from rules.yokohama.coverage import coverage_of
from rules.yokohama.model import audit
from rules.yokohama.model.facts import facts_of
from rules.yokohama.model.numbers import TABLES, Tables
from rules.yokohama.model.state import Variant
from rules.yokohama.model.terms import MERCHANTS
from rules.yokohama.setup import variant_of
from rules.yokohama.view import YokohamaView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.decisions import Question
    from rules.core.game import Codec, Setup
    from rules.core.labels import Label
    from rules.core.reasons import Reason
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.core.table import Table, View
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.state import State

VERSION = 2
"""Version of these rules; it grows whenever the same answers may lead to another position."""

OPTIONS = (
    Option("edition", ("dlp", "synapses"), "dlp"),
    Option("modules", ("rewards", "free-agents"), "", many=True),
    Option("mining", ("exchange", "action"), "exchange"),
)
"""Edition: the neutral player's majorities and 7.5, the Tram's target, paying too much at customs. Modules: the
mini-expansions. Mining: whether the Mining Technology counts in Chinatown for each exchange that buys copper, or once
per action."""


class YokohamaRules:
    """The rules of Yokohama with one set of component tables; see `rules.core.game.Rules`."""

    def __init__(self, tables: Tables) -> None:
        self.facts = facts_of(tables)

    @property
    def version(self) -> int:
        """Version of the rules."""
        return VERSION

    @property
    def codec(self) -> Codec[State, YokohamaEvent]:
        """How state and log are stored."""
        return CODEC

    def deal(self, seats: int, options: Mapping[str, str], table: Table[YokohamaEvent]) -> State:
        """Set up a match."""
        return setup.deal(self.facts, seats, options, table)

    def questions(self, state: State) -> tuple[Question, ...]:
        """What is asked now."""
        return asks.questions(self.facts, state)

    def read(self, state: State, seat: Seat, text: str) -> Action:
        """Understand a typed answer.

        Raises:
            IllegalAction: It is not understood, ambiguous, or refused by the rules.
        """
        return reading.read(self.facts, state, seat, text)

    def write(self, action: Action) -> str:
        """Notation of an answer."""
        return notation.write(action)

    def redact(self, state: State, seat: Seat, action: Action) -> str | None:  # noqa: ARG002
        """Which order is kept stays hidden."""
        return "keep ?" if isinstance(action, KeepOrder) else None

    def play(self, state: State, seat: Seat, action: Action, table: Table[YokohamaEvent]) -> None:
        """Carry out a legal answer."""
        playing.play(self.facts, state, seat, action, table)

    def turn(self, state: State) -> int:
        """Turns ended so far."""
        return state.turns

    def view(self, state: State, audience: Seat | None) -> YokohamaView:
        """What an audience sees."""
        return showing.view(self.facts, state, audience)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown."""
        resampling.resample_hidden(self.facts, state, seat, rng)

    def results(self, state: State) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""
        if state.over is None:
            return None
        return tuple(Result(line.seat, line.total, line.place) for line in scoring.results(self.facts, state))

    def end_reason(self, state: State) -> str | None:
        """Why the match is over."""
        return state.over

    def violations(self, state: State) -> Sequence[str]:
        """What in a position cannot be."""
        return audit.violations(self.facts, state)

    def words(self, text: str) -> Reason:
        """Reason that a text is not understood."""
        return reader.unknown_word(text).reason


class Yokohama(Game):
    """See `rules.core.game.Game`."""

    key = "yokohama"
    seats = (2, 4)
    colours = MERCHANTS
    options = OPTIONS
    tables = TABLES
    data = Path(__file__).parents[2] / "data" / "yokohama"
    aims = aims.AIMS

    @override
    def with_tables(self, tables: object) -> Book:
        assert isinstance(tables, Tables), "the loader has validated them"
        return RuleBook(YokohamaRules(tables))

    @override
    def coverage(self, tables: object) -> frozenset[str]:
        assert isinstance(tables, Tables), "the loader has validated them"
        return coverage_of(facts_of(tables), self.seats[1], Variant())

    @override
    def coverage_in(self, tables: object, setup: Setup) -> frozenset[str]:
        assert isinstance(tables, Tables), "the loader has validated them"
        return coverage_of(facts_of(tables), setup.seats, variant_of(dict(setup.options)))

    @override
    def prefer(self, question: Question, view: View, aim: str, rng: Rng) -> str:
        assert isinstance(view, YokohamaView), "a view of this game"
        return aims.prefer(question, view, aim, rng)

    @override
    def standing(self) -> tuple[tuple[str, Label], ...]:
        return ()


YOKOHAMA = Yokohama()
