"""Facts that a table may set right, and repairs: no components beyond the box, nothing told, and play goes on."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from rules.core.corrections import Correction, Stated
from rules.core.log import Repair
from rules.core.reasons import CannotCorrect, CannotGoBack
from rules.core.rng import Rng
from rules.core.table import View
from tests.contract.playing import HOUSE, answers, book, every_table, every_table_in_time, setup, spread, steps

if TYPE_CHECKING:
    from rules.core.match import Match

ANSWERS = 8
"""Answers that are played after a fact was set right."""

LINES = 60
"""Answers that are played then one by one, to compare the boards."""


def corrected(match: Match, fact: Stated, to: int | str) -> Match:
    """A copy of a match with a fact set right."""
    other = match.copy()
    other.repair(Repair("correct", agreed=True, correction=Correction(fact.what, fact.seat, fact.value, to)))
    return other


def asked_on(match: Match, rng: Rng, most: int = ANSWERS) -> None:
    """Play some answers at random, as far as there are any."""
    for _ in range(most):
        for question in match.questions()[:1]:
            part = question.parts[rng.below(len(question.parts))]
            sample = part.answers[rng.below(len(part.answers))] if part.kind == "choice" else None
            match.play(question.seat, sample or part.notation(part.sample(rng)))  # type: ignore[union-attr,arg-type]
            assert list(match.violations()) == []


@every_table
def test_what_can_be_set_right_never_goes_beyond_the_box(key: str, seats: int) -> None:
    rng, done = Rng(b"facts"), 0
    for step in spread(key, seats, 0, most=4):
        match, before, facts = step.match, step.match.dump(), step.match.stated()
        assert all(fact.value in fact.ways and len(set(fact.ways)) == len(fact.ways) for fact in facts)
        for fact in [facts[rng.below(len(facts))] for _ in range(2) if facts]:
            for to in {fact.ways[0], fact.ways[-1]}:
                try:
                    other = corrected(match, fact, to)
                except CannotCorrect:
                    # Whoever is asked would have nothing left to answer.
                    assert to != fact.value
                    continue
                done += 1
                assert {(one.what, one.seat): one.value for one in other.stated()}[fact.what, fact.seat] == to
                assert list(other.violations()) == []
                assert other.turn == match.turn
        assert match.dump() == before
    assert done


@every_table_in_time
def test_a_match_that_was_set_right_is_played_on_and_comes_back_as_it_was(key: str, seats: int) -> None:
    rng, tried = Rng(b"on"), 0
    for step in spread(key, seats, 1):
        facts = step.match.stated()
        if not facts or tried == 2:
            continue
        tried += 1
        fact = facts[rng.below(len(facts))]
        match = corrected(step.match, fact, fact.ways[rng.below(len(fact.ways))])
        with pytest.raises(CannotGoBack):
            match.copy().repair(Repair("back", agreed=False, to=len(match.standing_moves) - 1))
        asked_on(match, rng)
        log = [match.dump_entry(number) for number in range(match.revision)]
        again = book(key).resume(setup(key, seats, 1), log, match.dump())
        assert again.adjusted
        at, half = step.match.published, step.match.published // 2
        turns = [(0, half), (half, at), (at, again.published)] if half else []
        seen = [past.view_after(None, len(past.standing_moves)) for past in again.stood(turns)]
        before, after = ([number for turn in part for number in turn] for part in (turns[:2], turns[2:]))
        assert seen[:4] == [step.match.view_after(None, number) for number in before]
        assert seen[4:] == [match.view_after(None, number) for number in after]
        assert again.earliest() == 0
        assert json.loads(again.replayed().dump())["state"] == json.loads(match.dump())["state"]
        again.repair(Repair("replay", agreed=False, to=len(again.standing_moves)))
        assert json.loads(again.dump())["state"] == json.loads(match.dump())["state"], "what was set right stays"
    assert tried


@pytest.mark.long
@every_table
def test_the_board_at_every_line_is_the_one_that_was_posted_before_and_after_a_fact_was_set_right(
    key: str, seats: int
) -> None:
    rng, posted, played = Rng(b"lines"), dict[int, View](), len(answers(key, seats, 2))
    for step in steps(key, seats, 2):
        posted[step.match.published] = step.match.view(None)
        if step.number > played // 2 and step.match.stated():
            break
    fact = step.match.stated()[0]
    match = corrected(step.match, fact, fact.value)
    anew = {match.published: match.view(None)}
    for _ in range(LINES):
        asked_on(match, rng, 1)
        anew[match.published] = match.view(None)
    turns = [*pairwise(sorted(posted)), *pairwise(sorted(anew))]
    shown = [past.view(None) for past in match.stood(turns)]
    assert shown == [each[number] for each in (posted, anew) for turn in pairwise(sorted(each)) for number in turn]


@pytest.mark.parametrize("key", HOUSE)
def test_what_can_be_set_right_tells_nothing_hidden(key: str) -> None:
    for step in spread(key, HOUSE[key].seats[1], 0, most=4):
        stated = step.match.stated()
        assert step.match.resampled_for(None, Rng(b"hidden")).stated() == stated


@pytest.mark.parametrize("key", HOUSE)
def test_nothing_else_can_be_set(key: str) -> None:
    match = next(one.match for one in spread(key, HOUSE[key].seats[0], 0) if one.match.stated())
    fact, before = match.stated()[0], match.dump()
    beyond = int(fact.ways[-1]) + 1
    for wrong in (
        Correction(fact.what, fact.seat, fact.value, beyond),
        Correction(fact.what, fact.seat, -1, fact.value),
        Correction("nothing", fact.seat, fact.value, fact.value),
    ):
        with pytest.raises(CannotCorrect):
            match.repair(Repair("correct", agreed=True, correction=wrong))
    assert match.dump() == before


@pytest.mark.parametrize("key", HOUSE)
def test_going_back_and_playing_again_lead_where_the_answers_lead(key: str) -> None:
    seats = HOUSE[key].seats[0]
    given, match = answers(key, seats, 0), book(key).deal(setup(key, seats, 0))
    for seat, answer in given[:12]:
        match.play(seat, answer)
    there = json.loads(match.dump())["state"]
    again = match.copy()
    again.repair(Repair("replay", agreed=False))
    assert json.loads(again.dump())["state"] == there
    short, back = match.copy(), match.copy()
    short.repair(Repair("replay", agreed=False, to=6))
    back.repair(Repair("back", agreed=False, to=6))
    assert json.loads(short.dump())["state"] == json.loads(back.dump())["state"]
    assert len(short.standing_moves) == len(back.standing_moves) == 6
    assert again.adjusted
    assert short.adjusted
    assert back.adjusted
