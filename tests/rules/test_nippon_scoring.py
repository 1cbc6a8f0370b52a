"""Nippon: the final score, and the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.seats import Seat
from rules.core.steps.together import AskEach
from rules.nippon.events.rounds import (
    Ended,
    FinalScored,
)
from rules.nippon.model.terms import AREAS, TRACKS
from rules.nippon.scoring import achievement, achievements, results, score, things
from rules.nippon.steps.consolidation.finals import ConsolidateAll, FinishMatch, ScoreMatch
from rules.nippon.steps.consolidation.goals import AskGoal, CheckGoal
from tests.rules.nippon_play import RULES, built, let
from tests.rules.nippon_positions import FACTS, bare, lone

if TYPE_CHECKING:
    from rules.nippon.model.terms import Area


def test_example_e12() -> None:
    state = bare(4)
    me = state.people[0]
    me.points, me.money = 109, 11
    levels: dict[Area, int] = {"ships": 2, "rnd": 3, "mining": 2, "machines": 1, "railways": 1, "factories": 3}
    me.achieved = [levels.get(area, 0) for area in AREAS]
    me.ships, me.rnd, me.mining, me.machines, me.railways = 4, 12, 12, 5, 6
    me.factories = built("cotton1a", "paper1a", "bento1a", "lenses1a", "bulbs1a")
    me.factories[0].goods, me.factories[1].goods = 4, 2
    me.silk, me.iron, me.coal = 4, 2, 1
    line = score(FACTS, state, Seat(0))
    named = dict(zip(AREAS, line.achievements, strict=True))
    assert named == {
        "ships": 8,
        "rnd": 20,
        "mining": 16,
        "machines": 5,
        "railways": 10,
        "factories": 14,
        "finance": 0,
        "contracts": 0,
    }
    assert (line.in_play, line.things, line.money, line.total) == (109, 4, 2, 188)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_thresholds(level: int) -> None:
    lower, upper = {1: (5, 10), 2: (8, 16), 3: (10, 20)}[level]
    state = bare(2)
    me = state.people[0]
    for count in range(7):
        me.ships = me.machines = me.railways = count
        due = upper if count == 6 else lower if count >= 4 else 0
        assert [achievement(FACTS, me, area, level) for area in AREAS[:3]] == [due] * 3
    for space in range(13):
        me.rnd = me.mining = me.finance = space
        for area in TRACKS:
            first, second = {"rnd": (11, 12), "mining": (10, 12), "finance": (2, 12)}[area]
            due = upper if space >= second else lower if space >= first else 0
            assert achievement(FACTS, me, area, level) == due


@pytest.mark.parametrize("level", [1, 2, 3])
def test_scales_of_factories_and_contracts(level: int) -> None:
    state = bare(2)
    me = state.people[0]
    mat = FACTS.tables.mat
    keys = ("cotton1a", "paper1a", "bento1a", "lenses1a", "bulbs1a", "clocks1a")
    for count in range(7):
        me.factories = built(*keys[:count])
        me.contracts = [f"k{number + 1}" for number in range(count)]
        due = (mat.factories.points[count - 1][level - 1], mat.contracts.points[count - 1][level - 1])
        found = tuple(achievement(FACTS, me, area, level) for area in ("factories", "contracts"))
        assert found == (due if count else (0, 0))


def test_without_a_tile_an_area_brings_nothing() -> None:
    me = bare(2).people[0]
    me.ships = me.machines = 6
    assert achievements(FACTS, me) == (0,) * 8


def test_things_on_tiles_and_goods_that_wait_count() -> None:
    """N-R41."""
    me = bare(2).people[0]
    me.factories = built("bento2b")
    me.factories[0].coal, me.factories[0].goods = 2, 1
    me.tile_coal, me.waiting_goods, me.coal, me.silk, me.iron = 3, 2, 1, 1, 1
    assert things(me) == 11


def test_a_tie_goes_to_whoever_had_the_last_turn_latest() -> None:
    """N-R42."""
    state = bare(3)
    state.last = [Seat(2), Seat(0), Seat(1)]
    state.people[0].points = state.people[1].points = state.people[2].points = 30
    assert [(line.seat, line.place) for line in results(FACTS, state)] == [(1, 1), (0, 2), (2, 3)]
    state.people[2].points = 31
    assert [line.seat for line in results(FACTS, state)] == [2, 1, 0]


def test_the_match_ends_with_the_score_of_all() -> None:
    state = bare(2)
    state.people[1].points = 3
    state.then(ScoreMatch())
    events, touched = let(state)
    assert [(event.seat, event.total) for event in events if isinstance(event, FinalScored)] == [(1, 3), (0, 0)]
    assert events[-1] == Ended("rounds", (Seat(1),))
    assert "end:rounds" in touched
    assert [(result.seat, result.points, result.place) for result in RULES.results(state) or ()] == [
        (1, 3, 1),
        (0, 0, 2),
    ]


def test_alone_goals_are_judged_before_the_final_consolidation() -> None:
    state = bare(1)
    lone(state)
    state.people[0].ships, state.people[0].points = 4, 50
    state.then(FinishMatch())
    let(state)
    assert (state.won, state.over) == (False, "rounds")
    assert state.people[0].money == 0, "who lost does not consolidate"
    assert score(FACTS, state, Seat(0)).total == 50
    state = bare(1)
    lone(state)
    state.people[0].ships, state.people[0].points = 5, 50
    state.then(FinishMatch())
    let(state)
    assert (state.won, state.over) == (True, "rounds")
    assert score(FACTS, state, Seat(0)).total == 50 + 2


def test_frames_of_the_end_are_stored() -> None:
    state = bare(2)
    state.then(AskGoal(0, "ships", AskEach([Seat(0), Seat(1)], {Seat(1): "iron"})), CheckGoal(1, 0), ConsolidateAll())
    stored = RULES.codec.state.dump_json(state)
    assert RULES.codec.state.validate_json(stored) == state
