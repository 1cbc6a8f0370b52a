"""Influence in the regions, and what happens to markers that leave the board.

Source: "Die Abschnittswertung", steps 1 and 2; "Das Solospiel": Takatoshi's railways count even where none of his
markers lies, and a marker of his that is replaced or removed leaves the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.nippon.model.effects import RailwayInfluence
from rules.nippon.model.position import CITY_NUMBERS
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.model.terms import REGIONS

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import CityState, Marker, State
    from rules.nippon.model.terms import Goal, Region


REGION_NUMBERS = {region: number for number, region in enumerate(REGIONS)}


def cities_of(facts: Facts, state: State, region: Region) -> list[CityState]:
    """The cities of a region, from left to right."""
    return [state.cities[CITY_NUMBERS[city]] for city in facts.regions[region].cities]


def markers_in(facts: Facts, state: State, seat: Seat, region: Region) -> list[int]:
    """Values of a seat's influence markers in a region."""
    lying = [marker for city in cities_of(facts, state, region) for marker in city.markers]
    return [marker.value for marker in lying if marker is not None and marker.seat == seat]


def influences(facts: Facts, state: State, region: Region) -> dict[Seat | None, int]:
    """The influence in a region of everyone who has any: markers, and railways of those that have a marker there.

    Takatoshi's railways count without a marker too. What is printed on the spaces without a marker is the overseas
    company's, which is None here.
    """
    found: dict[Seat | None, int] = {}
    for city in facts.regions[region].cities:
        printed = facts.overseas[city]
        for place, marker in enumerate(state.cities[CITY_NUMBERS[city]].markers):
            who, value = (None, printed[place]) if marker is None else (marker.seat, marker.value)
            found[who] = found.get(who, 0) + value
    for seat in state.railways[REGION_NUMBERS[region]]:
        if seat is not None and (seat in found or (seat == TAKATOSHI and state.automa is not None)):
            found[seat] = found.get(seat, 0) + railway_influence(facts, state, seat)
    return found


def influence(facts: Facts, state: State, seat: Seat | None, region: Region) -> int:
    """A seat's influence in a region, or that of the overseas company (None)."""
    return influences(facts, state, region).get(seat, 0)


def railway_influence(facts: Facts, state: State, seat: Seat) -> int:
    """What each railway of a seat adds: as printed, or what one of its factories says."""
    printed = facts.tables.match.railway_influence.value
    if seat >= len(state.people):
        return printed
    own = [facts.factories[factory.key] for factory in state.people[seat].factories if factory.key in facts.factories]
    better = [effect.each for row in own for effect in row.effect if isinstance(effect, RailwayInfluence)]
    return max([printed, *better])


def give_back(state: State, marker: Marker) -> None:
    """A marker that was replaced or removed goes to its owner's store; Takatoshi's leaves the game."""
    if state.automa is not None and marker.seat == TAKATOSHI:
        return
    owner = state.people[marker.seat]
    owner.markers = sorted([*owner.markers, marker.value])


def section_of(facts: Facts, space: int) -> int:
    """The section of a space of the round track, from 0."""
    return sum(end < space for end in facts.tables.board.rounds.section_ends)


def goal_count(state: State, seat: Seat, goal: Goal) -> int:
    """How far a seat is with what a goal asks for: so many built, or the space of a track."""
    zaibatsu = state.people[seat]
    match goal:
        case "factories":
            return len(zaibatsu.factories)
        case "machines":
            return sum(sum(factory.machines) for factory in zaibatsu.factories)
        case "railways":
            return zaibatsu.railways
        case "ships":
            return zaibatsu.ships
        case "rnd" | "mining" | "finance":
            return zaibatsu.space(goal)
        case "contracts":
            return len(zaibatsu.contracts)
        case "markers":
            lying = [marker for city in state.cities for marker in city.markers if marker is not None]
            return sum(marker.seat == seat for marker in lying)
        case _:
            assert_never(goal)
