"""Positions of Nippon laid by hand, in a few words: for its lesson, and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.nippon.model.position import CITY_NUMBERS
from rules.nippon.model.state import CityState, Marker, Mission, State, Variant, Zaibatsu
from rules.nippon.model.terms import CITIES, DESTINATIONS, EDGES, REGIONS

if TYPE_CHECKING:
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.terms import City, Edge


def lay(facts: Facts, people: int = 2) -> State:
    """A table with nothing on it but demand tiles: the first eight, as printed."""
    return State(
        variant=Variant(),
        people=[Zaibatsu(markers=[1, 2, 3, 4, 5, 6, 7], flag=[3, 5, 7], prestige=[3, 3, 3]) for _ in range(people)],
        bag=[6] * 6,
        hiring=[[] for _ in facts.tables.board.hiring],
        waiting=[],
        cities=[CityState(row.id, row.edges) for row in facts.tables.demand.tile[: len(CITIES)]],
        railways=[[None] * facts.railway_spaces(people) for _ in REGIONS],
        missions=[Mission(tiles=people) for _ in DESTINATIONS],
        supply=[],
        pairs=[],
    )


def put(state: State, seat: int, city: City, edge: Edge, value: int) -> None:
    """Put an influence marker on a space."""
    state.cities[CITY_NUMBERS[city]].markers[EDGES.index(edge)] = Marker(Seat(seat), value)
