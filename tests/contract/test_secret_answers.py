"""Secret answers of several seats: once they are turned over, no one can take his own back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.core.reasons import CannotGoBack
from rules.core.seats import Seat
from rules.core.setup import Setup
from tests.contract.playing import book

if TYPE_CHECKING:
    from rules.core.match import Match


def dealt() -> Match:
    """A toy match, whose seats begin with a choice of all at once."""
    return book("toy").deal(Setup("toy", 3, (("length", "short"),), b"secret answers"))


def test_an_answer_can_be_taken_back_until_the_last_one_is_in() -> None:
    match = dealt()
    for seat in (Seat(0), Seat(1)):
        question = next(question for question in match.questions() if question.seat == seat)
        match.play(seat, _first(match, question.seat))
    match.take_back(Seat(1), match.floor(Seat(1)))
    assert [question.answered is not None for question in match.questions()] == [True, False, False]


def test_the_last_one_to_answer_has_seen_the_others_and_cannot_go_back() -> None:
    match = dealt()
    for seat in (Seat(0), Seat(1), Seat(2)):
        match.play(seat, _first(match, seat))
    assert match.standing_moves[-1].drew
    with pytest.raises(CannotGoBack):
        match.take_back(Seat(2), 2)


def _first(match: Match, seat: Seat) -> str:
    question = next(question for question in match.questions() if question.seat == seat)
    part = question.parts[0]
    assert part.kind == "choice"
    return part.answers[0]
