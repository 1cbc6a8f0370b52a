"""A table for one who plays against Takatoshi, laid by hand, and what is told of his turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from rules.core.carrying_out import go_on
from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.events.takatoshi import TakatoshiMarker
from rules.nippon.laying import put
from rules.nippon.model.automa import Automa
from rules.nippon.model.position import CITY_NUMBERS, Position
from rules.nippon.model.state import FIRST, Marker
from rules.nippon.model.terms import EDGES, GOALS, REGIONS
from rules.nippon.steps.takatoshi import TakatoshiTurn
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from rules.core.table import Event
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import City, Colour, Edge, Good, Region

E = TypeVar("E", bound="Event")

LEFT, MIDDLE, RIGHT = 0, 1, 2
"""Action tiles that show the leftmost, the middle and the rightmost space."""
MOST_LEFT_GREEN, MOST_RIGHT_GREEN, MOST_LEFT_YELLOW, MOST_RIGHT_YELLOW, MOST_LEFT_RED, MOST_RIGHT_RED = range(3, 9)
"""Those that show the space with most workers."""
PRIORITIES: list[Colour] = ["white", "blue", "grey", "yellow", "red", "black"]


def solo(tile: int = RIGHT, *, left: int = 1, goals: int = 3) -> State:
    """A table for one: workers white, blue, grey and yellow stand in the regions from left to right.

    Args:
        tile: The action tile that comes next.
        left: How many of it and others are in the stack; the others are never drawn.
        goals: How many goal tiles lie there.
    """
    state = bare(1)
    state.railways = [[None] * 3 for _ in REGIONS]
    state.hiring = [["black", "red", "white"] for _ in state.hiring]
    state.automa = Automa(
        tiles=[tile] * left,
        shown=[],
        priorities=list(PRIORITIES),
        regions=["white", "blue", "grey", "yellow"],
        goals=list(GOALS[:goals]),
        railways=6,
        markers=[[1, 2, 3], [3, 4, 5], [5, 6, 7, 7]],
    )
    return state


def automa(state: State) -> Automa:
    """His board."""
    assert state.automa is not None
    return state.automa


def demand(state: State, city: City, top: Good, right: Good, bottom: Good, left: Good) -> None:
    """Put other goods on a city's demand tile."""
    state.cities[CITY_NUMBERS[city]].demand = (top, right, bottom, left)


def everywhere(state: State, top: Good, right: Good, bottom: Good, left: Good) -> None:
    """Put the same goods on all demand tiles."""
    for city in CITY_NUMBERS:
        demand(state, city, top, right, bottom, left)


def play(state: State) -> Table[NipponEvent]:
    """Let him have a turn."""
    table: Table[NipponEvent] = Table(Rng(b"solo"))
    state.then(TakatoshiTurn())
    go_on(Position(FACTS, state, FIRST), table)
    return table


def told(table: Table[NipponEvent], kind: type[E]) -> list[E]:
    """Events of a kind, in order."""
    return [record.event for record in table.events if isinstance(record.event, kind)]


def laid(state: State) -> TakatoshiMarker:
    """The marker that he lays in his turn."""
    (event,) = told(play(state), TakatoshiMarker)
    return event


def at(state: State, city: City, edge: Edge) -> Marker | None:
    """The marker on an influence space."""
    return state.cities[CITY_NUMBERS[city]].markers[EDGES.index(edge)]


def nowhere_but(state: State, region: Region) -> None:
    """Fill the cities of all other regions with his own markers, so that nothing is available there."""
    for city, of in FACTS.region_of.items():
        if of != region:
            put(state, 1, city, "top", 7)
            put(state, 1, city, "bottom", 7)
