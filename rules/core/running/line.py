"""A line: several answers of a seat, one after the other, as a person types them or a player thinks them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.match import Line
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.log import Move
    from rules.core.match import Match
    from rules.core.seats import Seat
    from rules.core.table import Event


def played_line(match: Match, seat: Seat, texts: Sequence[str]) -> Line:
    """Carry out a line, as `Match.play_line` says.

    Args:
        match: A copy, which goes on.
    """
    moves: list[Move[Event]] = []
    for number, text in enumerate(texts):
        ends = _ends_anyway(match, seat, texts[number:])
        moves += _played(match, seat, text)
        if (moves[-1].drew and not ends) or [question.seat for question in match.questions()] != [seat]:
            return Line(match, tuple(moves), tuple(texts[number + 1 :]))
    return Line(match, tuple(moves), ())


def _question(match: Match, seat: Seat) -> Question | None:
    return next((question for question in match.questions() if question.seat == seat), None)


def _ends_anyway(match: Match, seat: Seat, texts: Sequence[str]) -> bool:
    """Whether texts are an answer and the end of the turn, to which alone it leads whatever it makes be drawn."""
    question = _question(match, seat)
    if len(texts) != 2 or question is None:
        return False
    try:
        end = question.closed((question.read(texts[0]),))
    except IllegalAction:
        return False
    return end is not None and question.write(end.answers[-1]) == texts[1].strip()


def _played(match: Match, seat: Seat, text: str) -> list[Move[Event]]:
    """Carry out a text; where only a plan leads to what it answers, that plan: ``go bank`` before anyone is placed.

    Raises:
        IllegalAction: The rules refuse it, and no plan leads there.
    """
    try:
        return [match.play(seat, text)]
    except IllegalAction:
        row = _planned(match, seat, text)
        if not row:
            raise
    return [match.give(seat, answer) for answer in row]


def _planned(match: Match, seat: Seat, text: str) -> tuple[Answer, ...]:
    """The answers of the plan whose last one a text means; nothing if there is none."""
    question = _question(match, seat)
    for plan in () if question is None else question.plans():
        ahead = match.copy()
        for answer in plan.answers[:-1]:
            ahead.give(seat, answer)
        reached = _question(ahead, seat)
        if reached is None:
            continue
        try:
            meant = reached.read(text)
        except IllegalAction:
            continue
        if meant == plan.answers[-1]:
            return plan.answers
    return ()
