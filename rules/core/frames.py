"""What questions to several seats at once share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

from rules.core.seats import Seat

A = TypeVar("A")


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
