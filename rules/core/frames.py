"""The stack of what is still to happen, and what questions to several seats share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F")
A = TypeVar("A")

LONGEST = 1000
"""Steps that may play themselves between two questions; more means that the rules run in circles."""


@dataclass(slots=True)
class AskEach(Generic[A]):
    """Several seats are asked at once; their answers stay secret until they count.

    Attributes:
        asked: The seats, in the order in which their answers count.
        answers: What has been answered, not yet known to the others.
    """

    asked: list[Seat]
    answers: dict[Seat, A] = field(default_factory=dict[Seat, A], repr=False)
    kind: Literal["ask-each"] = "ask-each"

    def complete(self) -> bool:
        """Whether the last answer is in."""
        return all(seat in self.answers for seat in self.asked)


def settle(stack: list[F], waits: Callable[[F], bool], run: Callable[[F], None]) -> None:
    """Let everything happen that happens by itself, until a question lies on top or nothing is left.

    Args:
        stack: Frames, the next one last. Frames that run by themselves are taken off before they run.
        waits: Whether a frame waits for a seat.
        run: Carries out a frame; may push others.
    """
    for _ in range(LONGEST):
        if not stack or waits(stack[-1]):
            return
        run(stack.pop())
    msg = f"the rules run in circles: {stack[-1]!r}"
    raise AssertionError(msg)
