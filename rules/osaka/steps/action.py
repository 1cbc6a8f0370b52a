"""One of the three actions of a turn: what each of them has to say for itself."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, TypeVar

from rules.core.answers import Answer
from rules.core.steps import Answerable
from rules.osaka.events import OsakaEvent
from rules.osaka.model.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part
    from rules.core.reasons import Missing

A = TypeVar("A", bound=Answer)


class Action(Answerable[Position, OsakaEvent, A]):
    """The rule of an action."""

    __slots__ = ()

    @abstractmethod
    def part(self, at: Position) -> Part | None:
        """The ways to do it now; None if it cannot be done."""

    @abstractmethod
    def missing(self, at: Position) -> Iterator[Missing]:
        """What cannot be done of it, and why."""
