"""Nippon: the final consolidation, of all at once."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.nippon.events.gains import SilkSold
from rules.nippon.events.rounds import (
    PrestigePlaced,
    WagesPaid,
)
from rules.nippon.scoring import score
from rules.nippon.steps.consolidation.finals import FinalSilk, FinishMatch
from rules.nippon.steps.consolidation.prestige import AskPrestige
from rules.nippon.steps.consolidation.wages import PayWages
from tests.rules.nippon_play import RULES, asked, built, let, refused, say, seen, workers
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from rules.nippon.model.state import State
    from rules.nippon.model.terms import Colour


THREE: tuple[Colour, ...] = ("white", "blue", "red")


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


def test_it_is_no_ones_turn() -> None:
    """N-R40: silk becomes money by itself, and a question of one seat is not its turn."""
    state = final()
    state.people[1].work, state.people[1].silk = workers("white"), 2
    let(state)
    assert asked(state) == [(1, "white")]
    assert seen(state).turn_of is None
    assert RULES.questions(state)[0].besides() == ()
    assert refused(state, "sell 1 silk", 1) == "nippon-silk-own-turn"


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


def test_tiles_that_do_not_count_yet_are_hidden() -> None:
    state = final(2)
    for zaibatsu in state.people:
        zaibatsu.work = workers("red", "red", "red", "red")
    let(state)
    say(state, "prestige 1>ships", 0)
    RULES.resample_hidden(state, Seat(1), Rng(b"other"))
    ask = state.stack[-1]
    assert isinstance(ask, AskPrestige)
    assert ask.each.answers[Seat(0)].level == 1
