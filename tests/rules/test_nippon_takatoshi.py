"""Playing alone against Takatoshi: his board, his turns step by step, and the goals."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

import pytest

from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.stepped import go_on
from rules.core.table import Table
from rules.nippon.events.rounds import FinalRounds, RoundEnded
from rules.nippon.events.takatoshi import (
    GoalsJudged,
    MarkerPicked,
    RegionChosen,
    SoloPrepared,
    StackRenewed,
    TakatoshiHired,
    TakatoshiIdle,
    TakatoshiMarker,
    TakatoshiRailway,
    TileRevealed,
)
from rules.nippon.events.turns import TurnEnded
from rules.nippon.game import NipponRules
from rules.nippon.model.influence import give_back, goal_count, influence, section_of
from rules.nippon.model.position import CITY_NUMBERS, Position
from rules.nippon.model.state import FIRST, TAKATOSHI, Automa, Factory, Marker
from rules.nippon.model.terms import COLOURS, EDGES, GOALS, REGIONS
from rules.nippon.scoring import region_places
from rules.nippon.steps.rounds import BeginTurn, TurnOver
from rules.nippon.steps.takatoshi import JudgeGoals, TakatoshiTurn, goals_due, set_up_takatoshi, verdict
from tests.rules.nippon_positions import FACTS, bare, put

if TYPE_CHECKING:
    from rules.core.table import Event
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import City, Colour, Difficulty, Edge, Goal, Good, Region

RULES = NipponRules(FACTS.tables)

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


# Set-up


def prepared(difficulty: Difficulty = "hard", seed: bytes = b"seed") -> tuple[State, Table[NipponEvent]]:
    """A table for one on which his board was laid out."""
    table: Table[NipponEvent] = Table(Rng(seed))
    state = bare(1)
    state.box = [2] * 6
    set_up_takatoshi(FACTS, difficulty, state, table)
    return state, table


def test_workers_of_each_colour_stand_in_his_priorities_and_four_in_the_regions() -> None:
    state, table = prepared()
    board = automa(state)
    assert sorted(board.priorities) == sorted(COLOURS)
    assert len(set(board.regions)) == len(REGIONS)
    assert sum(state.box) == 2
    assert [COLOURS.index(colour) for colour in board.regions if state.box[COLOURS.index(colour)]] == []
    (event,) = told(table, SoloPrepared)
    assert (event.seat, list(event.priorities), list(event.regions)) == (TAKATOSHI, board.priorities, board.regions)


@pytest.mark.parametrize(("difficulty", "goals"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_difficulty_says_how_many_goals_lie_there_from_the_top(difficulty: Difficulty, goals: int) -> None:
    state, table = prepared(difficulty)
    assert len(set(automa(state).goals)) == goals
    (event,) = told(table, SoloPrepared)
    assert [due.border for due in event.goals] == ["green", "yellow", "red"][:goals]


def test_he_gets_all_railways_markers_and_action_tiles() -> None:
    board = automa(prepared()[0])
    assert board.railways == 6
    assert board.markers == [[1, 2, 3], [3, 4, 5], [5, 6, 7, 7]]
    assert (board.tiles, board.shown) == (list(range(9)), [])


def test_the_dice_alone_decide_his_set_up() -> None:
    boards = [automa(prepared(seed=bytes([number]))[0]) for number in range(40)]
    assert len({tuple(board.priorities) for board in boards}) > 30
    assert len({tuple(board.regions) for board in boards}) > 30
    assert {goal for board in boards for goal in board.goals} == set(GOALS)
    assert automa(prepared()[0]) == automa(prepared()[0])


# A and B: tile and worker


def test_a_tile_is_revealed_and_lies_open_then() -> None:
    state = solo()
    automa(state).tiles = [RIGHT, MIDDLE]
    table = play(state)
    (event,) = told(table, TileRevealed)
    board = automa(state)
    assert board.shown == [event.tile - 1]
    assert sorted([*board.tiles, *board.shown]) == [MIDDLE, RIGHT]
    assert event.left == 1


def test_a_tile_with_a_space_takes_the_worker_there_into_the_bag() -> None:
    state = solo(MIDDLE)
    state.hiring[2] = ["black", "red"]
    (event,) = told(play(state), TakatoshiHired)
    assert (event.space, event.worker, event.count, event.tied) == (3, "red", 2, ())
    assert state.hiring[2] == ["black"]
    assert state.bag[COLOURS.index("red")] == 7
    assert event.absent == ("white", "blue", "grey", "yellow")


def test_the_colour_furthest_to_the_left_in_the_priorities_is_taken() -> None:
    state = solo(MIDDLE)
    automa(state).priorities = ["yellow", "black", "white", "blue", "grey", "red"]
    state.hiring[2] = ["white", "black", "black"]
    (event,) = told(play(state), TakatoshiHired)
    assert (event.worker, event.absent) == ("black", ("yellow",))
    assert state.hiring[2] == ["white", "black"]


@pytest.mark.parametrize(("tile", "space"), [(MOST_LEFT_RED, 2), (MOST_RIGHT_RED, 4)])
def test_of_several_spaces_with_most_workers_the_arrow_decides(tile: int, space: int) -> None:
    state = solo(tile)
    state.hiring = [["red"], ["red", "blue"], ["red"], ["blue", "red"], ["white"]]
    (event,) = told(play(state), TakatoshiHired)
    assert (event.space, event.tied, event.worker) == (space, (2, 4), "blue")


def test_the_space_with_most_workers_is_taken_whatever_the_arrow() -> None:
    state = solo(MOST_RIGHT_GREEN)
    state.hiring = [["red"], ["red", "blue"], ["red", "blue", "white"], ["blue", "red"], ["white"]]
    (event,) = told(play(state), TakatoshiHired)
    assert (event.space, event.tied) == (3, (3,))


@pytest.mark.parametrize("tile", [LEFT, MIDDLE, RIGHT])
def test_he_does_nothing_if_nobody_stands_on_the_space(tile: int) -> None:
    """N-R45."""
    state = solo(tile, left=2)
    state.hiring[(0, 2, 4)[tile]] = []
    before = list(state.bag)
    table = play(state)
    assert [event.why for event in told(table, TakatoshiIdle)] == ["nobody"]
    assert not told(table, TakatoshiHired)
    assert not told(table, RegionChosen)
    assert state.bag == before


def test_he_does_nothing_if_nobody_stands_on_any_space() -> None:
    """N-R45."""
    state = solo(MOST_LEFT_GREEN, left=2)
    state.hiring = [[] for _ in state.hiring]
    assert [event.why for event in told(play(state), TakatoshiIdle)] == ["nobody"]


# C: which action, and whether


@pytest.mark.parametrize(("tile", "kind"), [(LEFT, TakatoshiRailway), (RIGHT, TakatoshiMarker), (MIDDLE, None)])
def test_the_outer_spaces_bring_his_actions(tile: int, kind: type[Event] | None) -> None:
    table = play(solo(tile, goals=1))
    acted = [*told(table, TakatoshiRailway), *told(table, TakatoshiMarker)]
    assert [type(event) for event in acted] == ([] if kind is None else [kind])


@pytest.mark.parametrize("goals", [1, 2, 3])
@pytest.mark.parametrize(("tile", "needed"), [(MOST_RIGHT_GREEN, 1), (MOST_RIGHT_YELLOW, 2), (MOST_RIGHT_RED, 3)])
def test_a_border_without_goal_tile_keeps_him_from_acting(tile: int, needed: int, goals: int) -> None:
    state = solo(tile, goals=goals)
    table = play(state)
    assert bool(told(table, TakatoshiMarker)) == (goals >= needed)
    assert [event.why for event in told(table, TakatoshiIdle)] == ([] if goals >= needed else ["border"])
    assert len(told(table, TakatoshiHired)) == 1


def test_a_border_does_not_matter_above_the_inner_spaces() -> None:
    state = solo(MOST_LEFT_RED, goals=1)
    state.hiring[0].pop()
    assert not told(play(state), TakatoshiIdle)


def test_most_workers_on_the_leftmost_space_bring_a_railway() -> None:
    (event,) = told(play(solo(MOST_LEFT_YELLOW)), TakatoshiRailway)
    assert event.region == "southwest"


# D: the stack


def test_an_empty_stack_is_shuffled_anew_and_so_are_the_priorities() -> None:
    """N-R46."""
    state = solo(RIGHT, left=1)
    automa(state).shown = [0, 1]
    table = play(state)
    (event,) = told(table, StackRenewed)
    board = automa(state)
    assert (board.tiles, board.shown) == (list(range(9)), [])
    assert list(event.priorities) == board.priorities
    assert sorted(board.priorities) == sorted(COLOURS)
    assert board.regions == ["white", "blue", "grey", "yellow"]
    kinds = [type(record.event) for record in table.events]
    assert kinds.index(TakatoshiMarker) < kinds.index(StackRenewed)


def test_a_stack_with_tiles_stays() -> None:
    state = solo(RIGHT, left=2)
    assert not told(play(state), StackRenewed)
    assert automa(state).priorities == PRIORITIES


def test_nine_turns_show_nine_tiles() -> None:
    state = solo()
    automa(state).tiles = list(range(9))
    state.hiring = [["white"] * 12 for _ in state.hiring]
    tables = [play(state) for _ in range(9)]
    assert sorted(event.tile for table in tables for event in told(table, TileRevealed)) == list(range(1, 10))
    assert [len(told(table, StackRenewed)) for table in tables] == [0] * 8 + [1]


# Determining a region


def test_the_region_whose_worker_is_furthest_to_the_left_in_the_priorities_comes_first() -> None:
    state = solo(LEFT)
    automa(state).regions = ["black", "grey", "blue", "red"]
    table = play(state)
    (event,) = told(table, RegionChosen)
    assert [region.region for region in event.weighed] == ["kanto", "kansai", "north", "southwest"]
    assert event.region == "kanto"


def test_a_region_where_he_has_more_influence_waits() -> None:
    state = solo(LEFT)
    put(state, 1, "fukuoka", "top", 1)
    put(state, 0, "osaka", "top", 4)
    put(state, 1, "osaka", "left", 5)
    assert [event.region for event in told(play(state), TakatoshiRailway)] == ["kanto"]


def test_equal_influence_does_not_keep_him_away() -> None:
    state = solo(LEFT)
    put(state, 1, "fukuoka", "top", 4)
    put(state, 0, "hiroshima", "top", 4)
    assert [event.region for event in told(play(state), TakatoshiRailway)] == ["southwest"]


def test_where_he_has_more_everywhere_the_highest_priority_counts() -> None:
    state = solo(LEFT)
    state.railways = [[TAKATOSHI, None, None] for _ in REGIONS]
    state.railways[0] = [TAKATOSHI, TAKATOSHI, TAKATOSHI]
    table = play(state)
    assert [event.region for event in told(table, TakatoshiRailway)] == ["kansai"]
    assert "takatoshi:ahead" in table.touched


def test_a_region_without_an_available_space_is_passed_over() -> None:
    state = solo(LEFT)
    state.railways[0] = [FIRST, FIRST, FIRST]
    assert [event.region for event in told(play(state), TakatoshiRailway)] == ["kansai"]


def test_he_does_nothing_if_no_space_is_available_anywhere() -> None:
    state = solo(LEFT)
    state.railways = [[FIRST] * 3 for _ in REGIONS]
    table = play(state)
    (event,) = told(table, RegionChosen)
    assert event.region is None
    assert not told(table, TakatoshiRailway)
    assert automa(state).railways == 6


# Railways


def test_his_railway_lies_on_the_topmost_empty_space() -> None:
    state = solo(LEFT)
    state.railways[0] = [FIRST, None, FIRST]
    (event,) = told(play(state), TakatoshiRailway)
    assert (event.region, event.space, event.his) == ("southwest", 2, 2)
    assert state.railways[0] == [FIRST, TAKATOSHI, FIRST]
    assert automa(state).railways == 5


def test_his_railway_brings_nothing_but_influence() -> None:
    """N-R53."""
    state = solo(LEFT)
    me = (state.me.iron, state.me.money, state.me.points)
    play(state)
    assert (state.me.iron, state.me.money, state.me.points) == me


def test_without_railways_he_does_nothing() -> None:
    state = solo(LEFT)
    automa(state).railways = 0
    table = play(state)
    assert [event.why for event in told(table, TakatoshiIdle)] == ["railway"]
    assert not told(table, RegionChosen)


def test_his_railways_count_without_a_marker_and_yours_do_not() -> None:
    state = solo()
    state.railways[0] = [TAKATOSHI, FIRST, TAKATOSHI]
    assert influence(FACTS, state, TAKATOSHI, "southwest") == 4
    assert influence(FACTS, state, FIRST, "southwest") == 0
    put(state, 0, "fukuoka", "top", 3)
    put(state, 1, "hiroshima", "top", 2)
    assert influence(FACTS, state, FIRST, "southwest") == 5
    assert influence(FACTS, state, TAKATOSHI, "southwest") == 6


def test_without_him_nobodys_railways_count_without_a_marker() -> None:
    state = bare(2)
    state.railways[0][0] = Seat(1)
    assert influence(FACTS, state, Seat(1), "southwest") == 0


# Which marker


@pytest.mark.parametrize(("space", "value", "row"), [(1, 1, 1), (2, 1, 1), (3, 3, 2), (4, 3, 2), (5, 5, 3), (8, 5, 3)])
def test_the_marker_comes_from_the_row_of_the_section(space: int, value: int, row: int) -> None:
    state = solo()
    everywhere(state, "paper", "lenses", "clocks", "paper")
    state.round = space
    table = play(state)
    (event,) = told(table, MarkerPicked)
    assert (event.value, event.row, event.section) == (value, row, row)
    assert len(automa(state).markers[row - 1]) == (3 if row == 3 else 2)
    (marker,) = told(table, TakatoshiMarker)
    assert marker.good == ("paper", "lenses", "clocks")[row - 1]


def test_sections_end_after_their_last_space() -> None:
    assert [section_of(FACTS, space) for space in range(1, 9)] == [0, 0, 1, 1, 2, 2, 2, 2]


def test_the_leftmost_marker_of_the_row_is_taken() -> None:
    state = solo()
    automa(state).markers[0] = [2, 3]
    everywhere(state, "paper", "lenses", "clocks", "bulbs")
    assert laid(state).value == 2
    assert automa(state).markers[0] == [3]


def test_an_empty_row_sends_him_to_the_next_higher_one_and_its_goods() -> None:
    state = solo()
    automa(state).markers[0] = []
    everywhere(state, "paper", "lenses", "clocks", "bulbs")
    event = laid(state)
    assert (event.value, event.good) == (3, "lenses")


def test_two_empty_rows_send_him_on() -> None:
    """N-R51."""
    state = solo()
    automa(state).markers[:2] = [[], []]
    everywhere(state, "paper", "lenses", "clocks", "bento")
    event = laid(state)
    assert (event.value, event.good) == (5, "clocks")


def test_he_never_goes_back_to_a_lower_row() -> None:
    state = solo()
    state.round = 6
    automa(state).markers[2] = []
    table = play(state)
    assert [event.why for event in told(table, TakatoshiIdle)] == ["marker"]
    assert not told(table, RegionChosen)


# Where it lies: available spaces


def nowhere_but(state: State, region: Region) -> None:
    """Fill the cities of all other regions with his own markers, so that nothing is available there."""
    for city, of in FACTS.region_of.items():
        if of != region:
            put(state, 1, city, "top", 7)
            put(state, 1, city, "bottom", 7)


def test_goods_beside_the_space_must_be_of_the_row() -> None:
    state = solo()
    everywhere(state, "clocks", "lenses", "bento", "bulbs")
    demand(state, "sapporo", "clocks", "cotton", "bento", "bulbs")
    event = laid(state)
    assert (event.city, event.edge, event.good) == ("sapporo", "right", "cotton")


def test_a_marker_of_yours_must_be_lower_than_his_to_be_replaced() -> None:
    state = solo()
    everywhere(state, "clocks", "lenses", "bento", "bulbs")
    demand(state, "fukuoka", "paper", "lenses", "bento", "bulbs")
    demand(state, "sapporo", "paper", "lenses", "bento", "bulbs")
    automa(state).markers[0] = [2]
    put(state, 0, "fukuoka", "top", 2)
    assert laid(state).city == "sapporo"
    put(state, 0, "fukuoka", "top", 1)
    state.hiring[4] = ["red"]
    automa(state).tiles = [RIGHT]
    automa(state).priorities = list(PRIORITIES)
    automa(state).markers[0] = [2]
    event = laid(state)
    assert (event.city, event.removed, event.lost) == ("fukuoka", "replaced", 1)


def test_he_does_not_replace_his_own_marker() -> None:
    state = solo()
    everywhere(state, "clocks", "lenses", "bento", "bulbs")
    demand(state, "fukuoka", "paper", "lenses", "bento", "bulbs")
    demand(state, "sapporo", "paper", "lenses", "bento", "bulbs")
    automa(state).markers[0] = [3]
    put(state, 1, "fukuoka", "top", 1)
    assert laid(state).city == "sapporo"
    assert at(state, "fukuoka", "top") == Marker(TAKATOSHI, 1)


def test_a_full_city_is_available_only_if_a_marker_of_yours_goes() -> None:
    state = solo()
    nowhere_but(state, "southwest")
    everywhere(state, "paper", "lenses", "bento", "bulbs")
    for city in ("fukuoka", "hiroshima"):
        put(state, 0, city, "right", 3)
        put(state, 1, city, "bottom", 5)
    automa(state).markers[0] = [3]
    table = play(state)
    assert [event.region for event in told(table, RegionChosen)] == [None]
    automa(state).markers[0] = [4]
    automa(state).tiles = [RIGHT]
    event = laid(state)
    assert (event.city, event.edge, event.removed, event.lost, event.way) == ("fukuoka", "top", "removed", 3, "remove")
    assert at(state, "fukuoka", "right") is None


def test_where_he_would_remove_his_own_marker_no_space_of_the_city_is_available() -> None:
    """N-R47: not even that of a marker that he could replace."""
    state = solo()
    nowhere_but(state, "southwest")
    everywhere(state, "paper", "lenses", "bento", "cotton")
    for city in ("fukuoka", "hiroshima"):
        put(state, 1, city, "bottom", 2)
        put(state, 0, city, "top", 3)
    automa(state).markers[0] = [6]
    assert [event.region for event in told(play(state), RegionChosen)] == [None]


def test_his_own_marker_in_a_city_below_the_limit_bars_only_its_own_space() -> None:
    """N-R47."""
    state = solo()
    everywhere(state, "clocks", "lenses", "bento", "bulbs")
    demand(state, "fukuoka", "paper", "lenses", "bento", "cotton")
    put(state, 1, "fukuoka", "left", 2)
    automa(state).markers[0] = [3]
    event = laid(state)
    assert (event.city, event.edge, event.his) == ("fukuoka", "top", 5)


def test_of_his_and_your_marker_both_lowest_yours_goes() -> None:
    """N-R49."""
    state = solo()
    nowhere_but(state, "southwest")
    everywhere(state, "clocks", "lenses", "bento", "cotton")
    put(state, 1, "fukuoka", "top", 2)
    put(state, 0, "fukuoka", "right", 2)
    put(state, 1, "hiroshima", "top", 7)
    put(state, 1, "hiroshima", "right", 7)
    automa(state).markers[0] = [3]
    event = laid(state)
    assert (event.city, event.edge, event.removed) == ("fukuoka", "left", "removed")
    assert at(state, "fukuoka", "top") == Marker(TAKATOSHI, 2)
    assert at(state, "fukuoka", "right") is None


def test_of_two_lowest_markers_of_yours_the_leftmost_goes() -> None:
    """N-R49."""
    state = solo()
    everywhere(state, "clocks", "lenses", "bento", "cotton")
    put(state, 0, "fukuoka", "right", 2)
    put(state, 0, "fukuoka", "bottom", 2)
    automa(state).markers[0] = [3]
    event = laid(state)
    assert (event.city, event.edge, event.way) == ("fukuoka", "left", "remove")
    assert at(state, "fukuoka", "bottom") is None
    assert at(state, "fukuoka", "right") == Marker(FIRST, 2)


# Where it lies: rules a and b


def test_your_highest_marker_is_replaced_though_another_space_shows_more() -> None:
    state = solo()
    everywhere(state, "paper", "paper", "cotton", "cotton")
    put(state, 0, "hiroshima", "right", 2)
    put(state, 0, "fukuoka", "top", 1)
    automa(state).markers[0] = [3]
    event = laid(state)
    assert (event.city, event.edge, event.way, event.lost) == ("hiroshima", "right", "replace", 2)
    assert state.me.markers.count(2) == 2


def test_your_highest_marker_is_removed_where_it_is_the_lowest_of_a_full_city() -> None:
    state = solo()
    nowhere_but(state, "southwest")
    everywhere(state, "clocks", "lenses", "bento", "cotton")
    put(state, 0, "hiroshima", "top", 2)
    put(state, 1, "hiroshima", "right", 5)
    put(state, 0, "fukuoka", "top", 1)
    automa(state).markers[0] = [3]
    event = laid(state)
    assert (event.city, event.edge, event.way, event.lost) == ("hiroshima", "left", "remove", 2)


def test_of_several_spaces_that_cost_your_highest_marker_the_leftmost_is_taken() -> None:
    """N-R50."""
    state = solo()
    everywhere(state, "paper", "paper", "cotton", "cotton")
    put(state, 0, "fukuoka", "right", 2)
    put(state, 0, "hiroshima", "left", 2)
    automa(state).markers[0] = [3]
    event = laid(state)
    assert (event.city, event.edge) == ("fukuoka", "right")
    assert at(state, "hiroshima", "left") == Marker(FIRST, 2)


def test_replacing_and_removing_are_one_rule_and_the_leftmost_counts() -> None:
    state = solo()
    nowhere_but(state, "southwest")
    everywhere(state, "paper", "paper", "cotton", "cotton")
    put(state, 0, "fukuoka", "right", 2)
    put(state, 1, "fukuoka", "bottom", 5)
    automa(state).markers[0] = [3]
    event = laid(state)
    assert (event.city, event.edge, event.way) == ("fukuoka", "left", "remove")


def test_a_highest_marker_that_cannot_be_beaten_leaves_the_printed_value() -> None:
    """N-R48: a lower one that could be replaced does not count."""
    state = solo()
    everywhere(state, "paper", "paper", "cotton", "cotton")
    put(state, 0, "fukuoka", "left", 1)
    put(state, 0, "hiroshima", "left", 5)
    automa(state).markers[0] = [2]
    event = laid(state)
    assert (event.city, event.edge, event.way, event.printed, event.removed) == (
        "fukuoka",
        "bottom",
        "printed",
        3,
        "none",
    )


def test_without_a_marker_of_yours_the_highest_printed_value_counts() -> None:
    state = solo()
    everywhere(state, "paper", "paper", "clocks", "cotton")
    event = laid(state)
    assert (event.city, event.edge, event.way, event.printed) == ("hiroshima", "left", "printed", 3)


def test_a_space_without_a_value_counts_as_0() -> None:
    state = solo()
    everywhere(state, "paper", "paper", "clocks", "lenses")
    event = laid(state)
    assert (event.city, event.edge, event.printed) == ("fukuoka", "right", 1)


@pytest.mark.parametrize(
    ("goods", "edge"),
    [
        (("clocks", "paper", "paper", "paper"), "left"),
        (("paper", "paper", "paper", "clocks"), "top"),
        (("clocks", "paper", "paper", "clocks"), "bottom"),
    ],
)
def test_of_several_highest_printed_values_the_leftmost_is_taken(goods: tuple[Good, ...], edge: Edge) -> None:
    """N-R50: the left city first; in it left, top, bottom, right."""
    state = solo()
    everywhere(state, "clocks", "lenses", "bento", "bulbs")
    top, right, bottom, left = goods
    demand(state, "fukuoka", top, right, bottom, left)
    flat = {**FACTS.overseas, "fukuoka": (2, 2, 2, 2)}
    table: Table[NipponEvent] = Table(Rng(b"solo"))
    state.then(TakatoshiTurn())
    go_on(Position(replace(FACTS, overseas=flat), state, FIRST), table)
    assert [event.edge for event in told(table, TakatoshiMarker)] == [edge]


def test_of_equal_values_in_both_cities_the_left_city_is_taken() -> None:
    """N-R50."""
    state = solo()
    everywhere(state, "paper", "clocks", "lenses", "bulbs")
    demand(state, "hiroshima", "clocks", "paper", "lenses", "bulbs")
    event = laid(state)
    assert (event.city, event.edge, event.printed) == ("fukuoka", "top", 0)


def test_a_value_printed_below_a_marker_of_yours_counts_too() -> None:
    """N-R48."""
    state = solo()
    everywhere(state, "clocks", "paper", "cotton", "clocks")
    put(state, 0, "fukuoka", "bottom", 1)
    put(state, 0, "hiroshima", "top", 5)
    demand(state, "hiroshima", "clocks", "lenses", "bento", "bulbs")
    automa(state).markers[0] = [2]
    event = laid(state)
    assert (event.city, event.edge, event.way, event.removed) == ("fukuoka", "bottom", "printed", "replaced")


def test_a_marker_that_can_be_laid_nowhere_stays_in_its_row() -> None:
    """N-R52."""
    state = solo()
    everywhere(state, "clocks", "lenses", "bento", "bulbs")
    table = play(state)
    assert [event.region for event in told(table, RegionChosen)] == [None]
    assert automa(state).markers[0] == [1, 2, 3]
    assert not told(table, TakatoshiMarker)


def test_your_marker_comes_back_and_his_leaves_the_game() -> None:
    state = solo()
    state.me.markers = [4]
    give_back(state, Marker(FIRST, 2))
    assert state.me.markers == [2, 4]
    give_back(state, Marker(TAKATOSHI, 3))
    assert state.me.markers == [2, 4]
    assert automa(state).markers == [[1, 2, 3], [3, 4, 5], [5, 6, 7, 7]]


# The example of the rulebook


def test_example_e13() -> None:
    """Two spaces hold 3 workers, the arrow points right; the marker 4 goes to the region where he has less."""
    state = solo(MOST_RIGHT_YELLOW, left=2, goals=3)
    board = automa(state)
    state.round = 3
    board.markers[1] = [4, 5]
    board.priorities = ["blue", "white", "red", "grey", "black", "yellow"]
    board.regions = ["blue", "white", "red", "yellow"]
    state.hiring = [["red"], ["red", "white", "black"], ["red", "black"], ["red"], ["white", "red", "black"]]
    # The blue region: he 5, you 3.
    put(state, 1, "fukuoka", "top", 5)
    put(state, 0, "hiroshima", "top", 3)
    # The white one: a railway of his, your 4 on lenses; the spaces without a value ask for level 2 too.
    state.railways[1] = [TAKATOSHI, None, None]
    demand(state, "osaka", "bento", "lenses", "clocks", "paper")
    demand(state, "kyoto", "cotton", "bento", "bulbs", "clocks")
    put(state, 0, "osaka", "right", 4)
    # The red one: a printed 3 beside lenses.
    demand(state, "nagoya", "paper", "clocks", "lenses", "cotton")
    put(state, 0, "tokyo", "left", 7)
    table = play(state)
    (hired,) = told(table, TakatoshiHired)
    assert (hired.space, hired.tied, hired.worker, hired.absent) == (5, (2, 5), "white", ("blue",))
    (picked,) = told(table, MarkerPicked)
    assert (picked.value, picked.row) == (4, 2)
    (chosen,) = told(table, RegionChosen)
    assert [(one.region, one.his, one.yours, one.ahead) for one in chosen.weighed[:3]] == [
        ("southwest", 5, 3, True),
        ("kansai", 2, 4, False),
        ("kanto", 0, 7, False),
    ]
    assert chosen.weighed[1].free == 2
    assert chosen.region == "kansai"
    (marker,) = told(table, TakatoshiMarker)
    assert (marker.city, marker.edge, marker.printed, marker.removed, marker.his) == ("osaka", "top", 0, "none", 6)
    assert state.bag[COLOURS.index("white")] == 7


# Woven into the match


def alone(seed: int, difficulty: Difficulty) -> tuple[State, Table[NipponEvent]]:
    """A whole match of somebody who answers at random."""
    table: Table[NipponEvent] = Table(Rng(seed.to_bytes(4)))
    dice = Rng(b"answers" + seed.to_bytes(4))
    state = RULES.deal(1, {"sides": "random", "modules": "", "difficulty": difficulty}, table)
    while questions := RULES.questions(state):
        question = questions[0]
        assert question.seat == FIRST
        answers = [any_of(question.parts[dice.below(len(question.parts))], dice) for _ in range(40)]
        if question.no_more is not None:
            answers.append(question.no_more)
        answer = next(answer for answer in answers if question.refuse(answer) is None)
        RULES.play(state, question.seat, answer, table)
    return state, table


def turns_of(events: list[NipponEvent]) -> str:
    """Whose turns these were: Y for yours, T for Takatoshi's."""
    return "".join(
        [
            "Y" if isinstance(event, TurnEnded) else "T"
            for event in events
            if isinstance(event, TurnEnded | TileRevealed)
        ]
    )


@pytest.mark.parametrize("seed", range(6))
def test_you_and_he_alternate_and_each_has_three_turns_in_the_final_rounds(seed: int) -> None:
    state, table = alone(seed, "medium")
    events = [record.event for record in table.events]
    turns = turns_of(events)
    assert turns == ("YT" * len(turns))[: len(turns)]
    final = turns_of(events[next(n for n, event in enumerate(events) if isinstance(event, FinalRounds)) :])
    assert sorted(final) == ["T"] * 3 + ["Y"] * 3
    assert state.turns == len(turns)


def test_he_is_asked_nothing_and_workers_are_never_lost() -> None:
    state, table = alone(7, "hard")
    board = automa(state)
    placed = [*board.priorities, *board.regions]
    hired = [colour for row in [*state.hiring, *state.waiting] for colour in row]
    work = [worker.colour for worker in state.me.work if not worker.specialist]
    assert len(placed) + len(hired) + len(work) + sum(state.bag) + sum(state.box) == 48
    assert len(told(table, GoalsJudged)) == 1


def test_a_hiring_space_that_he_empties_is_filled_from_the_waiting_area() -> None:
    state = solo(MIDDLE, left=2)
    state.hiring[2] = ["red"]
    state.waiting = [["white", "blue"], ["grey"]]
    state.me.money = 20
    table: Table[NipponEvent] = Table(Rng(b""))
    state.then(BeginTurn(TAKATOSHI))
    go_on(Position(FACTS, state, FIRST), table)
    assert state.hiring[2] == ["white", "blue"]
    assert state.waiting == [["grey"]]
    assert (state.active, state.turns) == (FIRST, 1)


def test_a_round_ends_if_the_space_that_he_empties_stays_empty() -> None:
    state = solo(MIDDLE, left=2)
    state.hiring[2] = ["red"]
    state.me.money = 20
    table: Table[NipponEvent] = Table(Rng(b""))
    state.then(BeginTurn(TAKATOSHI))
    go_on(Position(FACTS, state, FIRST), table)
    assert [event.round for event in told(table, RoundEnded)] == [1]
    assert state.round == 2
    assert len(state.hiring[2]) == 1


def test_he_takes_a_place_in_the_regions_and_there_is_no_second_one() -> None:
    state = solo()
    state.railways[0] = [TAKATOSHI, TAKATOSHI, TAKATOSHI]
    put(state, 0, "fukuoka", "top", 7)
    put(state, 0, "fukuoka", "right", 7)
    # Overseas: 5 in Fukuoka, 6 in Hiroshima; you 14, he 6.
    places = region_places(FACTS, state, "southwest", 0)
    assert [(place.seat, place.influence, place.points) for place in places] == [
        (FIRST, 14, 10),
        (None, 11, 6),
        (TAKATOSHI, 6, 2),
    ]


# Goals, verdict


@pytest.mark.parametrize(
    ("goal", "count"),
    [
        ("factories", 2),
        ("machines", 3),
        ("railways", 4),
        ("rnd", 11),
        ("mining", 5),
        ("finance", 7),
        ("ships", 6),
        ("contracts", 1),
        ("markers", 2),
    ],
)
def test_how_far_one_is_with_each_goal(goal: Goal, count: int) -> None:
    state = solo()
    me = state.me
    me.factories = [Factory("cotton1a", "cotton", [True, True]), Factory("paper1a", "paper", [True, False])]
    me.machines, me.waiting_machine = 4, True
    me.railways, me.ships, me.rnd, me.mining, me.finance, me.contracts = 4, 6, 11, 5, 7, ["k1"]
    put(state, 0, "osaka", "top", 4)
    put(state, 0, "sapporo", "top", 4)
    put(state, 1, "sapporo", "left", 4)
    assert goal_count(state, FIRST, goal) == count


def judge(state: State) -> Table[NipponEvent]:
    """Check the goals at the end."""
    table: Table[NipponEvent] = Table(Rng(b""))
    state.then(JudgeGoals(), TurnOver(FIRST))
    at_end = Position(FACTS, state, FIRST)
    state.stack.pop().run(at_end, table)
    return table


def test_who_meets_all_goals_goes_on_to_the_final_consolidation() -> None:
    state = solo(goals=2)
    automa(state).goals = ["ships", "rnd"]
    state.me.ships, state.me.rnd = 5, 11
    table = judge(state)
    (event,) = told(table, GoalsJudged)
    assert event.won
    assert [(due.goal, due.have, due.need, due.met) for due in event.goals] == [
        ("ships", 5, 5, True),
        ("rnd", 11, 11, True),
    ]
    assert (state.won, state.over, len(state.stack)) == (True, None, 1)


def test_who_misses_one_goal_has_lost_and_nothing_follows() -> None:
    """N-R54."""
    state = solo(goals=2)
    automa(state).goals = ["ships", "rnd"]
    state.me.ships, state.me.rnd = 5, 10
    (event,) = told(judge(state), GoalsJudged)
    assert [due.met for due in event.goals] == [True, False]
    assert (state.won, state.over, state.stack) == (False, "rounds", [])
    lost = verdict(FACTS, state)
    assert lost is not None
    assert (lost.won, lost.rank) == (False, "missed")


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (240, "heavenly"),
        (239, "honourable"),
        (210, "honourable"),
        (180, "remarkable"),
        (150, "acceptable"),
        (149, "sufficient"),
        (0, "sufficient"),
        (-3, "sufficient"),
    ],
)
def test_points_give_the_rank_of_who_has_won(points: int, rank: str) -> None:
    state = solo()
    state.won, state.over = True, "rounds"
    state.me.points = points
    won = verdict(FACTS, state)
    assert won is not None
    assert (won.won, won.rank) == (True, rank)


def test_nothing_is_said_before_the_end_or_where_several_play() -> None:
    assert verdict(FACTS, solo()) is None
    several = bare(2)
    several.over = "rounds"
    assert verdict(FACTS, several) is None
    assert goals_due(FACTS, several) == ()
