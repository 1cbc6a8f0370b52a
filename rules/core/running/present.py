"""A match as it stands: what its rules say of the position."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from typing_extensions import override

from rules.core.cloning import clone
from rules.core.log import Move
from rules.core.match import Match
from rules.core.reasons import CannotCorrect, NotAsked
from rules.core.rng import Drawn, NoDice
from rules.core.table import Event, Table, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.answers import Answer
    from rules.core.corrections import Correction, Stated
    from rules.core.decisions import Question
    from rules.core.results import Result, Verdict
    from rules.core.rng import Rng
    from rules.core.rules import Rules
    from rules.core.seats import Seat
    from rules.core.setup import Setup

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class PresentMatch(Match, Generic[S, E, V]):
    """The half of a match that needs no log; `RunningMatch` is the other.

    Args:
        rules: Of its game.
        setup: All that made it.
        state: The position.
        table: Where it is told.
    """

    __slots__ = ("_asked", "_rules", "_state", "_table", "setup")

    def __init__(self, rules: Rules[S, E, V], setup: Setup, state: S, table: Table[E]) -> None:
        self.setup = setup
        self._rules: Rules[S, E, V] = rules
        self._state: S = state
        self._table: Table[E] = table
        self._asked: tuple[Question, ...] | None = None

    @property
    @override
    def version(self) -> int:
        return self._rules.version

    @property
    @override
    def turn(self) -> int:
        return self._rules.turn(self._state)

    @property
    @override
    def turn_of(self) -> Seat | None:
        return self._rules.turn_of(self._state)

    @property
    @override
    def touched(self) -> frozenset[str]:
        return frozenset(self._table.touched)

    @override
    def questions(self) -> tuple[Question, ...]:
        if self._asked is None:
            self._asked = self._rules.questions(self._state)
        return self._asked

    def _asked_with(self, seat: Seat) -> tuple[Question, ...]:
        """What several seats are asked at once, a seat among them; nothing where it is asked alone.

        Raises:
            NotAsked: It is not asked.
        """
        known = self._asked
        asked = self._rules.asked(self._state) if known is None else [question.seat for question in known]
        if seat not in asked:
            raise NotAsked(seat)
        return self.questions() if len(asked) > 1 else ()

    def _carry_out(self, seat: Seat, answer: Answer, before: tuple[Question, ...]) -> Move[E]:
        """Carry out an answer that the rules allow.

        Args:
            seat: Whose.
            answer: The answer.
            before: What was asked, as `_asked_with` says it.
        """
        rules, table = self._rules, self._table
        counter = table.rng.counter
        table.events = []
        turn = rules.turn(self._state)
        notation = rules.write(answer)
        redacted = rules.play(self._state, seat, answer, table)
        self._asked = None
        if before and _secret(before, seat) - _secret(self.questions(), seat):
            table.rng.bump()
        return Move(
            seat,
            notation,
            notation if redacted is None else redacted,
            rules.version,
            (counter, table.rng.counter),
            tuple(table.events),
            turn,
        )

    def _asked_anew(self, seat: Seat, before: tuple[Question, ...]) -> list[Seat]:
        """For whom the question changed by an answer; another's secret answer leaves one's own question as it was."""
        return [
            question.seat
            for question in self.questions()
            if question.seat == seat or not question.together or question not in before
        ]

    @override
    def foresee(self, seat: Seat, text: str) -> Move[E]:
        self._asked_with(seat)
        question = next(one for one in self.questions() if one.seat == seat)
        answer, table = question.read(text), Table[E](NoDice())
        if not _only_ends(question, answer):
            with suppress(Drawn):
                self._rules.play(clone(self._state), seat, answer, table)
        told = tuple([one for one in table.events if one.only in (None, seat)])
        notation = question.write(answer)
        return Move(seat, notation, notation, self._rules.version, (0, 0), told)

    @override
    def write_foreseen(self, move: Move[Event]) -> str:
        return self._rules.codec.entry.dump_json(cast("Move[E]", move)).decode()

    @override
    def read_foreseen(self, text: str) -> Move[E]:
        found = self._rules.codec.entry.validate_json(text)
        assert isinstance(found, Move), "an answer was foreseen"
        return found

    @override
    def answer_of(self, move: Move[Event], reader: Seat | None) -> Answer:
        return self._rules.parse(move.notation if move.seat == reader else move.open)

    def _correct(self, correction: Correction | None, stated: Sequence[Stated]) -> None:
        """Set a fact right.

        Args:
            correction: The fact.
            stated: What may be set right.

        Raises:
            CannotCorrect: It is not what it was taken for, or cannot be so.
        """
        as_is = [(one.what, one.seat, one.value) for one in stated if correction and correction.to in one.ways]
        if correction is None or (correction.what, correction.seat, correction.was) not in as_is:
            raise CannotCorrect(correction)
        self._rules.correct(self._state, correction)
        self._asked = None
        if self.violations() or not all(question.parts for question in self.questions()):
            raise CannotCorrect(correction)

    @override
    def results(self) -> tuple[Result, ...] | None:
        return self._rules.results(self._state)

    @override
    def verdict(self) -> Verdict | None:
        return self._rules.verdict(self._state)

    @override
    def end_reason(self) -> str | None:
        return self._rules.end_reason(self._state)

    @override
    def violations(self) -> Sequence[str]:
        return self._rules.violations(self._state)

    @override
    def world_for(self, seat: Seat, rng: Rng) -> str:
        state = clone(self._state)
        self._rules.resample_hidden(state, seat, rng)
        return self._rules.codec.write(state)


def _only_ends(question: Question, answer: Answer) -> bool:
    """Whether an answer does no more than end the turn or a part of it."""
    alone = len(question.parts) == 1 and question.parts[0].kind == "choice" and len(question.parts[0].offers) == 1
    return answer == question.no_more or (question.ends_turn and alone)


def _secret(asked: tuple[Question, ...], seat: Seat) -> set[Seat]:
    """The other seats whose answer is given and not yet known to everyone."""
    return {question.seat for question in asked if question.answered is not None and question.seat != seat}
