"""What every game owes a turn that is thought out ahead: a private copy without secrets, and true facts."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from render.faces import FACES
from rules.core.foreseen import Unlike, as_foreseen, foreseen
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.contract.playing import HOUSE, LONGEST, TABLES, answers, book, every, every_table, setup, spread, steps

if TYPE_CHECKING:
    from rules.core.log import Move
    from rules.core.match import Match
    from rules.core.table import Event

several = pytest.mark.parametrize(("key", "seats"), every([(key, seats) for key, seats in TABLES if seats > 1]))

SEED = b"private"


def a_turn(ahead: Match, seat: Seat, rng: Rng) -> list[Move[Event]]:
    """Any whole turn of a seat, or what it can foresee of it."""
    match, texts, turn = ahead.copy(), list[str](), ahead.turn
    while match.turn == turn and [one.seat for one in match.questions()] == [seat]:
        question = match.questions()[0]
        answer = question.write(any_of(question.parts[rng.below(len(question.parts))], rng))
        texts.append(answer)
        if match.play(seat, answer).drew:
            break
    return foreseen(ahead, seat, texts)


@several
def test_whose_turn_it_is_not_can_think_about_the_next_one(key: str, seats: int) -> None:
    found = 0
    for step in spread(key, seats, 0, most=4):
        match, before = step.match, step.match.dump()
        for seat in map(Seat, range(seats)):
            ahead = match.ahead(seat, SEED)
            if ahead is None:
                continue
            found += 1
            assert match.turn_of not in (None, seat)
            assert ahead.turn_of == seat
            assert [one.seat for one in ahead.questions()] == [seat]
            assert list(ahead.violations()) == []
            assert (ahead.revision, len(ahead.standing_moves), ahead.floor(seat)) == (1, 0, 0)
            assert ahead.setup.seed != match.setup.seed
        assert match.dump() == before
    assert found > seats


@several
def test_thinking_ahead_shows_nothing_that_is_hidden(key: str, seats: int) -> None:
    """Whatever the others hold and do in a turn in the making, what can be thought out ahead is the same."""
    for step in spread(key, seats, 0, most=4):
        for seat in map(Seat, range(seats)):
            other = step.match.resampled_for(seat, Rng(b"others/%d" % step.number))
            first, second = step.match.ahead(seat, SEED), other.ahead(seat, SEED)
            assert (first is None) == (second is None)
            if first is None or second is None:
                continue
            assert first.view(seat) == second.view(seat)
            assert first.questions() == second.questions()
            turns = [a_turn(one, seat, Rng(b"turn/%d" % step.number)) for one in (first, second)]
            assert turns[0] == turns[1]


@every_table
def test_what_is_foreseen_comes_true_and_is_read_as_it_was_written(key: str, seats: int) -> None:
    for step in spread(key, seats, 1, most=10):
        match, seat = step.match.copy(), step.question.seat
        before = match.dump()
        move = match.foresee(seat, step.answer)
        assert match.dump() == before
        assert match.read_foreseen(match.write_foreseen(move)) == move
        done = match.play(seat, step.answer)
        assert done.notation == move.notation
        known = [one for one in done.told if one.only in (None, seat)]
        assert known[: len(move.told)] == list(move.told)
        ends = move.told == () and (step.question.ends_turn or step.question.go_on == move.notation)
        assert done.drew or ends or len(known) == len(move.told)


@several
@pytest.mark.parametrize("most", [60, pytest.param(LONGEST, marks=pytest.mark.long)])
def test_who_foresaw_the_same_gets_the_same(key: str, seats: int, most: int) -> None:
    """If an answer tells what it was foreseen to tell, its seat has as much more and less afterwards as foreseen."""
    game, face, compared = HOUSE[key], FACES[key], 0
    kept: dict[Seat, tuple[Match, list[Move[Event]]]] = {}
    for step in islice(steps(key, seats, 1), most):
        match, seat = step.match, step.question.seat
        if match.turn_of == seat and seat in kept:
            ahead, turn = kept.pop(seat)
            now = as_foreseen(match, seat, turn, game.fee, 0)
            # Whoever declines something tells nothing, and is asked all the same; what ends the turn is left out.
            last = max((number for number, move in enumerate(turn, start=1) if move.told), default=0)
            telling = [move.notation for move in turn[:last]]
            if not isinstance(now, Unlike) and not any(move.drew for move in now.moves):
                compared += 1
                told = [
                    face.turn_summary(one.view(seat), one.play_line(seat, telling).match.view(seat), seat)
                    for one in (ahead, match)
                ]
                assert told[0] == told[1]
        for other in map(Seat, range(seats)):
            if other not in kept and (thought := match.ahead(other, SEED)) is not None:
                kept[other] = (thought, a_turn(thought, other, Rng(b"kept/%d" % step.number)))
    # In each turn of some games something is drawn, so that none can be compared.
    over = [move for move in match.standing_moves if move.turn != match.turn]
    assert compared or {move.turn for move in over} == {move.turn for move in over if move.drew}


@several
def test_fees_are_found_where_a_game_says_that_it_has_some(key: str, seats: int) -> None:
    game = HOUSE[key]
    match = book(key).deal(setup(key, seats, 0))
    for seat, answer in answers(key, seats, 0):
        match.play(seat, answer)
    paid = [game.fee(told.event) for move in match.standing_moves for told in move.told]
    assert any(fee for fee, _ in paid) == game.fees
    assert all(game.fee(event) == (0, event) for _, event in paid)
