"""Matches of automatic players of different levels: who wins how often, and how long they think."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from time import process_time
from typing import TYPE_CHECKING

from bot.cli.selfplay import LONGEST
from bot.core.settings import stop
from bot.core.tables import load_tables
from rules.core.player import Seated
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from rules.core.book import Book
    from rules.core.game import Game
    from rules.core.match import Match
    from rules.core.player import Level, Player

NINETEEN_OF_TWENTY = 1.96
"""Standard deviations to each side between which a mean lies 95 times of 100."""


@dataclass(slots=True)
class Tally:
    """What became of one level.

    Attributes:
        seats: Seats that it held in all matches.
        deals: Ways in which they began, each played once with every change of seats.
        wins: First places; those that share one share the win.
        points: Points in all.
        seconds: Seconds of a core that each thought took: a turn, or what is left of one after a draw.
    """

    seats: int = 0
    deals: int = 0
    wins: float = 0.0
    points: int = 0
    seconds: list[float] = field(default_factory=list[float])

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares of wins the true one lies, as `wilson` reckons: matches of one deal count as one."""
        return wilson(self.wins * self.deals / self.seats, self.deals)

    def longest(self, share: float) -> float:
        """Seconds that a share of all thoughts do not exceed."""
        return sorted(self.seconds)[min(int(share * len(self.seconds)), len(self.seconds) - 1)]


def wilson(wins: float, games: int, z: float = NINETEEN_OF_TWENTY) -> tuple[float, float]:
    """Wilson's interval of a share: with the default, it holds the true share 95 times of 100.

    Args:
        games: How often it was tried, at least once.
        z: Standard deviations to each side.
    """
    share, scale = wins / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    side = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return max(middle - side, 0.0), min(middle + side, 1.0)


def tournament(game: Game, tables: object, *, levels: Sequence[Level], games: int, seed: int) -> dict[Level, Tally]:
    """Play matches; the levels change seats from match to match.

    Args:
        levels: One a seat.
        seed: What the dice and the players' thoughts come from.
    """
    book, players = game.with_tables(tables), game.players(tables)
    tallies: dict[Level, Tally] = {level: Tally() for level in levels}
    for number in range(games):
        turned = [levels[(seat + number) % len(levels)] for seat in range(len(levels))]
        # As many matches in a row as there are seats begin alike, with the seats changed.
        _play(game, book, players, turned, f"{seed}/{number // len(levels)}", tallies)
    for tally in tallies.values():
        tally.deals = -(-games // len(levels))
    return tallies


def _play(
    game: Game,
    book: Book,
    players: Mapping[Level, Player],
    levels: Sequence[Level],
    seed: str,
    tallies: dict[Level, Tally],
) -> None:
    """Play one match to its end and note what became of each level."""
    match = book.deal(game.setup(len(levels), f"tournament/{seed}".encode()))
    seated = [Seated(players[level], Seat(seat), f"{seed}/{seat}".encode()) for seat, level in enumerate(levels)]
    play_out(match, seated, lambda seat, seconds: tallies[levels[seat]].seconds.append(seconds))
    _note(match, levels, tallies)


def play_out(match: Match, seated: Sequence[Seated], thought: Callable[[Seat, float], None]) -> None:
    """Play a match to its end, or until it seems endless.

    Args:
        match: Played on.
        seated: Who plays, by seat.
        thought: Told of each thought: whose, and how many seconds of a core it took.
    """
    for _ in range(LONGEST):
        asked = [question.seat for question in match.questions() if question.answered is None]
        if not asked:
            return
        seat = asked[0]
        thinks, begin = seated[seat].must_think(match), process_time()
        answer = seated[seat].answer(match)
        if thinks:
            thought(seat, process_time() - begin)
        match.play(seat, answer)


def _note(match: Match, levels: Sequence[Level], tallies: dict[Level, Tally]) -> None:
    winners = match.winners()
    for line in match.results() or ():
        tally = tallies[levels[line.seat]]
        tally.seats += 1
        tally.points += line.points
        tally.wins += (line.seat in winners) / len(winners)


def lines_of(tallies: dict[Level, Tally]) -> Iterator[str]:
    """A tournament in words for developers."""
    for level, tally in tallies.items():
        low, high = tally.interval
        yield (
            f"{level}: {tally.wins:g} of {tally.seats} won, {tally.wins / tally.seats:.2f} ({low:.2f} to {high:.2f}; "
            f"{tally.deals} deals), "
            f"{tally.points / tally.seats:.1f} points, "
            f"{1000 * tally.longest(0.5):.0f} ms a thought (p95 {1000 * tally.longest(0.95):.0f} ms)"
        )


def play_each_other(asked: argparse.Namespace) -> int:
    """Let automatic players play each other and report who won how often."""
    game = GAMES[asked.game]
    if not game.seats[0] <= len(asked.levels) <= game.seats[1] or asked.games < 1:
        stop(f"{asked.game} takes {game.seats[0]} to {game.seats[1]} players, and at least one match must be played.")
    tables = load_tables(game.key, game.data, game.tables)
    if not game.players(tables):
        stop(f"{asked.game} has no automatic players.")
    for line in lines_of(tournament(game, tables, levels=asked.levels, games=asked.games, seed=asked.seed)):
        print(line)
    return 0
