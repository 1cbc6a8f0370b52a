"""What the numbers of a game lead to, in matches of automatic players: ends, points by source, wins, uses."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from textwrap import fill
from typing import TYPE_CHECKING

from bot.cli.selfplay import options_of
from bot.cli.tournament import play_out, wilson
from bot.core.settings import stop
from bot.core.tables import load_tables
from render.core.sources import REST
from rules.core.player import Level, Seated
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping

    from render.core.face import Face
    from rules.core.game import Game
    from rules.core.match import Match
    from rules.core.table import Event, EventRecord


NAME, CELL, WIDE = 22, 12, 80
"""Characters of the first column, of each other, and of a line."""


@dataclass(slots=True)
class Count:
    """How often or how many, among all seats and among winners alone."""

    all: int = 0
    winners: int = 0

    def add(self, count: int, *, won: bool) -> None:
        """Count what a seat did or received."""
        self.all += count
        self.winners += count if won else 0


@dataclass(slots=True)
class Begun:
    """Results by turn order: the start player, and each seat after it.

    Attributes:
        wins: First places; those that share one share the win.
        low: Lower end of Wilson's interval of the share of wins.
        high: Its upper end.
    """

    wins: float = 0.0
    low: float = 0.0
    high: float = 0.0


@dataclass(slots=True)
class Calibration:
    """What came of the matches; all but ``games`` counts only those that were finished.

    Attributes:
        game: Key of the game.
        players: Seats.
        level: Of the automatic players.
        games: Matches begun.
        finished: Matches that a condition of the rulebook ended.
        winners: Seats that won; several may share a first place.
        rounds: Rounds of each match.
        ends: How often each condition ended a match.
        winning: Points of each seat that won.
        points: Points of all seats and of winners, by source.
        order: How the start player fared, then each behind him in turn order.
        uses: By kind and name, how often something was used; what never was stands there too.
    """

    game: str
    players: int
    level: Level
    games: int
    finished: int = 0
    winners: int = 0
    rounds: list[int] = field(default_factory=list[int])
    ends: dict[str, int] = field(default_factory=dict[str, int])
    winning: list[int] = field(default_factory=list[int])
    points: dict[str, Count] = field(default_factory=dict[str, Count])
    order: list[Begun] = field(default_factory=list[Begun])
    uses: dict[str, dict[str, Count]] = field(default_factory=dict[str, dict[str, Count]])

    @property
    def total(self) -> Count:
        """Points from all sources."""
        return Count(sum(one.all for one in self.points.values()), sum(one.winners for one in self.points.values()))


def calibrate(
    game: Game,
    face: Face,
    tables: object,
    *,
    players: int,
    games: int,
    seed: int,
    level: Level,
    options: Mapping[str, str],
) -> Calibration:
    """Play matches and look at what they were like.

    Args:
        face: The same game's, which knows where points come from.
        seed: What the dice and the players' thoughts come from.
        options: Options that are not left at their default.
    """
    book, player = game.with_tables(tables), game.players(tables)[level]
    report = Calibration(game.key, players, level, games, order=[Begun() for _ in range(players)])
    usable = game.usable(tables, game.setup(players, b"", options))
    report.uses = {kind: {name: Count() for name in names} for kind, names in usable.items()}
    for number in range(games):
        chance = f"{seed}/{number}/{players}"
        match = book.deal(game.setup(players, f"calibrate/{chance}".encode(), options))
        seated = [Seated(player, Seat(seat), f"{chance}/{seat}".encode()) for seat in range(players)]
        play_out(match, seated, lambda _seat, _seconds: None)
        if match.results() is not None:
            note(report, game, face, match)
    for begun in report.order if report.finished else ():
        begun.low, begun.high = wilson(begun.wins, report.finished)
    report.ends = dict(sorted(report.ends.items(), key=lambda one: -one[1]))
    return report


def note(report: Calibration, game: Game, face: Face, match: Match) -> None:
    """Note what a match that is over was like."""
    winners, results = match.winners(), match.results() or ()
    report.finished += 1
    report.winners += len(winners)
    report.rounds.append(game.rounds(match, match.view(None)))
    reason = match.end_reason()
    assert reason is not None, "it is over"
    report.ends[reason] = report.ends.get(reason, 0) + 1
    report.winning += [line.points for line in results if line.seat in winners]
    begun = face.first(match.view(None))
    for winner in winners:
        report.order[(winner - begun) % match.setup.seats].wins += 1 / len(winners)
    for source, seat, points in _points(face, match):
        report.points.setdefault(source, Count()).add(points, won=seat in winners)
    for use in game.uses(record.event for record in _told(match)):
        report.uses.setdefault(use.kind, {}).setdefault(use.name, Count()).add(1, won=use.seat in winners)


def _points(face: Face, match: Match) -> Iterator[tuple[str, Seat, int]]:
    """All points of a match; what the face does not explain of a result is the rest."""
    known = face.points(match.view(None), [record.event for record in _told(match) if record.only is None])
    yield from ((source, Seat(seat), count) for source, points in known for seat, count in enumerate(points))
    for line in match.results() or ():
        rest = line.points - sum(points[line.seat] for _, points in known)
        if rest:
            yield REST, line.seat, rest


def _told(match: Match) -> Iterator[EventRecord[Event]]:
    """All that was told of a match, to whomever."""
    yield from match.opening()
    for move in match.standing_moves:
        yield from move.told


def lines_of(report: Calibration) -> Iterator[str]:
    """A report, line by line: what ended the matches, where points came from, who won, what was used."""
    seats = "1 seat" if report.players == 1 else f"{report.players} seats"
    yield f"{report.game}, {seats}, {report.level} players: {report.finished} of {report.games} matches finished"
    if not report.finished:
        return
    yield f"  rounds  {_spread(report.rounds)}"
    ends = ", ".join(f"{end} {count} ({_percent(count, report.finished)})" for end, count in report.ends.items())
    yield f"  ended by  {ends}"
    yield f"  points of winners  {_spread(report.winning)}"
    yield f"  winners held {_percent(report.winners, report.players * report.finished)} of the seats"
    yield ""
    yield from _sources(report)
    yield ""
    yield from _order(report)
    for kind in report.uses:
        yield ""
        yield from _uses(report, kind)


def _sources(report: Calibration) -> Iterator[str]:
    """Points by source, those that brought winners most first."""
    total, seats = report.total, report.players * report.finished
    yield _row("points of a seat", "winners", "share", "all", "share")
    by_winners = sorted(report.points.items(), key=lambda one: -one[1].winners)
    for source, count in (*by_winners, ("in all", total)):
        yield _row(
            source,
            mean(count.winners, report.winners),
            _percent(count.winners, total.winners),
            mean(count.all, seats),
            _percent(count.all, total.all),
        )


def _order(report: Calibration) -> Iterator[str]:
    yield _row("turn order", "wins", "share", "from", "to")
    for place, begun in enumerate(report.order, start=1):
        share, games = _percent(begun.wins, report.finished), 1
        yield _row(str(place), f"{begun.wins:g}", share, _percent(begun.low, games), _percent(begun.high, games))


def _uses(report: Calibration, kind: str) -> Iterator[str]:
    """Uses of one kind, the most frequent first."""
    counts = report.uses[kind]
    yield _row(kind, "uses", "a match", "by winners")
    for name, count in sorted(counts.items(), key=lambda one: -one[1].all):
        if count.all:
            yield _row(name, str(count.all), mean(count.all, report.finished, 2), _percent(count.winners, count.all))
    never = [name for name, count in counts.items() if not count.all]
    if never:
        yield fill(f"never: {', '.join(never)}", WIDE, initial_indent="  ", subsequent_indent="    ")


def _row(name: str, *cells: str) -> str:
    return f"  {name:<{NAME}}" + "".join(f"{cell:>{CELL}}" for cell in cells)


def _spread(counts: list[int]) -> str:
    """Least to most, and the mean."""
    return f"{min(counts)} to {max(counts)}, {sum(counts) / len(counts):.1f} on average" if counts else "none"


def _percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


def mean(count: int, of: int, digits: int = 1) -> str:
    """A share of a count as it is printed; a stroke where there is nothing to share it among."""
    return f"{count / of:.{digits}f}" if of else "-"


def look_at_numbers(asked: argparse.Namespace) -> int:
    """Let automatic players play and report what the numbers of the game lead to; 1 if a match did not end."""
    # Imported late: the other commands need no pictures.
    from render.faces import FACES  # noqa: PLC0415

    game = GAMES[asked.game]
    fewest, most = game.seats
    tried = range(fewest, most + 1) if asked.players is None else (asked.players,)
    if not fewest <= tried[0] <= most or asked.games < 1:
        stop(f"{asked.game} takes {fewest} to {most} players, and at least one match must be played.")
    options = {players: options_of(game, players, asked.option) for players in tried}
    tables = load_tables(game.key, game.data, game.tables)
    if not game.players(tables):
        stop(f"{asked.game} has no automatic players.")
    whole = True
    for players in tried:
        report = calibrate(
            game,
            FACES[game.key],
            tables,
            players=players,
            games=asked.games,
            seed=asked.seed,
            level=asked.level,
            options=options[players],
        )
        whole = whole and report.finished == report.games
        lines = [json.dumps(asdict(report))] if asked.json else [*lines_of(report), ""]
        print(*lines, sep="\n", flush=True)
    return 0 if whole else 1
