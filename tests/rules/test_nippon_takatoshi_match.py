"""Takatoshi: whole matches, the goals, won or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pydantic import TypeAdapter

from rules.core.carrying_out import go_on
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.events import NipponEvent
from rules.nippon.events.rounds import FinalRounds, RoundEnded
from rules.nippon.events.takatoshi import (
    GoalsJudged,
    TileRevealed,
)
from rules.nippon.events.turns import TurnEnded
from rules.nippon.game import NipponRules
from rules.nippon.laying import put
from rules.nippon.model.influence import goal_count
from rules.nippon.model.position import Position
from rules.nippon.model.state import FIRST, TAKATOSHI, Factory
from rules.nippon.scoring import region_places
from rules.nippon.steps import CODEC
from rules.nippon.steps.takatoshi import (
    JudgeGoals,
    RenewStack,
    TakatoshiMarkets,
    TakatoshiRailways,
    TakatoshiTurn,
    goals_due,
    verdict,
)
from rules.nippon.steps.turns.turn import BeginTurn, TurnOver
from tests.rules.nippon_positions import FACTS, bare
from tests.rules.nippon_solo import MIDDLE, automa, solo, told

if TYPE_CHECKING:
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Difficulty, Goal

RULES = NipponRules(FACTS.tables)

# Woven into the match


def alone(seed: int, difficulty: Difficulty) -> tuple[State, Table[NipponEvent]]:
    """A whole match of someone who answers at random."""
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


def test_a_match_against_him_is_stored_and_read_again() -> None:
    state, table = alone(3, "hard")
    state.then(JudgeGoals(), RenewStack(), TakatoshiRailways(), TakatoshiMarkets(), TakatoshiTurn())
    assert CODEC.state.validate_json(CODEC.state.dump_json(state)) == state
    events: TypeAdapter[list[NipponEvent]] = TypeAdapter(list[NipponEvent])
    told_all = [record.event for record in table.events]
    assert events.validate_json(events.dump_json(told_all)) == told_all


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
