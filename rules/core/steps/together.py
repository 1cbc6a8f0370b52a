"""Questions to several seats at once: what each answers stays secret until it counts."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.seats import Seat
from rules.core.step import Ask, Position
from rules.core.table import Event

if TYPE_CHECKING:
    from rules.core.table import Table

P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Answer)
N = TypeVar("N")


@dataclass(slots=True)
class AskEach(Generic[N]):
    """Several seats that are asked at once.

    Attributes:
        asked: The seats, in the order in which their answers count.
        answers: What has been noted of each answer that does not count yet; the other seats do not know it.
    """

    asked: list[Seat]
    answers: dict[Seat, N] = field(default_factory=dict[Seat, N], repr=False)
    kind: Literal["ask-each"] = "ask-each"

    def complete(self) -> bool:
        """Whether the last answer is in."""
        return all(seat in self.answers for seat in self.asked)


class AskTogether(Ask[P, E, A], Generic[P, E, A, N]):
    """A question that some seats answer at once; a seat may change its answer until it counts.

    Attributes:
        each: Who is asked, and what was noted of each seat that has answered.
    """

    __slots__ = ()

    each: AskEach[N]
    together: ClassVar[bool] = True

    @abstractmethod
    def note(self, position: P, answer: A) -> N:
        """What is noted of an answer."""

    @abstractmethod
    def noted(self, position: P, note: N) -> A:
        """The answer of which something was noted."""

    def announce(self, position: P, table: Table[E]) -> None:
        """Tell everyone that a seat has answered; nothing by default."""

    @abstractmethod
    def count(self, position: P, table: Table[E]) -> None:
        """Let the answers count that count now, after one more is in."""

    @override
    def seats(self, position: P) -> tuple[Seat, ...]:
        return tuple(self.each.asked)

    @override
    def waits(self, position: P) -> bool:
        return True

    @override
    def answer(self, position: P, answer: A, table: Table[E]) -> None:
        self.each.answers[position.seat] = self.note(position, answer)
        self.announce(position, table)
        self.count(position, table)

    @override
    def given(self, position: P) -> A | None:
        if position.seat not in self.each.answers:
            return None
        return self.noted(position, self.each.answers[position.seat])

    @override
    def redact(self, position: P, answer: A) -> str | None:
        return f"{self.grammar.forms[0].verbs[0]} ?" if len(self.each.asked) > 1 else None


class AllAtOnce(AskTogether[P, E, A, N]):
    """A question of which all answers count together, once the last is in."""

    __slots__ = ()

    @abstractmethod
    def settle(self, position: P, table: Table[E]) -> None:
        """What comes of all answers; the question has been taken off the stack."""

    @override
    def count(self, position: P, table: Table[E]) -> None:
        if self.each.complete():
            position.stack.pop()
            self.settle(position, table)

    def reveals(self, position: P) -> bool:
        """Whether the answer of a seat is the last one, so that those of others become known with it."""
        others = [seat for seat in self.each.asked if seat != position.seat]
        return bool(others) and all(seat in self.each.answers for seat in others)
