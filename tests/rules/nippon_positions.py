"""Tables of Nippon laid by hand: a bare one for some people, and what is put on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.core.tables import load_tables
from rules.core.seats import Seat
from rules.nippon.model.automa import Automa
from rules.nippon.model.facts import facts_of
from rules.nippon.model.position import CITY_NUMBERS
from rules.nippon.model.state import CityState, Marker, Mission, State, Variant, Zaibatsu
from rules.nippon.model.tables import TABLES, Tables
from rules.nippon.model.terms import CITIES, DESTINATIONS, EDGES, REGIONS

if TYPE_CHECKING:
    from rules.nippon.model.terms import City, Edge

FOLDER = Path(__file__).parents[2] / "data" / "nippon"
_loaded = load_tables("nippon", FOLDER, TABLES)
assert isinstance(_loaded, Tables)
FACTS = facts_of(_loaded)


def bare(people: int = 2) -> State:
    """A table with nothing on it but demand tiles: the first eight, as printed."""
    return State(
        variant=Variant(),
        people=[Zaibatsu(markers=[1, 2, 3, 4, 5, 6, 7], flag=[3, 5, 7], prestige=[3, 3, 3]) for _ in range(people)],
        bag=[6] * 6,
        hiring=[[] for _ in FACTS.tables.board.hiring],
        waiting=[],
        cities=[CityState(row.id, row.edges) for row in FACTS.tables.demand.tile[: len(CITIES)]],
        railways=[[None] * FACTS.railway_spaces(people) for _ in REGIONS],
        missions=[Mission(tiles=people) for _ in DESTINATIONS],
        supply=[],
        pairs=[],
    )


def put(state: State, seat: int, city: City, edge: Edge, value: int) -> None:
    """Put an influence marker on a space."""
    state.cities[CITY_NUMBERS[city]].markers[EDGES.index(edge)] = Marker(Seat(seat), value)


def lone(state: State) -> None:
    """Takatoshi plays."""
    state.automa = Automa([], [], [], [], ["ships"], 6, [[1, 2, 3], [3, 4, 5], [5, 6, 7, 7]])
