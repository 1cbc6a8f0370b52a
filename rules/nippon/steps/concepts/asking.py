"""What the questions of Nippon have in common."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.grammar import Form
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.step import Ask, Run
from rules.core.steps.declining import AskOrDecline, Decline
from rules.nippon.events import NipponEvent
from rules.nippon.model.headings import ACTION
from rules.nippon.model.position import Position

if TYPE_CHECKING:
    from rules.core.decisions import Part
    from rules.core.labels import Label
    from rules.core.table import Table

A = TypeVar("A", bound=Answer)


class Running(Run[Position, NipponEvent]):
    """Something that happens by itself."""

    __slots__ = ()


class Asking(Ask[Position, NipponEvent, A]):
    """A question; its words are ``nippon-ask-<what is asked>``, and ``nippon-asked-<...>`` for another's answer.

    Attributes:
        heading: Where the rulebook asks it.
    """

    __slots__ = ()

    heading: ClassVar[str] = ACTION

    @override
    def prompt(self, position: Position) -> Label:
        return _prompt(self.asks)

    @override
    def instead(self, position: Position) -> Reason:
        return Reason(say(f"nippon-asked-{self.asks}", example=self.example(position)), self.heading)

    def example(self, position: Position) -> str:
        """Notation of an answer that can be given now."""
        return self.grammar.write(next(iter(self.offers(position))))


@cache
def _prompt(asked: str) -> Label:
    """The words of a question, by what is asked."""
    return say(f"nippon-ask-{asked}")


class AskingOfChoice(Asking[A]):
    """A question about what must be done: with a single answer it is none, and is carried out without being asked."""

    __slots__ = ()

    @abstractmethod
    def carry_out(self, position: Position, answer: A, table: Table[NipponEvent]) -> None:
        """What comes of an answer; the question has been taken off the stack."""

    @override
    def waits(self, position: Position) -> bool:
        return len(tuple(islice(self.offers(position), 2))) > 1

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        """Carry out the only answer there is, or pass."""
        offers = tuple(self.offers(position))
        if not offers:
            super().run(position, table)
        for answer in offers:
            self.carry_out(position, answer, table)

    @override
    def answer(self, position: Position, answer: A, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        self.carry_out(position, answer, table)


DECLINING: Form[Decline] = Form(Decline, "none")
"""How it is written, whatever is declined."""


class Declinable(AskOrDecline[Position, NipponEvent, A], Asking[A | Decline]):
    """A question that may be answered with none; it has been taken off the stack when its answer is carried out."""

    __slots__ = ()

    @override
    def answer(self, position: Position, answer: A | Decline, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        super().answer(position, answer, table)

    @override
    def leave(self, position: Position, none: Decline, table: Table[NipponEvent]) -> None:
        """Nothing comes of it."""

    @override
    def explain_none(self, position: Position, none: Decline) -> Description:
        return Description(say("nippon-do-none"))

    @override
    def no_more(self, position: Position) -> Decline | None:
        none = Decline()
        return None if self.why_needed(position, none) else none

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        none = self.no_more(position)
        return self.chosen(position) if none is None else (*self.chosen(position), self.choice("none", (none,)))

    def chosen(self, position: Position) -> tuple[Part, ...]:
        """The alternatives to doing without, by default exactly one of those that are offered."""
        return (self.choice(self.asks, self.offers(position)),)
