"""A calibration as a table on the terminal, in words for developers."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.cli.calibrate import Calibration

NAME, CELL, WIDE = 22, 12, 80
"""Characters of the first column, of each other, and of a line."""


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
            _mean(count.winners, report.winners),
            _percent(count.winners, total.winners),
            _mean(count.all, seats),
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
            yield _row(name, str(count.all), _mean(count.all, report.finished, 2), _percent(count.winners, count.all))
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


def _mean(count: int, of: int, digits: int = 1) -> str:
    return f"{count / of:.{digits}f}" if of else "-"
