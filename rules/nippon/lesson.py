"""The lesson of Nippon: workers, R&D, factories, goods and what they buy, railways, ships, consolidating, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.lesson import Scene, steps_of
from rules.core.seats import Seat
from rules.nippon.laying import lay, put
from rules.nippon.model.state import Factory, State, Worker
from rules.nippon.model.terms import COLOURS, City, Colour, Edge, Good
from rules.nippon.steps.turns.turn import AskTurn

if TYPE_CHECKING:
    from rules.nippon.model.facts import Facts

SEATS = 2
LEARNER, MIKA = Seat(0), Seat(1)

STANDING: tuple[tuple[Colour, ...], ...] = (
    ("white", "blue", "red"),
    ("white", "grey", "black"),
    ("blue", "white", "yellow"),
    ("grey", "red", "black"),
    ("yellow", "white", "blue"),
)
"""Workers on the hiring spaces."""

SUPPLY: str = "cotton1a cotton2a paper1a paper2a bento1a bento2a lenses1a lenses2a bulbs1a bulbs2a clocks1a clocks2a"


def lesson(facts: Facts) -> tuple[Scene[State], ...]:
    """A table for each thing to learn, from the first turn to the last."""
    return (
        Scene(SEATS, _table(facts), steps_of("rnd white", "rnd 2")),
        Scene(SEATS, _builds(facts), steps_of("factory paper1a"), ("factory white",)),
        Scene(SEATS, _produces(facts), steps_of("produce paper1a"), ("produce white",)),
        Scene(SEATS, _delivers(facts), steps_of("markets white", "markets osaka.right 3")),
        Scene(SEATS, _delivers(facts), steps_of("invest paper:k4"), ("invest white",)),
        Scene(SEATS, _railway(facts), steps_of("railways kansai/silk"), ("railways white",)),
        Scene(SEATS, _railway(facts), steps_of("ships berlin"), ("ships grey",)),
        Scene(SEATS, _consolidates(facts), steps_of("consolidate 1>factories")),
        Scene(SEATS, _ends(facts), steps_of("end"), ("mining blue", "mining 1")),
    )


def _table(facts: Facts) -> State:
    """Both have begun; the learner is asked."""
    state = lay(facts, SEATS)
    state.hiring = [list(workers) for workers in STANDING]
    state.supply = SUPPLY.split()
    state.box = [facts.tables.board.limits.workers_a_colour[-1] - count for count in state.bag]
    for number, colour in enumerate(COLOURS):
        state.bag[number] -= sum(workers.count(colour) for workers in STANDING)
    state.me.money, state.me.coal, state.me.iron = 12, 4, 2
    state.stack = [AskTurn()]
    return state


def _hired(state: State, *colours: Colour) -> None:
    """The learner has workers already."""
    for colour in colours:
        state.bag[COLOURS.index(colour)] -= 1
        state.me.work.append(Worker(colour))


def _owns(state: State, seat: Seat, factory: str, good: Good, goods: int, machines: int = 0) -> None:
    state.supply.remove(factory)
    state.people[seat].factories.append(Factory(factory, good, [machines > 0, machines > 1], goods))
    state.people[seat].machines += machines


def _builds(facts: Facts) -> State:
    state = _table(facts)
    state.me.rnd = 2
    return state


def _produces(facts: Facts) -> State:
    state = _builds(facts)
    _owns(state, LEARNER, "paper1a", "paper", 0, 1)
    return state


def _delivers(facts: Facts) -> State:
    state = _builds(facts)
    _owns(state, LEARNER, "paper1a", "paper", 3, 1)
    _owns(state, MIKA, "paper2a", "paper", 1, 1)
    _places(state, MIKA, "osaka", "right", 2)
    return state


def _places(state: State, seat: Seat, city: City, edge: Edge, value: int) -> None:
    put(state, seat, city, edge, value)
    state.people[seat].markers.remove(value)


def _railway(facts: Facts) -> State:
    state = _builds(facts)
    _owns(state, LEARNER, "paper1a", "paper", 0, 1)
    _owns(state, MIKA, "paper2a", "paper", 1, 1)
    _places(state, LEARNER, "osaka", "right", 3)
    _places(state, MIKA, "kyoto", "right", 4)
    state.me.iron = 5
    return state


def _consolidates(facts: Facts) -> State:
    state = _railway(facts)
    _hired(state, "blue", "blue", "blue", "yellow")
    state.me.finance = state.me.mining = 2
    return state


def _ends(facts: Facts) -> State:
    """The last turn of all: both have factories, contracts and prestige tiles."""
    state = _railway(facts)
    state.round, state.final_from, state.turns = facts.tables.board.rounds.final + 5, MIKA, 41
    for seat, rnd, mining, finance, points in ((LEARNER, 8, 7, 6, 58), (MIKA, 6, 8, 5, 63)):
        me = state.people[seat]
        me.rnd, me.mining, me.finance, me.points = rnd, mining, finance, points
        me.contracts = ["k1", "k4", "k6"]
        me.prestige[0], me.achieved[0] = 2, 1
    _owns(state, LEARNER, "bento1a", "bento", 0)
    _owns(state, LEARNER, "clocks1a", "clocks", 0, 1)
    _owns(state, MIKA, "lenses1a", "lenses", 0, 1)
    _places(state, LEARNER, "tokyo", "bottom", 5)
    _places(state, LEARNER, "fukuoka", "right", 4)
    _places(state, MIKA, "sendai", "right", 3)
    return state
