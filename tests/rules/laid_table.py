"""A table laid by hand, of any game: answers in notation, what was told as a list, questions by their parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from rules.core.carrying_out import go_on
from rules.core.reasons import IllegalAction
from rules.core.seats import Seat
from rules.core.step import InPlay
from rules.core.table import Event, Table

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.decisions import Amounts, Part, Question
    from rules.core.reasons import Reason
    from rules.core.stepped import SteppedRules

S = TypeVar("S", bound=InPlay)
E = TypeVar("E", bound=Event)


class LaidTable(ABC, Generic[S, E]):
    """A position and what was told since it was laid.

    Attributes:
        rules: The rules of the game.
    """

    rules: ClassVar[SteppedRules[Any, Any, Any]]

    def __init__(self, state: S, table: Table[E]) -> None:
        self.state = state
        self.table = table
        self.told: list[E] = []

    def seat_of(self, seat: int | None = None) -> Seat:
        """A seat, the active one if none is named."""
        return self.state.active if seat is None else Seat(seat)

    @abstractmethod
    def check(self) -> None:
        """Nothing is lost or doubled."""

    def read(self, text: str, seat: int | None = None) -> Answer:
        """The answer that a typed text means."""
        return self.rules.read(self.state, self.seat_of(seat), text)

    def printed(self, text: str, seat: int | None = None) -> str:
        """Notation of the answer that a typed text means."""
        return self.rules.write(self.read(text, seat))

    def go_on(self) -> list[E]:
        """Let happen what happens by itself."""
        self.table.events = []
        go_on(self.rules.position(self.state, self.state.active), self.table)
        return self._new_events()

    def do(self, *texts: str, seat: int | None = None) -> list[E]:
        """Give answers one after the other and return what was told."""
        self.table.events = []
        for text in texts:
            asked = self.seat_of(seat)
            self.rules.play(self.state, asked, self.rules.read(self.state, asked, text), self.table)
            self.check()
        return self._new_events()

    def _new_events(self) -> list[E]:
        self.check()
        new = [told.event for told in self.table.events]
        self.told += new
        return new

    def refused(self, text: str, seat: int | None = None) -> Reason:
        """Why an answer is refused."""
        try:
            self.read(text, seat)
        except IllegalAction as refusal:
            return refusal.reason
        raise AssertionError(f"{text!r} was understood")

    def why(self, text: str) -> str:
        """Key of the reason that an answer is refused."""
        return self.refused(text).label.key

    @property
    def asked(self) -> tuple[Question, ...]:
        """All questions."""
        return self.rules.questions(self.state)

    def question_of(self, seat: int | None = None) -> Question:
        """The question of a seat."""
        wanted = self.seat_of(seat)
        return next(question for question in self.asked if question.seat == wanted)

    def parts(self, seat: int | None = None) -> list[str]:
        """Names of the parts of a question."""
        return [part.part for part in self.question_of(seat).parts]

    def part(self, name: str, seat: int | None = None) -> Part:
        """A part of the question of a seat."""
        return next(part for part in self.question_of(seat).parts if part.part == name)

    def amounts(self, name: str, seat: int | None = None) -> Amounts:
        """A part that counts out."""
        part = self.part(name, seat)
        assert part.kind == "amounts"
        return part

    def answers(self, name: str, seat: int | None = None) -> tuple[str, ...]:
        """Notations of a part that chooses."""
        part = self.part(name, seat)
        assert part.kind == "choice"
        return part.answers
