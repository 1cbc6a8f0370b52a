"""Takatoshi: the region that he chooses, his railways, and the marker that he takes."""

from __future__ import annotations

import pytest

from rules.core.seats import Seat
from rules.nippon.events.takatoshi import (
    MarkerPicked,
    RegionChosen,
    TakatoshiIdle,
    TakatoshiMarker,
    TakatoshiRailway,
)
from rules.nippon.laying import put
from rules.nippon.model.influence import influence, section_of
from rules.nippon.model.state import FIRST, TAKATOSHI
from rules.nippon.model.terms import REGIONS
from tests.rules.nippon_positions import FACTS, bare
from tests.rules.nippon_solo import LEFT, automa, everywhere, laid, play, solo, told

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


def test_without_him_no_ones_railways_count_without_a_marker() -> None:
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
