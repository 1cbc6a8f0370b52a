"""Which region Takatoshi chooses, and which influence space in it.

Source: "Das Solospiel", "Eine Region bestimmen", "Heimische Märkte". All of it follows from what lies open. Rulings
N-R47 (what "all spaces of the market" are), N-R48 (whose marker is your highest, and when it cannot be beaten), N-R49
(which of several lowest markers goes), N-R50 (what lies furthest to the left).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.nippon.events.takatoshi import Weighed
from rules.nippon.model.influence import influence, markers_in
from rules.nippon.model.position import CITY_NUMBERS
from rules.nippon.model.state import FIRST, TAKATOSHI
from rules.nippon.model.terms import EDGES, LEVELS, REGIONS, City
from rules.nippon.steps.concepts.laying import leaving, refuse_marker

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.nippon.events.takatoshi import Way
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Edge, Region

FROM_THE_LEFT: tuple[Edge, ...] = ("left", "top", "bottom", "right")
"""The spaces of a city as they lie from left to right; of two above each other the upper one first (N-R50)."""
_NUMBERS = tuple([EDGES.index(edge) for edge in FROM_THE_LEFT])


@frozen
class Spot:
    """An influence space that is available to Takatoshi.

    Attributes:
        city: Beside which city.
        number: Which of its spaces, clockwise from the top.
        printed: Value printed on it.
        out: Number of the space whose marker leaves the board, or None; always yours.
        lost: Value of that marker, or 0.
    """

    city: City
    number: int
    printed: int
    out: int | None
    lost: int


def weigh(facts: Facts, state: State, free: Callable[[Region], int]) -> tuple[Weighed, ...]:
    """All regions by priority: influence, and how many spaces are available."""
    automa = state.automa
    assert automa is not None, "he plays"
    order = sorted(range(len(REGIONS)), key=lambda number: automa.priorities.index(automa.regions[number]))
    return tuple(
        [
            Weighed(
                region=REGIONS[number],
                colour=automa.regions[number],
                his=influence(facts, state, TAKATOSHI, REGIONS[number]),
                yours=influence(facts, state, FIRST, REGIONS[number]),
                free=free(REGIONS[number]),
            )
            for number in order
        ]
    )


def first_choice(weighed: tuple[Weighed, ...]) -> Weighed | None:
    """The first region with a space where he has no more influence; else the first with one at all."""
    open_ones = [region for region in weighed if region.free]
    return next((region for region in open_ones if not region.ahead), open_ones[0] if open_ones else None)


def free_railways(state: State, region: Region) -> int:
    """Railway spaces of a region that are empty."""
    return state.railways[REGIONS.index(region)].count(None)


def spots(facts: Facts, state: State, region: Region, row: int, value: int) -> list[Spot]:
    """Influence spaces of a region that are available for a marker of a row, from left to right.

    Args:
        row: Of the marker, from 0; the goods beside the space must be of that level.
    """
    return [
        spot
        for city in facts.regions[region].cities
        if not _barred(facts, state, city)
        for number in _NUMBERS
        if LEVELS[state.cities[CITY_NUMBERS[city]].demand[number]] == row + 1
        if (spot := _spot(facts, state, city, number, value)) is not None
    ]


def _barred(facts: Facts, state: State, city: City) -> bool:
    """Whether he would have to remove his own marker: then none of the city's spaces is available (N-R47)."""
    empty = state.cities[CITY_NUMBERS[city]].markers.index(None)
    going = leaving(facts, state, city, empty)
    return bool(going) and not _yours(state, city, going)


def _yours(state: State, city: City, numbers: tuple[int, ...]) -> list[int]:
    """Those of some spaces of a city where your markers lie, from left to right."""
    markers = state.cities[CITY_NUMBERS[city]].markers
    return [number for number in _NUMBERS if number in numbers and (lies := markers[number]) and lies.seat == FIRST]


def _spot(facts: Facts, state: State, city: City, number: int, value: int) -> Spot | None:
    """An influence space if he may lay his marker there and loses none by it."""
    if refuse_marker(facts, state, city, number, value):
        return None
    markers, printed = state.cities[CITY_NUMBERS[city]].markers, facts.overseas[city][number]
    going = (number,) if markers[number] is not None else leaving(facts, state, city, number)
    yours = _yours(state, city, going)
    if going and not yours:
        return None
    out = yours[0] if yours else None
    there = None if out is None else markers[out]
    return Spot(city, number, printed, out, 0 if there is None else there.value)


def choose_spot(facts: Facts, state: State, region: Region, found: list[Spot]) -> tuple[Spot, Way]:
    """The space where your highest marker is replaced or removed, else that with the highest printed value.

    Args:
        found: The spaces available there, from left to right; at least one.

    Returns:
        The space, and by which rule.
    """
    highest = max(markers_in(facts, state, FIRST, region), default=0)
    for spot in found:
        if spot.out is not None and spot.lost == highest:
            return spot, "replace" if spot.out == spot.number else "remove"
    return max(found, key=lambda spot: spot.printed), "printed"
