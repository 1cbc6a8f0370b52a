"""How long taking an answer back takes at the end of a long match."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from bot.bench.dealing import book_of, dealt, played

if TYPE_CHECKING:
    from rules.core.match import Match

LAST = 30
"""Answers before the end that are taken back, each once."""


def undoing(game: str) -> list[float]:
    """Milliseconds to take up a match, take back its last answer and write it down again, all but drawing."""
    times: list[float] = []
    whole = played(game, 0)
    match = dealt(game, whole.setup.seats, 0)
    moves = whole.standing_moves
    for number, move in enumerate(moves):
        if number < len(moves) - LAST:
            match.play(move.seat, move.notation)
            continue
        # Taken up and written down for each answer, as it is for each press.
        match = _taken_up(match)
        match.play(move.seat, move.notation)
        entries, snapshot = _written_down(match)
        begin = perf_counter()
        again = book_of(game).resume(match.setup, entries, snapshot)
        again.go_back(move.seat, number)
        again.dump()
        times.append(1e3 * (perf_counter() - begin))
    return times


def _taken_up(match: Match) -> Match:
    return book_of(match.setup.game).resume(match.setup, *_written_down(match))


def _written_down(match: Match) -> tuple[list[str], str]:
    return [match.dump_entry(number) for number in range(match.revision)], match.dump()
