"""A calibration in words: what ended the matches, where points came from, who won, what was used, what was aimed at."""

from __future__ import annotations

from math import sqrt
from textwrap import fill
from typing import TYPE_CHECKING, assert_never

from bot.cli.calibration import mean, part, share
from bot.cli.tournament import NINETEEN_OF_TWENTY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.cli.calibration import Calibration, Count, Figure
    from rules.core.targets import Target

NAME, CELL, WIDE = 22, 13, 80
"""Characters of the first column, of each other, and of a line."""


def lines_of(report: Calibration) -> Iterator[str]:
    """A report, line by line: what was aimed at comes last."""
    seats = "1 seat" if report.players == 1 else f"{report.players} seats"
    yield f"{report.game}, {seats}, {report.level} players: {report.finished} of {report.games} matches finished"
    if not report.finished:
        return
    yield f"  rounds  {_spread(report.rounds)}"
    yield f"  points of winners  {_spread(report.totals(won=True))}"
    yield f"  points of losers  {_spread(report.totals(won=False))}"
    yield f"  winners held {_percent(report.winners / len(report.won))} of the seats"
    yield ""
    yield _row("ended by", "matches", "share", "from", "to")
    yield from (_row(end, str(count), *_shares(share(count, report.finished))) for end, count in report.ends.items())
    yield ""
    yield from _sources(report)
    yield ""
    yield _row("turn order", "wins", "share", "from", "to")
    for place, begun in enumerate(report.order, start=1):
        shares = begun.wins / report.finished, begun.low, begun.high
        yield _row(str(place), f"{begun.wins:g}", *map(_percent, shares))
    for kind in report.uses:
        yield ""
        yield from _uses(report, kind)
    if report.targets:
        yield ""
        yield from _aims(report)


def _sources(report: Calibration) -> Iterator[str]:
    """Points by source, those that brought winners most first."""
    yield _row("points of a seat", "winners", "share", "losers", "share")
    for source in sorted(report.points, key=lambda one: -sum(report.of(one, won=True))):
        yield _row(source, *_earned(report.of(source, won=True), report.totals(won=True)), *_lost(report, source))
    yield _row("in all", said(report.totals(won=True)), "", said(report.totals(won=False)), "")


def _lost(report: Calibration, source: str) -> tuple[str, str]:
    return _earned(report.of(source, won=False), report.totals(won=False))


def _earned(points: Sequence[int], totals: Sequence[int]) -> tuple[str, str]:
    """The mean of points from a source, and which part of all points they are; each with half its interval."""
    if not points:
        return "-", "-"
    whole = part(points, totals)
    return said(points), f"{_percent(whole.value)} ±{100 * (whole.high - whole.value):.0f}"


def _uses(report: Calibration, kind: str) -> Iterator[str]:
    """Uses of one kind, the most frequent first; then what was there and not used, and what was not even there."""
    counts, dealt = report.uses[kind], report.dealt.get(kind)
    losers = len(report.won) - report.winners
    yield _row(kind, "uses", "a match", "of a winner", "of a loser", *(("dealt",) if dealt is not None else ()))
    for name, count in sorted(counts.items(), key=lambda one: -one[1].all):
        if count.all:
            there = () if dealt is None else (str(dealt.get(name, 0)),)
            yield _row(
                name, str(count.all), _rate(count.all, report.finished), *_by(count, report.winners, losers), *there
            )
    never = [name for name, count in counts.items() if not count.all]
    known = never if dealt is None else [name for name in never if dealt.get(name)]
    yield from _never("taken", known)
    yield from _never("dealt", [name for name in never if name not in known])


def _never(what: str, names: Sequence[str]) -> Iterator[str]:
    if names:
        yield fill(f"never {what}: {', '.join(names)}", WIDE, initial_indent="  ", subsequent_indent="    ")


def _by(count: Count, winners: int, losers: int) -> tuple[str, str]:
    """Uses of each winner, and of each loser."""
    lost = count.all - count.winners
    return _rate(count.winners, winners), _rate(lost, losers)


def _aims(report: Calibration) -> Iterator[str]:
    yield _row("aimed at", "is", "from", "to", "should be", "")
    for held in report.held():
        printed = _points if held.target.figure == "winners" else _percent
        figures = (held.figure.value, held.figure.low, held.figure.high)
        yield _row(_about(held.target, held.name), *map(printed, figures), _wanted(held.target), held.verdict)


def _about(target: Target, name: str) -> str:
    match target.figure:
        case "end":
            return f"ended by {name}"
        case "source":
            return f"winners' {name}"
        case "winners":
            return "points of winners"
        case "use":
            return name
        case _:
            assert_never(target.figure)


def _wanted(target: Target) -> str:
    if target.figure == "winners":
        return f"{target.least:.0f} to {target.most:.0f}"
    if not target.least:
        return f"to {_percent(target.most)}"
    return (
        f"{_percent(target.least)} up" if target.most == 1 else f"{100 * target.least:.0f} to {_percent(target.most)}"
    )


def _row(name: str, *cells: str) -> str:
    return (f"  {name:<{NAME}}" + "".join(f"{cell:>{CELL}}" for cell in cells)).rstrip()


def _spread(counts: Iterable[int]) -> str:
    """The mean with half its interval, least to most, and between which numbers the middle half lies."""
    found = sorted(counts)
    if not found:
        return "none"
    low, high = found[len(found) // 4], found[(3 * len(found)) // 4]
    return f"{said(found)} on average, {found[0]} to {found[-1]}, half of them {low} to {high}"


def said(values: Sequence[int]) -> str:
    """A mean as it is printed, with half its interval; a stroke where there is nothing to take it of."""
    if not values:
        return "-"
    figure = mean(values)
    return f"{figure.value:.1f} ±{figure.high - figure.value:.1f}"


def _rate(count: int, of: int) -> str:
    """Uses of one kind a match or a seat, with half the interval of things that happen independently."""
    return f"{count / of:.2f} ±{NINETEEN_OF_TWENTY * sqrt(count) / of:.2f}" if of else "-"


def _shares(figure: Figure) -> tuple[str, ...]:
    return tuple(map(_percent, (figure.value, figure.low, figure.high)))


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _points(value: float) -> str:
    return f"{value:.1f}"
