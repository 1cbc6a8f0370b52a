"""How long it takes to play a stored match again from its seed, every answer read and checked once more."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from bot.bench.dealing import played

if TYPE_CHECKING:
    from rules.core.match import Match

ANSWERS = 400
TIMES = 20
"""How often they are played again."""


def replaying(game: str) -> list[float]:
    """Milliseconds to play 400 answers again, those of as many matches as it takes; each begins with its deal."""
    matches = matches_of_400(game)
    times: list[float] = []
    for _ in range(TIMES):
        begin = perf_counter()
        for match in matches:
            match.replayed()
        times.append(1e3 * (perf_counter() - begin))
    return times


def matches_of_400(game: str) -> list[Match]:
    """Matches of 400 answers in all; the last one is left in the middle."""
    matches: list[Match] = []
    left = ANSWERS
    while left:
        matches.append(played(game, len(matches), left))
        left -= matches[-1].revision
    return matches
