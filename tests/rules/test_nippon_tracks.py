"""Nippon: tracks and their symbols, gaps between pieces, departments."""

from __future__ import annotations

import pytest

from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.model.terms import COLOURS, LAST_SPACE
from rules.nippon.steps.concepts.tracks import AskDepartment, AskSteps, Reward, Steps, activate, advance, take_piece
from rules.nippon.steps.turns.turn import AskEnd, AskTurn
from tests.rules.nippon_play import RULES, give, let, me, ready, refused, seen


def test_reaching_and_passing_symbols_brings_each_bonus_in_order() -> None:
    state = ready(rnd=2)
    advance(seen(state), "rnd", 4, Table(Rng(b"")))
    assert state.stack[-2:] == [Reward("grey"), Reward("black")]
    let(state)
    assert (me(state).coal, me(state).iron) == (2, 2)


def test_steps_beyond_the_end_are_lost() -> None:
    state = ready(mining=LAST_SPACE - 1)
    give(state, "mining w 3")
    assert me(state).mining == LAST_SPACE
    assert me(state).money == 4


def test_research_at_the_end_of_the_track_is_legal() -> None:
    state = ready(rnd=LAST_SPACE)
    (question,) = RULES.questions(state)
    assert "rnd white" in [answer for part in question.parts if part.kind == "choice" for answer in part.answers]
    give(state, "rnd w 1")
    assert (me(state).money, me(state).rnd) == (9, LAST_SPACE)


def test_a_bonus_passed_again_counts_again() -> None:
    state = ready(finance=3)
    advance(seen(state), "finance", 2, Table(Rng(b"")))
    assert state.stack.pop() == Reward("red")


def test_a_marker_of_the_flag_is_had_once() -> None:
    state = ready(mining=7)
    advance(seen(state), "mining", 1, Table(Rng(b"")))
    let(state)
    assert (me(state).markers, me(state).flag) == ([1, 2, 3, 3, 4, 5, 6, 7], [5, 7])
    me(state).mining = 7
    advance(seen(state), "mining", 1, Table(Rng(b"")))
    let(state)
    assert me(state).markers == [1, 2, 3, 3, 4, 5, 6, 7]


def test_a_symbol_between_pieces_needs_both_spaces_empty() -> None:
    state = ready()
    take_piece(seen(state), "ship")
    assert state.stack == [AskTurn()]
    take_piece(seen(state), "machine")
    assert state.stack[-1] == Reward("finance")
    let(state)
    assert me(state).finance == 1
    take_piece(seen(state), "railway")
    assert state.stack[-1] == Reward("finance"), "the gap between machines and railways"
    take_piece(seen(state), "machine")
    assert state.stack.count(Reward("red")) == 0
    take_piece(seen(state), "ship")
    assert state.stack[-1] == Reward("red")


def test_a_machine_between_two_gaps_brings_both() -> None:
    state = ready(ships=1, railways=1)
    take_piece(seen(state), "machine")
    assert state.stack[-2:] == [Reward("finance"), Reward("finance")]


DEPARTMENTS = {
    "black": ("coal", 2, 3),
    "red": ("silk", 2, 3),
    "grey": ("iron", 2, 3),
    "blue": ("money", 3, 5),
    "yellow": ("points", 2, 4),
}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("upgraded", [False, True])
def test_what_each_department_brings(colour: str, upgraded: bool) -> None:  # noqa: FBT001
    state = ready(money=0)
    if upgraded:
        me(state).upgraded.append(colour)  # type: ignore[arg-type]
    activate(seen(state), colour, Table(Rng(b"")))  # type: ignore[arg-type]
    if colour == "white":
        assert state.stack[-1] == AskSteps(2 if upgraded else 1)
    else:
        what, normal, more = DEPARTMENTS[colour]
        assert getattr(me(state), what) == (more if upgraded else normal)


@pytest.mark.parametrize(
    ("steps", "text", "rnd", "mining"),
    [(1, "white rnd", 1, 0), (1, "white mining", 0, 1), (2, "white rnd", 2, 0), (2, "white both", 1, 1)],
)
def test_steps_of_the_white_department(steps: int, text: str, rnd: int, mining: int) -> None:
    state = ready()
    state.stack = [AskEnd(), AskSteps(steps)]
    give(state, text)
    assert (me(state).rnd, me(state).mining) == (rnd, mining)


def test_one_step_cannot_be_split() -> None:
    state = ready()
    state.stack = [AskEnd(), AskSteps(1)]
    assert refused(state, "white both") == "nippon-one-step"


def test_steps_are_not_asked_for_where_both_tracks_are_at_their_end() -> None:
    state = ready(rnd=LAST_SPACE, mining=LAST_SPACE)
    assert not AskSteps(2).waits(seen(state))
    one = ready(rnd=LAST_SPACE)
    assert list(AskSteps(2).offers(seen(one))) == [Steps("mining")]


def test_a_department_of_choice() -> None:
    state = ready(money=0, mining=LAST_SPACE - 1)
    state.stack = [AskEnd()]
    advance(seen(state), "mining", 1, Table(Rng(b"")))
    assert state.stack == [AskEnd(), Reward("any")]
    let(state)
    assert state.stack == [AskEnd(), AskDepartment(COLOURS)]
    give(state, "dept blue")
    assert me(state).money == 3


def test_different_departments_one_after_the_other() -> None:
    state = ready(money=0)
    state.stack = [AskEnd(), AskDepartment(COLOURS, count=2)]
    give(state, "dept blue")
    assert refused(state, "dept blue") == "nippon-other-department"
    give(state, "dept black")
    assert (me(state).money, me(state).coal) == (3, 2)
    assert state.stack == [AskEnd()]


def test_a_bonus_comes_after_the_effect_that_brought_it() -> None:
    state = ready(rnd=2, money=1)
    state.stack = [AskEnd(), AskDepartment(COLOURS)]
    give(state, "dept white", "white rnd")
    assert (me(state).rnd, me(state).coal) == (3, 2)
