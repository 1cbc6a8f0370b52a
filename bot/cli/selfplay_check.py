"""What self-play holds against the contract of the rules at every position."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.core.decisions import Amounts, Choice, Pick
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Part, Question
    from rules.core.match import Match

SELDOM = 300
"""Answers between two looks at what an audience is shown of another's turn in the making: the position before that
turn, which was looked at when it was played, and which takes as long to find as the match so far."""


def wrongs(match: Match) -> Iterator[str]:
    """All that is wrong with a position: pieces, questions, storage, secrecy."""
    yield from match.violations()
    yield from _questions(match)
    yield from _storage(match)
    yield from _secrecy(match)
    if not match.questions() and match.results() is None:
        yield "nothing is asked, yet there is no result"


def wrongs_at_the_end(match: Match) -> Iterator[str]:
    """All that is wrong with a finished match: its replay and its result."""
    if match.replayed().dump() != match.dump():
        yield "the replay leads elsewhere"
    results = match.results()
    if results is None or sorted(line.seat for line in results) != list(range(match.setup.seats)):
        yield "someone has no place"


def _questions(match: Match) -> Iterator[str]:
    for question in match.questions():
        if not question.parts:
            yield f"{question.kind}: no answer"
        for part in question.parts:
            answers = _ready(part)
            if len(set(answers)) < len(answers):
                yield f"{question.kind}, {part.part}: an answer stands there twice"
            if any(question.read(question.write(answer)) != answer for answer in answers):
                yield f"{question.kind}, {part.part}: an answer reads otherwise than it was written"
            if len({question.explain(answer).label for answer in answers}) < len(answers):
                yield f"{question.kind}, {part.part}: two answers have the same words"


def _ready(part: Part) -> list[Answer]:
    """Answers that stand in menus."""
    match part:
        case Choice(offers=offers):
            return list(offers)
        case Pick():
            return [part.answer(picked) for picked in part.suggest()]
        case Amounts():
            return [part.answer(counts) for counts in part.suggest()]
        case _:
            assert_never(part)


def _storage(match: Match) -> Iterator[str]:
    if match.copy().dump() != match.dump():
        yield "what was stored reads otherwise"


def _secrecy(match: Match) -> Iterator[str]:
    rng = Rng(b"hide/%d" % match.revision)
    asked = match.questions()
    for place, audience in enumerate((None, *map(Seat, range(match.setup.seats)))):
        other = match.resampled_for(audience, rng)
        asked_there = other.questions()
        own, own_there = _own(asked, audience), _own(asked_there, audience)
        looks = match.is_shown(audience) or match.revision % SELDOM == place
        if looks and other.view(audience) != match.view(audience):
            yield f"the view of {_name(audience)} shows something hidden"
        if [question.seat for question in asked_there] != [question.seat for question in asked]:
            yield "who is asked tells something hidden"
        if own_there != own:
            yield f"the question of {_name(audience)} tells something hidden"
        for question, _ in own:
            answers = [answer for part in question.parts for answer in _ready(part)]
            answer = answers[rng.below(len(answers))]
            if _told(other, question.seat, answer) != _told(match.copy(), question.seat, answer):
                yield f"{question.kind}: an answer of {_name(audience)} tells something hidden"


def _own(asked: tuple[Question, ...], seat: Seat | None) -> list[tuple[Question, object]]:
    return [(question, question.missing()) for question in asked if question.seat == seat]


def _told(match: Match, seat: Seat, answer: Answer) -> object:
    """What an answer tells its seat, unless it draws: what is drawn may be told. The match is used up."""
    try:
        move = match.give(seat, answer)
    except IllegalAction as refusal:
        return refusal.reason
    if move.drew:
        return None
    return [told.event for told in move.told if told.only in (None, seat)], match.view(seat)


def _name(audience: Seat | None) -> str:
    return "everybody" if audience is None else f"seat {audience}"
