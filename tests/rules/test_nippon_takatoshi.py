"""Takatoshi: his board, the tile of a turn, the worker, and whether he acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.events.takatoshi import (
    RegionChosen,
    SoloPrepared,
    StackRenewed,
    TakatoshiHired,
    TakatoshiIdle,
    TakatoshiMarker,
    TakatoshiRailway,
    TileRevealed,
)
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.model.terms import COLOURS, GOALS, REGIONS
from rules.nippon.steps.takatoshi import (
    set_up_takatoshi,
)
from tests.rules.nippon_positions import FACTS, bare
from tests.rules.nippon_solo import (
    LEFT,
    MIDDLE,
    MOST_LEFT_GREEN,
    MOST_LEFT_RED,
    MOST_LEFT_YELLOW,
    MOST_RIGHT_GREEN,
    MOST_RIGHT_RED,
    MOST_RIGHT_YELLOW,
    PRIORITIES,
    RIGHT,
    automa,
    play,
    solo,
    told,
)

if TYPE_CHECKING:
    from rules.core.table import Event
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Difficulty

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
def test_he_does_nothing_if_no_one_stands_on_the_space(tile: int) -> None:
    """N-R45."""
    state = solo(tile, left=2)
    state.hiring[(0, 2, 4)[tile]] = []
    before = list(state.bag)
    table = play(state)
    assert [event.why for event in told(table, TakatoshiIdle)] == ["nobody"]
    assert not told(table, TakatoshiHired)
    assert not told(table, RegionChosen)
    assert state.bag == before


def test_he_does_nothing_if_no_one_stands_on_any_space() -> None:
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
