"""How long a decision takes, from the question to the next one."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from bot.bench.dealing import book_of
from bot.cli.selfplay import any_part, several
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.match import Match


def playouts(game: str, matches: int) -> Iterator[tuple[Match, float | None]]:
    """Play matches at random, all seat counts in turn.

    Yields:
        The match after each answer, and the microseconds of the decision, or None where nothing was to decide.
    """
    kind, book = GAMES[game], book_of(game)
    least, most = kind.seats
    for number in range(matches):
        rng = Rng(b"bench answers" + bytes([number]))
        match = book.deal(kind.setup(least + number % (most - least + 1), b"bench" + bytes([number])))
        while True:
            asked = match.questions()
            if not asked:
                break
            question = asked[rng.below(len(asked))]
            answer = any_of(any_part(question, rng), rng)
            begin = perf_counter()
            match.give(question.seat, answer)
            match.questions()
            spent = perf_counter() - begin
            yield match, 1e6 * spent if several(question) else None


def decisions(game: str) -> list[float]:
    """Microseconds of each decision of thirty matches."""
    return [spent for _, spent in playouts(game, 30) if spent is not None]
