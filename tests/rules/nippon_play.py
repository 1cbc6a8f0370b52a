"""Nippon played by hand: whole matches from the deal, and single answers on positions that were laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.stepped import go_on
from rules.core.table import Table
from rules.nippon.game import NipponRules
from rules.nippon.model.position import Position
from rules.nippon.model.state import Factory, State, Worker
from tests.rules.nippon_positions import FACTS

if TYPE_CHECKING:
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.terms import Colour

RULES = NipponRules(FACTS.tables)


def dealt(seats: int, seed: int = 1, **options: str) -> tuple[State, list[NipponEvent]]:
    """A match up to its first question, and what was told."""
    table: Table[NipponEvent] = Table(Rng(seed.to_bytes(4, "big")))
    state = RULES.deal(seats, options, table)
    return state, [record.event for record in table.events]


def seen(state: State, seat: int = 0) -> Position:
    """A position for one seat."""
    return Position(FACTS, state, Seat(seat))


def let(state: State, *, seed: int = 1) -> tuple[list[NipponEvent], set[str]]:
    """Let happen what happens by itself; what was told, and what was touched."""
    table: Table[NipponEvent] = Table(Rng(seed.to_bytes(4, "big")))
    go_on(seen(state, state.active), table)
    return [record.event for record in table.events], table.touched


def say(state: State, text: str, seat: int | None = None, *, seed: int = 1) -> list[NipponEvent]:
    """Let a seat, or the active one, answer; what was told."""
    who = state.active if seat is None else Seat(seat)
    table: Table[NipponEvent] = Table(Rng(seed.to_bytes(4, "big")))
    RULES.play(state, who, RULES.read(state, who, text), table)
    return [record.event for record in table.events]


def refused(state: State, text: str, seat: int | None = None) -> str:
    """Key of the sentence with which an answer is refused."""
    try:
        RULES.read(state, state.active if seat is None else Seat(seat), text)
    except IllegalAction as why:
        return why.reason.label.key
    raise AssertionError(text)


def offered(state: State, seat: int | None = None) -> list[str]:
    """Everything that a seat is offered, in notation."""
    who = state.active if seat is None else seat
    (question,) = [question for question in RULES.questions(state) if question.seat == who]
    return [answer for part in question.parts if part.kind == "choice" for answer in part.answers]


def asked(state: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind) for question in RULES.questions(state)]


def workers(*colours: Colour) -> list[Worker]:
    """Workers of a work area, lowest first."""
    return [Worker(colour) for colour in colours]


def built(*keys: str) -> list[Factory]:
    """Factories of a factory area."""
    return [Factory(key, FACTS.good_of(key)) for key in keys]
