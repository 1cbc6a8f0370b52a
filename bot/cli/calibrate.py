"""What the numbers of a game lead to, in matches of automatic players: ends, points by source, wins, uses."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from bot.cli.calibration import Begun, Calibration, Count
from bot.cli.calibration_lines import lines_of
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
    from collections.abc import Iterator, Mapping, Sequence

    from render.core.face import Face
    from rules.core.game import Game
    from rules.core.match import Match
    from rules.core.table import Event, EventRecord


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
    order = [Begun() for _ in range(players)]
    report = Calibration(game.key, players, level, games, order=order, targets=game.targets)
    usable = game.usable(tables, game.setup(players, b"", options))
    report.uses = {kind: {name: Count() for name in names} for kind, names in usable.items()}
    for number in range(games):
        chance = f"{seed}/{number}/{players}"
        match = book.deal(game.setup(players, f"calibrate/{chance}".encode(), options))
        seated = [Seated(player, Seat(seat), f"{chance}/{seat}".encode()) for seat in range(players)]
        there = _played_out(game, match, seated)
        if match.results() is not None:
            note(report, game, face, match, there)
    for begun in report.order if report.finished else ():
        begun.low, begun.high = wilson(begun.wins, report.finished)
    report.ends = dict(sorted(report.ends.items(), key=lambda one: -one[1]))
    return report


def _played_out(game: Game, match: Match, seated: Sequence[Seated]) -> dict[str, set[str]]:
    """Play a match to its end; by kind, what there was to be used in it."""
    there: dict[str, set[str]] = {}

    def looked(seat: Seat, _seconds: float) -> None:
        for kind, names in game.there(match.view(seat)).items():
            there.setdefault(kind, set()).update(names)

    play_out(match, seated, looked)
    return there


def note(report: Calibration, game: Game, face: Face, match: Match, there: Mapping[str, set[str]]) -> None:
    """Note what a match that is over was like.

    Args:
        there: By kind, what there was to be used in it, unless all always is.
    """
    winners = match.winners()
    report.finished += 1
    report.rounds.append(game.rounds(match, match.view(None)))
    reason = match.end_reason()
    assert reason is not None, "it is over"
    report.ends[reason] = report.ends.get(reason, 0) + 1
    begun = face.first(match.view(None))
    for winner in winners:
        report.order[(winner - begun) % match.setup.seats].wins += 1 / len(winners)
    _note_points(report, face, match)
    used: dict[str, set[str]] = {kind: set(names) for kind, names in there.items()}
    for use in game.uses(record.event for record in _told(match)):
        report.uses.setdefault(use.kind, {}).setdefault(use.name, Count()).add(1, won=use.seat in winners)
        if use.kind in there:
            used[use.kind].add(use.name)
    for kind, names in used.items():
        counts = report.dealt.setdefault(kind, {})
        counts.update({name: counts.get(name, 0) + 1 for name in names})


def _note_points(report: Calibration, face: Face, match: Match) -> None:
    """Note the points of each seat; a source that brought no one anything brought each nothing."""
    before = len(report.won)
    report.won += [seat in match.winners() for seat in range(match.setup.seats)]
    for source, seat, points in _points(face, match):
        found = report.points.setdefault(source, [])
        found.extend([0] * (len(report.won) - len(found)))
        found[before + seat] += points
    for each in report.points.values():
        each.extend([0] * (len(report.won) - len(each)))


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
        lines = (
            [json.dumps({**asdict(report), "held": [asdict(one) for one in report.held()]})]
            if asked.json
            else [*lines_of(report), ""]
        )
        print(*lines, sep="\n", flush=True)
    return 0 if whole else 1
