"""Traders of Osaka as a game of the house."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.game import Book, Game, Result
from rules.core.labels import Label, say
from rules.core.running import RuleBook
from rules.osaka import aims, asks, audit, flow, notation, reading, resampling, setup, showing
from rules.osaka.actions import Action, Insure
from rules.osaka.codec import CODEC
from rules.osaka.coverage import coverage_of
from rules.osaka.facts import facts_of
from rules.osaka.frames import AskInsurance
from rules.osaka.places import places_of
from rules.osaka.tables import TABLES, Tables
from rules.osaka.terms import TRADERS
from rules.osaka.view import OsakaView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.decisions import Question
    from rules.core.game import Codec
    from rules.core.reasons import Reason
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.core.table import Table, View
    from rules.osaka.events import OsakaEvent
    from rules.osaka.state import State

VERSION = 1
"""Version of these rules; it grows whenever the same answers may lead to another position."""


class OsakaRules:
    """The rules of Traders of Osaka with one set of component tables; see `rules.core.game.Rules`."""

    def __init__(self, tables: Tables) -> None:
        self.facts = facts_of(tables)

    @property
    def version(self) -> int:
        """Version of the rules."""
        return VERSION

    @property
    def codec(self) -> Codec[State, OsakaEvent]:
        """How state and log are stored."""
        return CODEC

    def deal(self, seats: int, options: Mapping[str, str], table: Table[OsakaEvent]) -> State:  # noqa: ARG002
        """Prepare a match; there are no options."""
        return setup.deal(self.facts, seats, table)

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
        return notation.write(self.facts, action)

    def redact(self, state: State, seat: Seat, action: Action) -> str | None:
        """An insurance answered ahead stays hidden."""
        frame = state.stack[-1]
        if isinstance(action, Insure) and isinstance(frame, AskInsurance) and frame.each.asked[0] != seat:
            return "insure ?"
        return None

    def play(self, state: State, seat: Seat, action: Action, table: Table[OsakaEvent]) -> None:
        """Carry out a legal answer."""
        flow.play(self.facts, state, seat, action, table)

    def turn(self, state: State) -> int:
        """Turns ended so far."""
        return state.turns

    def view(self, state: State, audience: Seat | None) -> OsakaView:
        """What an audience sees."""
        return showing.view(self.facts, state, audience)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown."""
        resampling.resample_hidden(self.facts, state, seat, rng)

    def results(self, state: State) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""
        if state.over is None:
            return None
        return tuple(Result(line.seat, line.vp, line.place) for line in places_of(state))

    def end_reason(self, state: State) -> str | None:
        """Why the match is over."""
        return state.over

    def violations(self, state: State) -> Sequence[str]:
        """What in a position cannot be."""
        return audit.violations(self.facts, state)

    def words(self, text: str) -> Reason:
        """Reason that a text is not understood."""
        return notation.unknown(text).reason


class Osaka(Game):
    """See `rules.core.game.Game`."""

    key = "osaka"
    seats = (2, 4)
    colours = TRADERS
    options = ()
    tables = TABLES
    data = Path(__file__).parents[2] / "data" / "osaka"
    aims = aims.AIMS

    @override
    def with_tables(self, tables: object) -> Book:
        assert isinstance(tables, Tables), "the loader has validated them"
        return RuleBook(OsakaRules(tables))

    @override
    def coverage(self, tables: object) -> frozenset[str]:
        assert isinstance(tables, Tables), "the loader has validated them"
        return coverage_of(tables)

    @override
    def prefer(self, question: Question, view: View, aim: str, rng: Rng) -> str:
        assert isinstance(view, OsakaView), "a view of this game"
        return aims.prefer(question, view, aim, rng)

    @override
    def standing(self) -> tuple[tuple[str, Label], ...]:
        return (("never", say("osaka-standing-never")), ("most", say("osaka-standing-most")))


OSAKA = Osaka()
