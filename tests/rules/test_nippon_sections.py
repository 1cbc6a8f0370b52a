"""Nippon: what regions bring when a section is scored."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from rules.core.seats import Seat
from rules.nippon.events.rounds import (
    RegionScored,
)
from rules.nippon.laying import put
from rules.nippon.model.places import Placing
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.model.terms import REGIONS
from rules.nippon.scoring import competitors, region_places, results
from rules.nippon.steps.consolidation.sections import ScoreSection
from rules.nippon.steps.turns.turn import AskTurn
from tests.rules.nippon_play import RULES, let, workers
from tests.rules.nippon_positions import FACTS, bare, lone

if TYPE_CHECKING:
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Region


def influences(state: State, overseas: int, *counts: int) -> None:
    """Put markers and railways in the north so that people have so much influence, and the overseas company too.

    Sendai has 0, 1, 3, 2 printed clockwise, Sapporo 1, 0, 2, 3.
    """
    spaces = [(city, edge) for city in ("sendai", "sapporo") for edge in ("top", "right", "bottom", "left")]
    printed = [0, 1, 3, 2, 1, 0, 2, 3]
    for seat, count in enumerate(counts):
        if count:
            free = [number for number in range(8) if state.cities[6 + number // 4].markers[number % 4] is None]
            left = sum(printed[number] for number in free)
            fitting = [number for number in free if left - printed[number] >= overseas]
            number = max(fitting, key=lambda one: printed[one])
            city, edge = spaces[number]
            put(state, seat, city, edge, count)  # type: ignore[arg-type]
    taken = [number for number in range(8) if state.cities[6 + number // 4].markers[number % 4] is not None]
    assert sum(value for number, value in enumerate(printed) if number not in taken) == overseas


def region_points(state: State, region: Region, section: int) -> tuple[int, ...]:
    """What a region would bring now, by seat; Takatoshi last in a solo match."""
    points = {placing.seat: placing.points for placing in region_places(FACTS, state, region, section)}
    return tuple(points.get(seat, 0) for seat in competitors(state))


def test_example_e11() -> None:
    state = bare(4)
    influences(state, 6, 3, 5, 5, 0)
    places = region_places(FACTS, state, "north", 0)
    assert places == (
        Placing(None, 6, 10),
        Placing(Seat(1), 5, 7),
        Placing(Seat(2), 5, 7),
        Placing(Seat(0), 3, 2),
    )
    assert region_points(state, "north", 0) == (2, 7, 7, 0)


def _overseas(state: State) -> int:
    return next(
        (placing.influence for placing in region_places(FACTS, state, "southwest", 0) if placing.seat is None), 0
    )


def _by_hand(counts: tuple[int, ...], overseas: int, section: int) -> tuple[int, ...]:
    """Places by another way: each place in turn goes to whoever has most."""
    prizes = [*FACTS.tables.board.section[section].points, 0, 0]
    all_of_them = sorted([*counts, overseas], reverse=True)
    found: list[int] = []
    for count in counts:
        places = [place for place, other in enumerate(all_of_them) if other == count]
        found.append(sum(prizes[place] for place in places) // len(places) if count else 0)
    return tuple(found)


def test_every_tie_is_shared_as_by_hand() -> None:
    for counts in product(range(4), repeat=4):
        state = bare(4)
        for seat, count in enumerate(counts):
            if count:
                put(state, seat, "fukuoka", ("top", "right", "bottom", "left")[seat], count)
        assert region_points(state, "southwest", 1) == _by_hand(counts, _overseas(state), 1)


@pytest.mark.parametrize(
    ("mine", "yours", "points"),
    [
        (7, 6, (10, 4)),  # the overseas company has 6 too: the other two places are shared
        (6, 7, (4, 10)),
        (7, 3, (10, 2)),
        (4, 3, (6, 2)),
        (3, 3, (4, 4)),
        (5, 0, (6, 0)),
    ],
)
def test_between_two_there_is_no_second_place(mine: int, yours: int, points: tuple[int, int]) -> None:
    state = bare(2)
    put(state, 0, "fukuoka", "bottom", mine)
    if yours:
        put(state, 1, "hiroshima", "left", yours)
    assert _overseas(state) == (6 if yours else 9)
    assert region_points(state, "southwest", 0) == points


def test_two_who_tie_for_the_first_place_share_it_with_the_third() -> None:
    """N-R36."""
    state = bare(2)
    put(state, 0, "fukuoka", "bottom", 7)
    put(state, 1, "hiroshima", "left", 7)
    assert region_points(state, "southwest", 0) == (8, 8)
    assert region_places(FACTS, state, "southwest", 0)[-1] == Placing(None, 6, 2)


def test_alone_takatoshi_takes_a_place_and_there_is_no_second() -> None:
    state = bare(1)
    lone(state)
    put(state, 0, "fukuoka", "bottom", 5)
    put(state, TAKATOSHI, "hiroshima", "left", 7)
    assert region_points(state, "southwest", 0) == (2, 10)
    state.then(ScoreSection(0))
    events, _ = let(state)
    assert state.people[0].points == 2
    scored = [event for event in events if isinstance(event, RegionScored)]
    assert scored[0].places == (Placing(TAKATOSHI, 7, 10), Placing(None, 6, 6), Placing(Seat(0), 5, 2))


def test_railways_count_only_with_a_marker() -> None:
    state = bare(4)
    state.railways[0] = [Seat(0), Seat(0), Seat(1), None, None, None, None]
    put(state, 1, "fukuoka", "bottom", 1)
    placed = {placing.seat: placing.influence for placing in region_places(FACTS, state, "southwest", 0)}
    assert placed == {Seat(1): 3, None: 9}


def test_all_regions_are_scored_from_left_to_right() -> None:
    state = bare(2)
    for seat, city in ((0, "fukuoka"), (1, "kyoto"), (0, "nagoya"), (1, "sapporo")):
        put(state, seat, city, "bottom", 7)  # type: ignore[arg-type]
    state.then(ScoreSection(1))
    events, touched = let(state)
    assert [event.region for event in events if isinstance(event, RegionScored)] == list(REGIONS)
    assert [zaibatsu.points for zaibatsu in state.people] == [12, 12]
    assert "section:2" in touched


def test_what_was_scored_is_kept_for_whoever_looks_back() -> None:
    state = bare(2)
    put(state, 1, "nagoya", "bottom", 7)
    state.then(ScoreSection(0), ScoreSection(1))
    events, _ = let(state)
    told = [event.places for event in events if isinstance(event, RegionScored)]
    assert state.scored == (tuple(told[:4]), tuple(told[4:]))
    assert [places[0].points for places in (state.scored[0][2], state.scored[1][2])] == [10, 11]


def test_a_section_that_was_not_kept_leaves_a_gap() -> None:
    state = bare(2)
    state.then(ScoreSection(1))
    let(state)
    assert [bool(section) for section in state.scored] == [False, True]


def test_a_match_that_is_ended_early_scores_its_regions() -> None:
    """N-R55; what lies in the store counts too, and wages are not paid."""
    state = bare(2)
    put(state, 0, "fukuoka", "bottom", 7)
    put(state, 1, "hiroshima", "left", 6)
    state.people[0].points, state.people[0].money, state.people[0].silk = 5, 10, 3
    state.people[0].work = workers("red", "blue")
    state.then(AskTurn())
    RULES.end_early(state)
    assert (state.over, state.stack, len(state.scored)) == ("early", [], 1)
    assert [(line.seat, line.in_play, line.things, line.money, line.total) for line in results(FACTS, state)] == [
        (Seat(0), 15, 1, 2, 18),
        (Seat(1), 4, 0, 0, 4),
    ]


def test_a_section_is_not_scored_twice_by_an_early_end() -> None:
    """N-R55; while the goals of a section are chosen, its regions have been scored."""
    state = bare(2)
    put(state, 0, "fukuoka", "bottom", 7)
    state.then(ScoreSection(0))
    let(state)
    points = state.people[0].points
    RULES.end_early(state)
    assert state.people[0].points == points


def test_alone_an_early_end_is_neither_won_nor_lost() -> None:
    """N-R55."""
    state = bare(1)
    lone(state)
    state.people[0].points = 50
    state.then(AskTurn())
    RULES.end_early(state)
    assert RULES.verdict(state) is None
    assert [line.total for line in results(FACTS, state)] == [50]
