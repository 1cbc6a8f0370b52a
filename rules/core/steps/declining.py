"""A question that may be answered with none: "you may"."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.frozen import frozen
from rules.core.step import Ask, Position
from rules.core.table import Event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.decisions import Description
    from rules.core.reasons import Reason
    from rules.core.table import Table

P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Answer)


@frozen
class Decline(Answer):
    """Do without what is offered.

    Attributes:
        what: The word for that where a game has several, e.g. ``church``.
    """

    what: str = ""


class AskOrDecline(Ask[P, E, A | Decline], Generic[P, E, A]):
    """A question that may be answered with none; of its other answers a question says the rest."""

    __slots__ = ()

    @abstractmethod
    @override
    def offers(self, position: P) -> Iterable[A]: ...

    @abstractmethod
    def why_not(self, position: P, answer: A) -> Reason | None:
        """Why an answer other than none is refused, or None."""

    @abstractmethod
    def carry_out(self, position: P, answer: A, table: Table[E]) -> None:
        """What comes of such an answer."""

    @abstractmethod
    def explain(self, position: P, answer: A) -> Description:
        """What such an answer does."""

    def complete(self, position: P, answer: A) -> A:  # noqa: ARG002 - for answers that may be typed in part
        """Such an answer, with what was left out."""
        return answer

    def why_needed(self, position: P, none: Decline) -> Reason | None:  # noqa: ARG002 - most may be declined at any time
        """Why no one can do without, or None."""
        return None

    @abstractmethod
    def leave(self, position: P, none: Decline, table: Table[E]) -> None:
        """What comes of doing without."""

    @abstractmethod
    def explain_none(self, position: P, none: Decline) -> Description:
        """What doing without means."""

    @override
    def refuse(self, position: P, answer: A | Decline) -> Reason | None:
        if isinstance(answer, Decline):
            return self.why_needed(position, answer)
        return self.why_not(position, answer)

    @override
    def answer(self, position: P, answer: A | Decline, table: Table[E]) -> None:
        if isinstance(answer, Decline):
            self.leave(position, answer, table)
        else:
            self.carry_out(position, answer, table)

    @override
    def describe(self, position: P, answer: A | Decline) -> Description:
        if isinstance(answer, Decline):
            return self.explain_none(position, answer)
        return self.explain(position, answer)

    @override
    def fill(self, position: P, answer: A | Decline) -> A | Decline:
        return answer if isinstance(answer, Decline) else self.complete(position, answer)
