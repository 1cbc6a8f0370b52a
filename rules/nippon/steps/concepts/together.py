"""Questions to several seats at once: answers stay secret until the last one is in, and then all of them count."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.nippon.steps.concepts.asking import Asking

if TYPE_CHECKING:
    from rules.core.frames import AskEach
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position

A = TypeVar("A", bound=Answer)
N = TypeVar("N")


class AskingTogether(Asking[A], Generic[A, N]):
    """A question that some seats answer at once.

    Attributes:
        each: What was noted of each seat that has answered.
    """

    __slots__ = ()

    each: AskEach[N]
    together: ClassVar[bool] = True
    between_turns: ClassVar[bool] = True

    @abstractmethod
    def note(self, answer: A) -> N:
        """What is noted of an answer."""

    @abstractmethod
    def noted(self, note: N) -> A:
        """The answer of which something was noted."""

    @abstractmethod
    def settle(self, position: Position, table: Table[NipponEvent]) -> None:
        """What comes of all answers; the question has been taken off the stack."""

    @override
    def seats(self, position: Position) -> tuple[Seat, ...]:
        return tuple(self.each.asked)

    @override
    def waits(self, position: Position) -> bool:
        return True

    @override
    def answer(self, position: Position, answer: A, table: Table[NipponEvent]) -> None:
        self.each.answers[position.seat] = self.note(answer)
        if self.each.complete():
            position.stack.pop()
            self.settle(position, table)

    @override
    def given(self, position: Position) -> A | None:
        note = self.each.answers.get(position.seat)
        return None if note is None else self.noted(note)

    @override
    def redact(self, position: Position, answer: A) -> str | None:
        return f"{self.asks} ?" if len(self.each.asked) > 1 else None

    def reveals(self, position: Position) -> bool:
        """Whether the answer of a seat is the last one, so that those of others become known with it."""
        others = [seat for seat in self.each.asked if seat != position.seat]
        return bool(others) and all(seat in self.each.answers for seat in others)
