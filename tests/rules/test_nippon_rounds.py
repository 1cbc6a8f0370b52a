"""The end of a turn and of a round, and the final rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.seats import Seat
from rules.nippon.events.rounds import (
    Ended,
    FinalConsolidation,
    FinalRounds,
    RegionScored,
    RoundEnded,
    RowHired,
    SectionEnded,
    WorkersDrawn,
)
from rules.nippon.events.turns import TurnEnded
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.steps.turns.turn import EndTurn, TurnOver, next_after
from tests.rules.nippon_play import asked, dealt, let, offered, say
from tests.rules.nippon_positions import bare

if TYPE_CHECKING:
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.state import State


def ending(people: int, *, waiting: int = 0, hiring: tuple[int, ...] = (2, 2, 2, 2, 2)) -> State:
    """The turn of the first person ends; so many rows wait, so many workers stand on each hiring space."""
    state = bare(people)
    state.hiring = [["red"] * count for count in hiring]
    state.waiting = [["blue", "grey", "black"] for _ in range(waiting)]
    for zaibatsu in state.people:
        zaibatsu.money = 50
    state.then(EndTurn())
    return state


def kinds(events: list[NipponEvent]) -> list[str]:
    """Tags of what was told."""
    return [event.kind for event in events]


def test_the_topmost_row_goes_to_an_empty_hiring_space() -> None:
    state = ending(2, waiting=2, hiring=(2, 0, 2, 2, 2))
    state.waiting[0] = ["white", "red"]
    events, _ = let(state)
    assert state.hiring[1] == ["white", "red"]
    assert state.waiting == [["blue", "grey", "black"]]
    assert events[:2] == [TurnEnded(Seat(0)), RowHired(2, ("white", "red"), 1)]
    assert (state.round, state.turns, asked(state)) == (1, 1, [(1, "turn")])


def test_a_round_goes_on_while_all_hiring_spaces_are_occupied() -> None:
    state = ending(2, hiring=(1, 1, 1, 1, 1))
    events, _ = let(state)
    assert kinds(events) == ["turn-ended"]
    assert state.round == 1


def test_a_round_ends_when_a_space_stays_empty() -> None:
    state = ending(3, hiring=(0, 1, 2, 3, 4))
    state.bag = [9] * 6
    events, _ = let(state)
    assert RoundEnded(1) in events
    assert [len(space) for space in state.hiring] == [1, 2, 3, 3, 4], "exactly one where there are two or fewer"
    assert [len(row) for row in state.waiting] == [3] * 4
    assert sum(state.bag) == 54 - 3 - 12
    (drawn,) = [event for event in events if isinstance(event, WorkersDrawn)]
    assert (drawn.round, drawn.spaces, drawn.short) == (2, (1, 2, 3), 0)
    assert (state.round, asked(state)) == (2, [(1, "turn")])


@pytest.mark.parametrize(("people", "rows"), [(2, 2), (3, 4), (4, 6)])
def test_the_waiting_area_is_filled_as_at_set_up(people: int, rows: int) -> None:
    state = ending(people, hiring=(0, 3, 3, 3, 3))
    state.bag = [8] * 6
    let(state)
    assert [len(row) for row in state.waiting] == [3] * rows


def test_an_empty_bag_gives_what_it_has_to_the_hiring_spaces_first() -> None:
    """N-R31."""
    state = ending(2, hiring=(0, 1, 3, 3, 3))
    state.bag = [0, 0, 6, 0, 0, 0]
    events, touched = let(state)
    assert state.hiring[:2] == [["grey"], ["red", "grey"]]
    assert state.waiting == [["grey"] * 3, ["grey"]]
    (drawn,) = [event for event in events if isinstance(event, WorkersDrawn)]
    assert drawn.short == 2
    assert "bag:empty" in touched


def test_a_space_that_stays_empty_ends_the_next_round_after_one_turn() -> None:
    """N-R37."""
    state = ending(2, hiring=(0, 0, 3, 3, 3))
    state.bag = [1, 0, 0, 0, 0, 0]
    let(state)
    assert state.hiring[:2] == [["white"], []]
    assert state.round == 2
    say(state, "mining w 1")
    assert RoundEnded(2) in say(state, "end")


@pytest.mark.parametrize(("space", "section"), [(1, None), (2, 1), (3, None), (4, 2)])
def test_sections_end_after_their_last_round(space: int, section: int | None) -> None:
    state = ending(2, hiring=(0, 3, 3, 3, 3))
    state.round = space
    events, _ = let(state)
    assert [event.section for event in events if isinstance(event, SectionEnded)] == ([section] if section else [])
    if section:
        names = kinds(events)
        assert names.index("round-ended") < names.index("section-ended") < names.index("workers-drawn")
        assert [event.region for event in events if isinstance(event, RegionScored)] == [
            "southwest",
            "kansai",
            "kanto",
            "north",
        ]


def test_workers_are_drawn_before_the_final_rounds_too() -> None:
    """F. A. Q."""
    state = ending(3, hiring=(0, 1, 1, 1, 1))
    state.round, state.bag = 5, [8] * 6
    state.active = Seat(1)
    events, _ = let(state)
    assert [len(space) for space in state.hiring] == [1, 2, 2, 2, 2]
    assert len(state.waiting) == 4
    assert (state.round, state.final_from) == (6, 2)
    assert FinalRounds(Seat(2), 3) in events


@pytest.mark.parametrize("people", [2, 3, 4])
def test_everyone_has_three_turns_in_the_final_rounds(people: int) -> None:
    state = ending(people, hiring=(0, 3, 3, 3, 3))
    state.round, state.bag = 5, [8] * 6
    let(state)
    had: list[int] = []
    rounds: list[int] = []
    told: list[NipponEvent] = []
    while asked(state):
        if asked(state)[0][1] == "turn":
            had.append(state.active)
            rounds.append(state.round)
        events = say(state, "none" if "none" in offered(state) else offered(state)[-1])
        told += events
    assert had == [(1 + step) % people for step in range(people)] * 3
    assert rounds == [space for space in (6, 7, 8) for _ in range(people)]
    assert not any(isinstance(event, WorkersDrawn) for event in told)
    assert [event.section for event in told if isinstance(event, SectionEnded)] == [3]
    assert kinds(told)[-1] == "ended"
    assert state.over == "rounds"
    assert state.stack == []
    assert any(isinstance(event, FinalConsolidation) for event in told)
    assert [isinstance(event, Ended) for event in told].count(True) == 1


def test_an_empty_space_does_not_end_a_final_round() -> None:
    """N-R32: rows that wait still move up."""
    state = ending(2, hiring=(0, 3, 3, 3, 3))
    state.round, state.final_from = 6, Seat(0)
    events, touched = let(state)
    assert not any(isinstance(event, RoundEnded) for event in events)
    assert "final:empty-space" in touched
    assert state.round == 6
    state = ending(2, waiting=1, hiring=(0, 3, 3, 3, 3))
    state.round, state.final_from = 6, Seat(0)
    let(state)
    assert state.hiring[0] == ["blue", "grey", "black"]


def test_a_final_round_ends_when_everyone_had_a_turn() -> None:
    state = ending(2)
    state.round, state.final_from = 6, Seat(1)
    events, _ = let(state)
    assert RoundEnded(6) in events
    assert not any(isinstance(event, WorkersDrawn) for event in events)
    assert state.round == 7


def test_the_last_turns_are_remembered() -> None:
    state = ending(3)
    state.last = [Seat(0), Seat(1), Seat(2)]
    let(state)
    assert state.last == [1, 2, 0]


def test_alone_takatoshi_has_every_other_turn() -> None:
    state, _ = dealt(1)
    assert next_after(state, Seat(0)) == TAKATOSHI
    assert next_after(state, TAKATOSHI) == 0
    while asked(state)[0][1] != "turn":
        say(state, offered(state)[0])
    before = sum(len(row) for row in (*state.hiring, *state.waiting))
    while asked(state)[0][1] != "end":
        say(state, "none" if "none" in offered(state) else offered(state)[0])
    say(state, "end")
    assert asked(state) == [(0, "turn")]
    assert state.last == [0, TAKATOSHI]
    assert state.turns == 2
    assert sum(len(row) for row in (*state.hiring, *state.waiting)) == before - 2


@pytest.mark.parametrize("last", [0, 1])
def test_alone_both_have_three_turns_in_the_final_rounds(last: int) -> None:
    state, _ = dealt(1)
    while asked(state)[0][1] != "turn":
        say(state, offered(state)[0])
    state.stack.clear()
    state.hiring[2], state.waiting, state.round, state.turns = [], [], 5, 0
    state.then(TurnOver(Seat(last)))
    let(state)
    assert state.final_from == 1 - last
    mine = 0
    while asked(state):
        mine += asked(state)[0][1] == "turn"
        say(state, "none" if "none" in offered(state) else offered(state)[-1])
    assert (mine, state.turns, state.round, state.over) == (3, 7, 8, "rounds")
