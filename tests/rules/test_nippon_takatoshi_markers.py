"""Takatoshi: where his marker lies, by all rules and ties; the example of the rulebook."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from rules.core.carrying_out import go_on
from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.events.takatoshi import (
    MarkerPicked,
    RegionChosen,
    TakatoshiHired,
    TakatoshiMarker,
)
from rules.nippon.laying import put
from rules.nippon.model.influence import give_back
from rules.nippon.model.position import Position
from rules.nippon.model.state import FIRST, TAKATOSHI, Marker
from rules.nippon.model.terms import COLOURS
from rules.nippon.steps.takatoshi import (
    TakatoshiTurn,
)
from tests.rules.nippon_positions import FACTS
from tests.rules.nippon_solo import (
    MOST_RIGHT_YELLOW,
    PRIORITIES,
    RIGHT,
    at,
    automa,
    demand,
    everywhere,
    laid,
    nowhere_but,
    play,
    solo,
    told,
)

if TYPE_CHECKING:
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.terms import Edge, Good

# Where it lies: available spaces


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
