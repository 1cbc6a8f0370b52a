"""Sections, goals, the final consolidation and the final score."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from rules.core.frames import AskEach
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.nippon.events.gains import SilkSold
from rules.nippon.events.rounds import (
    Ended,
    FinalScored,
    GoalBonusChosen,
    GoalMet,
    PrestigePlaced,
    RegionScored,
    WagesPaid,
)
from rules.nippon.model.places import Placing
from rules.nippon.model.state import TAKATOSHI, Automa
from rules.nippon.model.terms import AREAS, GOALS, REGIONS, TRACKS
from rules.nippon.scoring import achievement, achievements, competitors, region_places, results, score, things
from rules.nippon.steps.finals import ConsolidateAll, FinalSilk, FinishMatch, ScoreMatch
from rules.nippon.steps.goals import AskGoal, CheckGoal, TakeGoalBonus
from rules.nippon.steps.prestige import AskPrestige
from rules.nippon.steps.sections import ScoreSection
from rules.nippon.steps.wages import PayWages
from tests.rules.nippon_play import RULES, asked, built, let, offered, refused, say, seen, workers
from tests.rules.nippon_positions import FACTS, bare, put

if TYPE_CHECKING:
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Area, Colour, Goal, Region

THREE: tuple[Colour, ...] = ("white", "blue", "red")


def lone(state: State) -> None:
    """Takatoshi plays."""
    state.automa = Automa([], [], [], [], ["ships"], 6, [[1, 2, 3], [3, 4, 5], [5, 6, 7, 7]])


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
    """What a region would bring now, by seat; Takatoshi last where one plays alone."""
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
    everybody = sorted([*counts, overseas], reverse=True)
    found: list[int] = []
    for count in counts:
        places = [place for place, other in enumerate(everybody) if other == count]
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
    assert [zaibatsu.points for zaibatsu in state.people] == [20, 20]
    assert "section:2" in touched


def test_what_was_scored_is_kept_for_whoever_looks_back() -> None:
    state = bare(2)
    put(state, 1, "nagoya", "bottom", 7)
    state.then(ScoreSection(0), ScoreSection(1))
    events, _ = let(state)
    told = [event.places for event in events if isinstance(event, RegionScored)]
    assert state.scored == (tuple(told[:4]), tuple(told[4:]))
    assert [places[0].points for places in (state.scored[0][2], state.scored[1][2])] == [10, 18]


def test_a_section_that_was_not_kept_leaves_a_gap() -> None:
    state = bare(2)
    state.then(ScoreSection(1))
    let(state)
    assert [bool(section) for section in state.scored] == [False, True]


# Goals


def goals(people: int, *tiles: Goal, section: int = 0) -> State:
    """The goals of a section are checked."""
    state = bare(people)
    state.goals = (tiles, tiles, tiles)
    state.then(ScoreSection(section))
    return state


def test_who_has_most_chooses_a_bonus() -> None:
    state = goals(3, "ships")
    state.people[1].ships = 2
    state.people[2].ships = 1
    events, _ = let(state)
    assert GoalMet("ships", (Seat(1),), 2) in events
    assert asked(state) == [(1, "goal")]
    assert offered(state, 1) == ["goal money", "goal iron", "goal steps"]
    assert refused(state, "goal departments", 1) == "nippon-goal-other"
    events = say(state, "goal iron", 1)
    assert GoalBonusChosen(Seat(1), "iron") in events
    assert state.people[1].iron == 2
    assert (state.stack, state.active) == ([], 0)


def test_several_choose_at_once_and_perhaps_the_same() -> None:
    """N-R38."""
    state = goals(3, "railways")
    for zaibatsu in state.people[:2]:
        zaibatsu.railways = 1
    let(state)
    assert asked(state) == [(0, "goal"), (1, "goal")]
    say(state, "goal money", 1)
    assert state.people[1].money == 0, "answers count together"
    say(state, "goal money", 1)
    ask = state.stack[-1]
    assert isinstance(ask, AskGoal)
    assert ask.redact(seen(state), TakeGoalBonus("money")) == "goal ?"
    say(state, "goal money", 0)
    assert [zaibatsu.money for zaibatsu in state.people] == [4, 4, 0]


def test_steps_and_departments_are_asked_of_those_who_chose_them() -> None:
    state = goals(2, "machines", section=1)
    for zaibatsu in state.people:
        zaibatsu.factories = built("cotton1a")
        zaibatsu.factories[0].machines = [True, False]
    let(state)
    assert offered(state, 0) == ["goal money", "goal iron", "goal departments"]
    say(state, "goal departments", 1)
    say(state, "goal departments", 0)
    assert asked(state) == [(0, "department")]
    say(state, "dept blue")
    assert refused(state, "dept blue") == "nippon-other-department"
    say(state, "dept red")
    assert asked(state) == [(1, "department")]
    say(state, "dept yellow")
    say(state, "dept black")
    assert (state.people[0].money, state.people[0].silk) == (3, 2)
    assert (state.people[1].points, state.people[1].coal) == (2, 2)
    assert (state.active, state.stack) == (0, [])


def test_steps_of_a_goal_may_be_split() -> None:
    state = goals(2, "contracts")
    state.people[1].contracts = ["k1"]
    let(state)
    say(state, "goal steps", 1)
    assert asked(state) == [(1, "white")]
    say(state, "white both", 1)
    assert (state.people[1].rnd, state.people[1].mining) == (1, 1)


def test_the_third_section_brings_what_the_board_shows() -> None:
    state = goals(3, "finance", section=2)
    state.people[0].finance = state.people[2].finance = 3
    before = [zaibatsu.points for zaibatsu in state.people]
    let(state)
    assert [zaibatsu.points - points for zaibatsu, points in zip(state.people, before, strict=True)] == [8, 0, 8]


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_that_nobody_has_begun_brings_nothing(goal: Goal) -> None:
    """N-R38."""
    state = goals(3, goal)
    events, touched = let(state)
    assert GoalMet(goal, (), 0) in events
    assert "goal:nobody" in touched
    assert asked(state) == []


def test_goals_come_one_after_the_other() -> None:
    state = goals(2, "ships", "rnd")
    state.people[0].ships, state.people[1].rnd = 1, 1
    let(state)
    assert asked(state) == [(0, "goal")]
    say(state, "goal money", 0)
    assert asked(state) == [(1, "goal")]
    say(state, "goal steps", 1)
    assert asked(state) == [(1, "white")]


def test_the_bonus_of_the_first_goal_may_decide_the_second() -> None:
    state = goals(2, "ships", "mining")
    state.people[0].ships, state.people[1].mining = 1, 1
    let(state)
    say(state, "goal steps", 0)
    say(state, "white mining", 0)
    assert asked(state) == [(0, "goal")]


# Final consolidation


def final(people: int = 2) -> State:
    """All consolidate; the first person had the last turn."""
    state = bare(people)
    state.round, state.last = 8, [Seat(seat) for seat in (*range(1, people), 0)]
    state.then(FinishMatch())
    return state


def test_all_consolidate_even_without_workers() -> None:
    state = final()
    state.people[0].money, state.people[0].coal = 30, 30
    events, _ = let(state)
    assert [(me.money, me.coal) for me in state.people] == [(12, 2), (12, 2)]
    assert not any(isinstance(event, WagesPaid) for event in events)
    assert state.over == "rounds"


def test_tiles_are_chosen_at_once_and_the_rest_follows_seat_by_seat() -> None:
    """N-R39."""
    state = final(3)
    state.people[0].work = workers("white", "red", "red", "red")
    state.people[1].work = workers("red", "red", "red", "red", "white")
    let(state)
    assert asked(state) == [(1, "prestige"), (0, "prestige")]
    say(state, "prestige 2>ships", 1)
    assert state.people[1].achieved == [0] * 8
    assert RULES.questions(state)[0].answered == "prestige 2>ships"
    assert refused(state, "prestige 2>ships", 0) == "nippon-prestige-workers"
    events = say(state, "prestige 1>rnd", 0)
    assert [event for event in events if isinstance(event, PrestigePlaced)] == [
        PrestigePlaced(Seat(1), 2, "ships"),
        PrestigePlaced(Seat(0), 1, "rnd"),
    ]
    assert asked(state) == [(1, "white")]
    say(state, "white rnd", 1)
    assert asked(state) == [(0, "white")]
    say(state, "white mining", 0)
    assert state.over == "rounds"
    assert all(not me.work for me in state.people)


def test_the_only_tile_is_placed_by_itself() -> None:
    state = final()
    state.people[1].work = workers("red", "red", "red", "red")
    state.people[1].achieved = [2] * 7 + [0]
    let(state)
    assert state.people[1].achieved[-1] == 1
    assert state.over == "rounds"


def test_paper_3b_is_asked_in_the_final_consolidation_too() -> None:
    state = final()
    me = state.people[1]
    me.factories, me.money, me.coal = built("paper3b"), 5, 5
    let(state)
    assert asked(state) == [(1, "keep")]
    say(state, "keep 3 money", 1)
    assert (me.money, me.coal) == (15, 2)


@pytest.mark.parametrize(
    ("money", "silk", "coal", "sold"),
    [
        (4, 1, 0, 1),  # 5 money are a point, 1 silk is none
        (4, 3, 0, 0),  # a point either way: the least silk is sold
        (9, 4, 2, 0),  # what money gains, the rest loses
        (8, 2, 3, 2),  # 5 things and 3 are a point alike
        (9, 1, 3, 1),
    ],
)
def test_silk_becomes_money_as_far_as_it_brings_more(money: int, silk: int, coal: int, sold: int) -> None:
    """N-R40."""
    state = bare(2)
    me = state.people[0]
    me.money, me.silk, me.coal = money, silk, coal
    state.then(FinalSilk())
    events, _ = let(state)
    assert sum(event.silk for event in events if isinstance(event, SilkSold)) == sold


def test_silk_pays_wages_at_the_end() -> None:
    """N-R40."""
    state = bare(2)
    me = state.people[0]
    me.work, me.money, me.silk = workers("white", "blue", "red"), 6, 4
    state.then(FinalSilk(), PayWages())
    let(state)
    assert (me.points, me.money, me.silk) == (0, 1, 0)


def test_the_best_outcome_is_found_by_brute_force() -> None:
    for money, silk, coal, colours in product(range(1, 8), range(5), range(3), range(4)):
        state = bare(2)
        me = state.people[0]
        me.work = workers(*THREE[:colours])
        outcomes: list[int] = []
        for count in range(silk + 1):
            me.money, me.silk, me.coal, me.points = money + count, silk - count, coal, 0
            copy = seen(state).copy()
            copy.state.then(PayWages())
            let(copy.state)
            outcomes.append(score(FACTS, copy.state, Seat(0)).total)
        me.money, me.silk, me.coal, me.points = money, silk, coal, 0
        state.then(FinalSilk(), PayWages())
        let(state)
        assert score(FACTS, state, Seat(0)).total == max(outcomes)


# Final score


def test_example_e12() -> None:
    state = bare(4)
    me = state.people[0]
    me.points, me.money = 109, 11
    levels: dict[Area, int] = {"ships": 2, "rnd": 3, "mining": 2, "machines": 1, "railways": 1, "factories": 3}
    me.achieved = [levels.get(area, 0) for area in AREAS]
    me.ships, me.rnd, me.mining, me.machines, me.railways = 4, 11, 12, 5, 6
    me.factories = built("cotton1a", "paper1a", "bento1a", "lenses1a")
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
        due = upper if space >= 11 else lower if space >= 7 else 0
        for area in TRACKS:
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


def test_answers_that_do_not_count_yet_are_hidden() -> None:
    state = goals(3, "railways")
    for zaibatsu in state.people:
        zaibatsu.railways = 1
    let(state)
    say(state, "goal money", 0)
    say(state, "goal money", 1)
    found: set[tuple[str, ...]] = set()
    for seed in range(20):
        copy = seen(state).copy().state
        RULES.resample_hidden(copy, Seat(0), Rng(bytes([seed])))
        ask = copy.stack[-1]
        assert isinstance(ask, AskGoal)
        found.add(tuple(ask.each.answers[Seat(seat)] for seat in (0, 1)))
    assert found == {("money", "money"), ("money", "iron"), ("money", "steps")}
    state = final(2)
    for zaibatsu in state.people:
        zaibatsu.work = workers("red", "red", "red", "red")
    let(state)
    say(state, "prestige 1>ships", 0)
    RULES.resample_hidden(state, Seat(1), Rng(b"other"))
    ask = state.stack[-1]
    assert isinstance(ask, AskPrestige)
    assert ask.each.answers[Seat(0)].level == 1
