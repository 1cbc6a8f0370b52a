"""What every game owes the service, at every step of a few matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.labels import Label
from rules.core.reasons import CannotGoBack
from rules.core.results import EARLY
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.contract.playing import HOUSE, book, every_table, every_table_in_time, position, ready, setup, spread, steps

if TYPE_CHECKING:
    from rules.core.decisions import Question
    from rules.core.match import Match
    from rules.core.table import Event, EventRecord

MATCHES = 2
"""Matches of each game and number of seats."""


@every_table
def test_something_is_asked_until_the_match_is_over(key: str, seats: int) -> None:
    for seed in range(MATCHES):
        match = None
        for step in steps(key, seats, seed):
            match = step.match
            assert match.results() is None
            assert match.end_reason() is None
            asked = [question.seat for question in match.questions()]
            assert len(set(asked)) == len(asked)
            assert all(question.parts for question in match.questions())
        assert match is not None
        results = match.results()
        assert results is not None
        assert sorted(line.seat for line in results) == list(range(seats))
        assert [line.place for line in results] == sorted(line.place for line in results)
        assert results[0].place == 1
        assert match.end_reason()
        assert match.published == len(match.standing_moves), "everyone sees the end"


@every_table
def test_turns_that_are_left_still_come(key: str, seats: int) -> None:
    owners: dict[int, Seat] = {}
    said: dict[tuple[int, Seat], int | None] = {}
    for step in steps(key, seats, 0):
        match = step.match
        if match.turn_of is None or match.turn in owners:
            continue
        owners[match.turn] = match.turn_of
        for seat in map(Seat, range(seats)):
            said[match.turn, seat] = HOUSE[key].turns_left(match.view(seat), seat)
    for (turn, seat), left in said.items():
        assert left in (None, [who for number, who in owners.items() if number >= turn].count(seat))


@every_table
def test_a_match_can_be_ended_early_and_is_scored_as_it_was_last_shown(key: str, seats: int) -> None:
    for step in spread(key, seats, 0):
        match, before = step.match, step.match.dump()
        ended = match.ended_early()
        results = ended.results()
        assert results is not None
        assert sorted(line.seat for line in results) == list(range(seats))
        assert results[0].place == 1
        assert (ended.end_reason(), ended.verdict(), ended.questions()) == (EARLY, None, ())
        assert list(ended.violations()) == []
        assert len(ended.standing_moves) == match.published, "a turn in the making was not shown"
        assert match.dump() == before
        assert match.results() is None


@every_table
def test_pieces_are_conserved(key: str, seats: int) -> None:
    for seed in range(MATCHES):
        for step in spread(key, seats, seed):
            assert list(step.match.violations()) == []


@every_table
def test_answers_are_unique_and_legal(key: str, seats: int) -> None:
    rng = Rng(b"unique")
    for step in spread(key, seats, 0):
        for question in step.match.questions():
            for part in question.parts:
                answers = ready(part, rng)
                if part.kind == "choice":
                    assert 0 < len(answers) <= 100
                    assert len(set(answers)) == len(answers)
                else:
                    suggested = part.suggest()
                    assert len(set(suggested)) == len(suggested) <= 5
                labels = [question.describe(answer).label for answer in dict.fromkeys(answers)]
                assert len(set(labels)) == len(labels)
            for aside in question.side_actions:
                assert isinstance(question.describe(aside).label, Label)


@every_table
def test_everything_can_be_stored_and_taken_up_again(key: str, seats: int) -> None:
    seed = 1
    for step in spread(key, seats, seed):
        match = step.match
        entries = [match.dump_entry(number) for number in range(match.revision)]
        again = book(key).resume(setup(key, seats, seed), entries, match.dump())
        assert again.dump() == match.dump()
        assert list(again.entries) == list(match.entries)
        assert again.questions() == match.questions()
        first, second = again.play(step.question.seat, step.answer), match.copy().play(step.question.seat, step.answer)
        assert first == second


@every_table
def test_replay_leads_to_the_same_position_and_tells_the_same(key: str, seats: int) -> None:
    for seed in range(MATCHES):
        match = None
        for step in steps(key, seats, seed):
            match = step.match
        assert match is not None
        again = match.replayed()
        assert position(again) == position(match)
        assert list(again.standing_moves) == list(match.standing_moves)
        assert again.results() == match.results()


@every_table
def test_taking_back_restores_the_position(key: str, seats: int) -> None:
    for step in spread(key, seats, 0):
        match, seat = step.match.copy(), step.question.seat
        before, number = position(match), len(match.standing_moves)
        move = match.play(seat, step.answer)
        if move.drew:
            assert match.floor(seat) == number + 1
            with pytest.raises(CannotGoBack):
                match.take_back(seat, number)
        else:
            match.take_back(seat, number)
            assert position(match) == before
            assert match.questions() == step.match.questions()


@every_table
def test_what_is_played_automatically_goes_back_with_a_seat_but_nothing_that_was_drawn(key: str, seats: int) -> None:
    for step in spread(key, seats, 0):
        match, seat = step.match.copy(), step.question.seat
        others = frozenset(Seat(each) for each in range(seats)) - {seat}
        moves = match.standing_moves
        floor = match.floor(seat, others)
        assert not any(move.drew for move in moves[floor:])
        assert floor == 0 or moves[floor - 1].drew
        assert floor <= match.floor(seat)
        if floor < len(moves):
            before = step.match.copy()
            match.take_back(seat, floor, others)
            before.go_back(seat, floor)
            assert position(match) == position(before)
        with pytest.raises(CannotGoBack):
            match.take_back(seat, floor - 1, others)


@every_table_in_time
def test_going_back_together_restores_any_position(key: str, seats: int) -> None:
    seen: list[tuple[object, object]] = []
    match = None
    for step in steps(key, seats, 1):
        match = step.match
        seen.append(position(match))
    assert match is not None
    for number in range(len(seen) - 1, -1, -1 - len(seen) // 20):
        match.go_back(Seat(0), number)
        assert position(match) == seen[number]


@every_table
def test_an_answer_that_draws_was_marked_final(key: str, seats: int) -> None:
    for seed in range(MATCHES):
        for step in spread(key, seats, seed):
            final = step.question.describe(step.answer).final
            if step.match.copy().play(step.question.seat, step.answer).drew:
                assert final, step.answer


@every_table
def test_a_turn_is_counted(key: str, seats: int) -> None:
    for step in spread(key, seats, 1):
        copy = step.match.copy()
        copy.play(step.question.seat, step.answer)
        assert copy.turn >= step.match.turn
        if step.question.ends_turn:
            assert (
                copy.turn > step.match.turn
                or any(
                    question.seat != step.question.seat or question.kind != step.question.kind
                    for question in copy.questions()
                )
                or copy.results() is not None
            )


@every_table
def test_standing_answers_are_legal(key: str, seats: int) -> None:
    preferences = {preference for question in HOUSE[key].standing() for preference, _ in question.answers}
    for seed in range(MATCHES):
        for step in spread(key, seats, seed):
            for question in step.match.questions():
                for standing in question.standing:
                    assert standing.key in preferences
                    assert step.match.copy().give(question.seat, standing.answer).seat == question.seat


def told_to(told: tuple[EventRecord[Event], ...], seat: Seat | None) -> list[Event]:
    """What an audience is told."""
    return [one.event for one in told if one.only is None or one.only == seat]


def known(question: Question, answers: list[str]) -> tuple[object, ...]:
    """All that a question tells the seat that is asked."""
    shapes = [(part.suggest(), part.bounds) for part in question.parts if part.kind == "amounts"]
    picks = [part.suggest() for part in question.parts if part.kind == "pick"]
    return question, question.missing(), shapes, picks, [question.describe(answer) for answer in answers]


@every_table
def test_no_one_is_shown_what_is_hidden(key: str, seats: int) -> None:
    """All that a seat sees stays equal when the rest is dealt anew; so does what its next answer tells it."""
    for seed in range(MATCHES):
        for step in spread(key, seats, seed):
            rng = Rng(b"hide/%d/%d" % (seed, step.number))
            match = step.match
            for audience in (None, *range(seats)) if step.number % 3 == 0 else (step.question.seat,):
                seat = None if audience is None else Seat(audience)
                other = match.resampled_for(seat, rng)
                assert list(other.violations()) == []
                assert not match.is_shown(seat) or other.view(seat) == match.view(seat)
                assert [one.seat for one in other.questions()] == [one.seat for one in match.questions()]
                own = [one for one in match.questions() if one.seat == seat]
                for question in own:
                    again = next(one for one in other.questions() if one.seat == seat)
                    answers = [answer for part in question.parts for answer in ready(part, Rng(b"same"))]
                    assert known(again, answers) == known(question, answers)
                    compare_next_answer(match, other, question.seat, answers[step.number % len(answers)])


@every_table
def test_a_turn_in_the_making_is_shown_to_its_maker_alone(key: str, seats: int) -> None:
    audiences = (None, *map(Seat, range(seats)))
    # What was shown before is played again from the deal for each audience of each position.
    looked_at = {step.number for step in spread(key, seats, 0, most=8)}
    shown: dict[Seat | None, object] = {}
    asked: tuple[Question, ...] = ()
    for step in steps(key, seats, 0):
        match = step.match
        if match.published == len(match.standing_moves):
            shown = {audience: match.view(audience) for audience in audiences}
            asked = match.questions_shown()
            assert asked == match.questions()
        elif step.number in looked_at:
            for audience in audiences:
                assert match.is_shown(audience) or match.view(audience) == shown[audience]
            assert [one.prompt for one in match.questions_shown()] == [one.prompt for one in asked]
            assert [one.seat for one in match.questions()] == [one.seat for one in asked]


def compare_next_answer(match: Match, other: Match, seat: Seat, answer: str) -> None:
    """What an answer tells its seat is the same, as long as nothing is drawn or turned over."""
    first, second = match.copy(), other.copy()
    one, two = first.play(seat, answer), second.play(seat, answer)
    assert one.drew == two.drew
    if not one.drew:
        assert told_to(one.told, seat) == told_to(two.told, seat)
        assert first.view(seat) == second.view(seat)
        assert [question.seat for question in first.questions()] == [question.seat for question in second.questions()]


@every_table
def test_hiding_changes_what_is_hidden(key: str, seats: int) -> None:
    """The secrecy test would be empty if hiding left everything where it is."""
    changed = 0
    for step in spread(key, seats, 0):
        changed += position(step.match.resampled_for(None, Rng(b"%d" % step.number))) != position(step.match)
    assert changed > 3 or not HOUSE[key].hands


@every_table
def test_the_opening_is_told(key: str, seats: int) -> None:
    match = book(key).deal(setup(key, seats, 0))
    assert match.opening() == match.copy().opening()
    assert match.revision == 0
