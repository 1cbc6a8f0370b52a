"""Advice: turns that a seat might take, each with what is true of it, for whoever asks what could be done."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.seats import Seat

MOST = 3
"""Turns that are shown at once."""


class PlanFact:
    """Something that is true of a turn whatever is hidden or drawn; each game has its own."""

    __slots__ = ()


class Cost(PlanFact):
    """What a turn takes from its seat, or gives to others: true of it, and no reason for it."""

    __slots__ = ()


@frozen
class Keeps(PlanFact):
    """The seat has all that it had, and nothing more."""


@frozen
class Advice:
    """A turn that a seat might take.

    Attributes:
        answers: Its answers in notation, one after the other; at least one.
        whole: Whether the turn is over then; else something is drawn or shown, on which the rest depends.
        reasons: What speaks for it, what matters most first; none only if nothing is known that would.
        costs: What speaks against it.
    """

    answers: tuple[str, ...]
    whole: bool
    reasons: tuple[PlanFact, ...]
    costs: tuple[Cost, ...]


class Adviser(ABC):
    """Finds turns for a seat of one game; knows no more of a match than the seat."""

    @abstractmethod
    def advise(self, world: str, seat: Seat, seed: bytes) -> tuple[Advice, ...]:
        """The turns that seem best, the best first: each of another kind, with another reason.

        The same arguments always lead to the same turns. See `rules.core.player.Player.think`.

        Returns:
            One to three turns.
        """

    @abstractmethod
    def weigh(self, world: str, seat: Seat, seed: bytes, answers: Sequence[str]) -> float:
        """How many points a seat is ahead after some answers, as it counts; see `advise`.

        Args:
            answers: In notation, one after the other; they count as far as they can be given.
        """
