"""Sequential halving: which of several ways is best, where each trial tells little."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")


def ranked(ways: Sequence[T], tried: Callable[[T, int], float], trials: int) -> list[T]:
    """All ways, the best first; in each round all that are left meet the same deals, and the better half stays.

    Args:
        ways: At least one, the likeliest first.
        tried: What came of a way in the deal of a number.
        trials: Trials in all, shared out evenly among the rounds.
    """
    left = [(way, [0.0]) for way in ways]
    fallen: list[T] = []
    rounds = max(1, (len(ways) - 1).bit_length())
    deal = 0
    while len(left) > 1:
        deals = max(1, trials // (rounds * len(left)))
        for number in range(deal, deal + deals):
            for way, sums in left:
                sums.append(tried(way, number))
        deal += deals
        left.sort(key=lambda one: -sum(one[1]))
        half = (len(left) + 1) // 2
        fallen = [*[way for way, _ in left[half:]], *fallen]
        left = left[:half]
    return [left[0][0], *fallen]
