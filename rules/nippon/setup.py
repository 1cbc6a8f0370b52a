"""Set-up: board, workers, factories, missions, goals, start tiles, and what each person begins with.

Source: "Allgemeiner Spielaufbau", "Persönlicher Spielaufbau", "Startbedingungen"; "Das Solospiel" ("Änderungen im
Spielaufbau"). Ruling N-R43 (sides of the factories by option, of modern ones too).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from rules.core.carrying_out import go_on
from rules.core.seats import Seat
from rules.nippon.events.rounds import LaidOut, StartPlayer
from rules.nippon.model.position import Position
from rules.nippon.model.state import CityState, Mission, State, Variant, Zaibatsu
from rules.nippon.model.terms import CITIES, COLOURS, DESTINATIONS, GOALS, GOODS, REGIONS, SECTIONS, Difficulty, Goal
from rules.nippon.steps.concepts.passing import PassTo
from rules.nippon.steps.takatoshi import set_up_takatoshi
from rules.nippon.steps.turns.start import AskPair, Opening
from rules.nippon.steps.turns.workers import draw, fill_waiting

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.facts import Facts

Sides: TypeAlias = Literal["a", "b", "random"]

MODERN = 5
"""Number of the modern factories; the others are numbered from 1."""

DIFFICULTIES: dict[str, Difficulty] = {"easy": "easy", "medium": "medium", "hard": "hard"}
SIDES: dict[str, Sides] = {"a": "a", "b": "b", "random": "random"}


def variant_of(options: Mapping[str, str]) -> Variant:
    """What was chosen in the lobby, but for the sides of the factories."""
    modules = options.get("modules", "").split(",")
    return Variant(
        modern="modern" in modules,
        goals="goals" in modules,
        difficulty=DIFFICULTIES[options.get("difficulty", "easy")],
    )


def bare(facts: Facts, variant: Variant, seats: int) -> State:
    """The table before anything is drawn: all workers of the match in the bag.

    Args:
        variant: What was chosen in the lobby.
        seats: People; alone as for two.
    """
    board, people = facts.tables.board, max(seats, 2) - 2
    in_bag, most = board.limits.workers_a_colour[people], board.limits.workers_a_colour[-1]
    tiles = facts.tables.solo.upgrade_tiles.value if seats == 1 else seats
    return State(
        variant=variant,
        people=[_zaibatsu(facts) for _ in range(seats)],
        bag=[in_bag] * len(COLOURS),
        hiring=[[] for _ in board.hiring],
        waiting=[],
        cities=[],
        railways=[[None] * board.limits.railways_a_region[people] for _ in REGIONS],
        missions=[Mission(tiles) for _ in DESTINATIONS],
        supply=[],
        pairs=[],
        box=[most - in_bag] * len(COLOURS),
    )


def _zaibatsu(facts: Facts) -> Zaibatsu:
    mat = facts.tables.mat
    return Zaibatsu(
        markers=sorted(mat.markers.store),
        flag=sorted(mat.markers.flag),
        prestige=[row.count for row in mat.prestige],
    )


def deal(facts: Facts, seats: int, options: Mapping[str, str], table: Table[NipponEvent]) -> State:
    """Set up a match up to its first question: the first pair of start tiles."""
    variant, rng = variant_of(options), table.rng
    state = bare(facts, variant, seats)
    _deal_demand(facts, state, rng)
    for space in state.hiring:
        space.extend(draw(state, facts.tables.board.hired.value, table))
    fill_waiting(facts, state, table)
    _deal_supply(facts, state, SIDES[options.get("sides", "random")], rng)
    _deal_goals(facts, state, rng)
    _deal_pairs(facts, state, rng)
    table.emit(LaidOut(tuple([city.demand for city in state.cities]), tuple(state.supply), state.goals))
    if seats == 1:
        set_up_takatoshi(facts, variant.difficulty, state, table)
    else:
        state.start = Seat(rng.below(seats))
    table.emit(StartPlayer(state.start))
    begin(state)
    go_on(Position(facts, state, state.active), table)
    return state


def begin(state: State) -> None:
    """Everyone takes start tiles, counter-clockwise from the right of the start player, who then begins."""
    state.active = state.start
    state.then(PassTo(state.start), Opening())
    for seat in state.clockwise(state.start):  # the last one put on the stack is the first asked
        state.then(PassTo(seat), AskPair())


def _deal_demand(facts: Facts, state: State, rng: Rng) -> None:
    """A demand tile for each city, turned at random."""
    tiles = facts.tables.demand.tile
    for number in rng.shuffled(range(len(tiles)))[: len(CITIES)]:
        turned, edges = rng.below(4), tiles[number].edges
        first, second, third, fourth = edges[turned:] + edges[:turned]
        state.cities.append(CityState(tiles[number].id, (first, second, third, fourth)))


def _deal_supply(facts: Facts, state: State, sides: Sides, rng: Rng) -> None:
    """As many factories of each kind as people; modern ones if they are in play."""
    people = max(len(state.people), 2)
    tiles = [f"{good}{number + 1}" for good in GOODS for number in sorted(rng.shuffled(range(MODERN - 1))[:people])]
    if state.variant.modern:
        count = facts.tables.board.limits.modern_factories[people - 2]
        tiles += [f"{GOODS[number]}{MODERN}" for number in sorted(rng.shuffled(range(len(GOODS)))[:count])]
    state.supply = [tile + _side(sides, rng) for tile in tiles]


def _side(sides: Sides, rng: Rng) -> str:
    """Which side of a tile lies up."""
    match sides:
        case "a" | "b":
            return sides
        case "random":
            return "ab"[rng.below(2)]
        case _:
            assert_never(sides)


def _deal_goals(facts: Facts, state: State, rng: Rng) -> None:
    """Goals of each section, if the goals board is in play."""
    if state.variant.goals:
        count = facts.tables.board.limits.goals_a_section[len(state.people) - 2]
        drawn: list[Goal] = [GOALS[number] for number in rng.shuffled(range(len(GOALS)))]
        state.goals = tuple([tuple(drawn[count * section : count * (section + 1)]) for section in range(SECTIONS)])


def _deal_pairs(facts: Facts, state: State, rng: Rng) -> None:
    """Pairs of start tiles: the first with side A up, the second with side B."""
    seats, tiles = len(state.people), facts.tables.start.tile
    count = facts.tables.solo.start_pairs.value if seats == 1 else facts.tables.board.limits.start_pairs[seats - 2]
    drawn = [tiles[number].id for number in rng.shuffled(range(len(tiles)))]
    state.pairs = list(zip(drawn[0 : 2 * count : 2], drawn[1 : 2 * count : 2], strict=True))
