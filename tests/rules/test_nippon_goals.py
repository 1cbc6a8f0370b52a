"""Nippon: the module of goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.nippon.events.rounds import (
    GoalBonusChosen,
    GoalMet,
)
from rules.nippon.model.terms import GOALS
from rules.nippon.steps.consolidation.goals import AskGoal, TakeGoalBonus
from rules.nippon.steps.consolidation.sections import ScoreSection
from rules.nippon.steps.turns.turn import NewRound
from tests.rules.nippon_play import RULES, asked, built, let, offered, refused, say, seen
from tests.rules.nippon_positions import bare

if TYPE_CHECKING:
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Goal


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


def test_silk_is_not_sold_between_turns() -> None:
    """ "Jederzeit in deinem Zug": a seat that is asked alone in a section scoring has no turn."""
    state = goals(2, "contracts")
    state.people[1].contracts, state.people[1].silk = ["k1"], 2
    state.stack.insert(0, NewRound(Seat(0)))
    let(state)
    assert refused(state, "sell 1 silk", 1) == "nippon-asked-goal"
    say(state, "goal steps", 1)
    assert asked(state) == [(1, "white")]
    assert RULES.questions(state)[0].besides() == ()
    assert refused(state, "sell 1 silk", 1) == "nippon-silk-own-turn"
    assert seen(state).turn_of is None


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
def test_a_goal_that_no_one_has_begun_brings_nothing(goal: Goal) -> None:
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


def test_bonuses_that_do_not_count_yet_are_hidden() -> None:
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
