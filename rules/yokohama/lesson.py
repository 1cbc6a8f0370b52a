"""The lesson of Yokohama: order, placement, movement, area action, port, agent, building, church, final score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.lesson import Scene, steps_of
from rules.core.seats import Seat
from rules.core.steps.together import AskEach
from rules.yokohama import laying
from rules.yokohama.model.state import State, Variant
from rules.yokohama.steps.turn.keep import AskKeep
from rules.yokohama.steps.turn.rounds import StartTurn

if TYPE_CHECKING:
    from rules.core.step import AnyStep
    from rules.yokohama.model.facts import Facts

SEATS = 3
MIKA, JONAS = 1, 2
CHURCH = "church 8 pay copper silk tea fish 2y"


def lesson(facts: Facts) -> tuple[Scene[State], ...]:
    """Five tables: the first turn, the way to a port, an order with what it brings, a building, the last turn."""
    return (
        Scene(SEATS, _begins(facts), steps_of("keep gb1", "place tea x2", "go tea")),
        Scene(SEATS, _walks(facts), steps_of("place bank port lab", "go port", "take gb3")),
        Scene(SEATS, _delivers(facts), steps_of("order gb1", "agent mine with gb")),
        Scene(SEATS, _builds(facts), steps_of("go mill", "build shop 3"), ("place mill x2",)),
        Scene(SEATS, _ends(facts), steps_of(CHURCH, "end"), ("place none", "go church")),
    )


def _town(facts: Facts, *stack: AnyStep) -> State:
    """A town in which the others have begun."""
    state = laying.lay(facts, SEATS, Variant(), *stack)
    for seat, areas, stands in ((MIKA, "customs*2 church", "customs"), (JONAS, "lab fishing2*2", "fishing2")):
        laying.put(facts, state, areas, seat)
        state.merchants[seat].president = laying.area_of(facts, state, stands)
    laying.hold(facts, state, "us1", MIKA)
    laying.hold(facts, state, "fr1", JONAS)
    return state


def _begins(facts: Facts) -> State:
    state = _town(facts, AskKeep(AskEach([Seat(0)])), StartTurn())
    laying.hold(facts, state, "gb1 gb8")
    return state


def _walks(facts: Facts) -> State:
    state = _town(facts)
    laying.hold(facts, state, "gb1")
    laying.put(facts, state, "port")
    state.me.president = laying.area_of(facts, state, "mine")
    laying.own(state, tea=4)
    return state


def _delivers(facts: Facts) -> State:
    state = _town(facts)
    laying.hold(facts, state, "gb1")
    laying.done(facts, state, "gb3")
    laying.put(facts, state, "mine*3")
    state.me.president = laying.area_of(facts, state, "fishing1")
    laying.own(state, tea=4, fish=3, points=5)
    return state


def _builds(facts: Facts) -> State:
    state = _town(facts)
    laying.hold(facts, state, "fr4")
    laying.put(facts, state, "mill china")
    return state


def _ends(facts: Facts) -> State:
    """The last turn of all: the church is full enough, and everyone has something on the boards."""
    state = _town(facts)
    state.start, state.turns, state.last_turn, state.ending = Seat(MIKA), 29, 30, ["church"]
    for space, seat in ((0, MIKA), (1, JONAS), (2, MIKA), (3, MIKA), (4, JONAS)):
        state.church[space] = seat
        state.merchants[seat].stored[0] -= 1
    for seat, space in ((JONAS, 0), (0, 2)):
        state.customs[space] = seat
        state.merchants[seat].stored[0] -= 1
    laying.put(facts, state, "church*2")
    laying.done(facts, state, "gb1 fr4 us2 de3")
    laying.done(facts, state, "gb3 nl1", MIKA)
    laying.done(facts, state, "us4 fr2 de1", JONAS)
    laying.own(state, points=31, yen=5, copper=1, tea=2, fish=2, silk=2)
    laying.own(state, MIKA, points=37, yen=3)
    laying.own(state, JONAS, points=34, yen=4)
    return state
