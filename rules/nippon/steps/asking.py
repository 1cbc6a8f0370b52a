"""What the questions of Nippon have in common."""

from __future__ import annotations

from abc import abstractmethod
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.steps import Ask, Run
from rules.nippon.events import NipponEvent
from rules.nippon.model.headings import ACTION
from rules.nippon.model.position import Position

if TYPE_CHECKING:
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
    def prompt(self, at: Position) -> Label:
        return say(f"nippon-ask-{self.asks}")

    @override
    def instead(self, at: Position) -> Reason:
        return Reason(say(f"nippon-asked-{self.asks}"), self.heading)


class AskingOfChoice(Asking[A]):
    """A question about what must be done: with a single answer it is none, and is carried out without being asked."""

    __slots__ = ()

    @abstractmethod
    def carry_out(self, at: Position, answer: A, table: Table[NipponEvent]) -> None:
        """What comes of an answer; the question has been taken off the stack."""

    @override
    def waits(self, at: Position) -> bool:
        return len(tuple(islice(self.offers(at), 2))) > 1

    @override
    def run(self, at: Position, table: Table[NipponEvent]) -> None:
        """Carry out the only answer there is, or pass."""
        offers = tuple(self.offers(at))
        if not offers:
            super().run(at, table)
        for answer in offers:
            self.carry_out(at, answer, table)

    @override
    def answer(self, at: Position, answer: A, table: Table[NipponEvent]) -> None:
        at.stack.pop()
        self.carry_out(at, answer, table)


@frozen
class Decline(Answer):
    """Do without what is offered."""


DECLINING: Form[Decline] = Form(Decline, "none")
"""How it is written, whatever is declined."""


def declined() -> Description:
    """What declining does."""
    return Description(say("nippon-do-none"))
