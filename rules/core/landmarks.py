"""Positions of a match along its way, so that going back need not begin at the beginning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from rules.core.table import Event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.log import Move

E = TypeVar("E", bound=Event)

EVERY = 40
"""Answers between two landmarks."""


@dataclass(frozen=True, slots=True)
class Landmark:
    """A position that was passed.

    Attributes:
        moves: Answers that led there.
        counter: Random numbers used.
        state: The position as JSON.
    """

    moves: int
    counter: int
    state: bytes


class Landmarks(Generic[E]):
    """Landmarks of a match and of its copies.

    Each is known by the very answer that led there, so that none is taken for one on another way.
    """

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[int, tuple[Move[E], Landmark]] = {}

    @staticmethod
    def due(moves: int) -> bool:
        """Whether a landmark belongs after so many answers."""
        return moves % EVERY == 0

    def note(self, move: Move[E], landmark: Landmark) -> None:
        """Note the position to which an answer led."""
        self._found[landmark.moves] = (move, landmark)

    def last(self, stands: Sequence[Move[E]], moves: int) -> Landmark | None:
        """The last landmark within the first ``moves`` of these answers."""
        for number in range(moves - moves % EVERY, 0, -EVERY):
            if number in self._found and self._found[number][0] is stands[number - 1]:
                return self._found[number][1]
        return None
