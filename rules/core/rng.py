"""Chance as a counter-mode hash: number n of a match is a function of its seed and n alone.

Anyone who knows the seed can draw again: number ``n`` is the first eight bytes, big-endian, of
SHA-256(seed followed by n as eight big-endian bytes).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Sequence

_SPAN = 1 << 64


@dataclass(slots=True)
class Rng:
    """The dice of a match.

    Attributes:
        seed: What all draws come from; secret until the match is over.
        counter: Numbers used so far. Whenever it moves, something was drawn.
    """

    seed: bytes = field(repr=False)
    counter: int = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n - 1``, all equally likely; moves the counter even if ``n`` is 1."""
        fair = _SPAN - _SPAN % n
        while True:
            number = int.from_bytes(sha256(self.seed + self.counter.to_bytes(8, "big")).digest()[:8], "big")
            self.counter += 1
            if number < fair:
                return number % n

    def bump(self) -> None:
        """Move the counter because something hidden was shown without a draw: there is no way back behind it."""
        self.counter += 1

    def draw(self, bag: list[int]) -> int:
        """Take one thing out of a bag and return its kind.

        Args:
            bag: Number of things by kind; at least one in all. The one drawn is taken out.
        """
        pick = self.below(sum(bag))
        for kind, count in enumerate(bag):
            if pick < count:
                bag[kind] -= 1
                return kind
            pick -= count
        raise AssertionError

    def shuffled(self, things: Sequence[int]) -> list[int]:
        """Return the things in random order."""
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class Drawn(Exception):  # noqa: N818
    """Something was to be drawn where nothing can be foreseen of it."""


class NoDice(Rng):
    """Dice that no one rolls: what comes before the first draw is known, and nothing behind it."""

    __slots__ = ()

    def __init__(self) -> None:
        super(NoDice, self).__init__(b"")  # noqa: UP008 - a dataclass with slots is made twice

    @override
    def below(self, n: int) -> int:
        raise Drawn

    @override
    def bump(self) -> None:
        raise Drawn
