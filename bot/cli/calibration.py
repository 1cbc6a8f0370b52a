"""What a calibration counts, and how sure the figures are that come of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from bot.cli.tournament import NINETEEN_OF_TWENTY, wilson
from rules.core.frozen import frozen
from rules.core.player import Level
from rules.core.targets import Target

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Verdict: TypeAlias = Literal["met", "open", "missed"]
"""Whether all that a figure may truly be lies within its target, or some of it, or nothing."""


@dataclass(slots=True)
class Count:
    """How often something was used, among all seats and among winners alone."""

    all: int = 0
    winners: int = 0

    def add(self, count: int, *, won: bool) -> None:
        """Count what a seat did."""
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


@frozen
class Figure:
    """A figure, and between which numbers the true one lies 95 times of 100."""

    value: float
    low: float
    high: float


@frozen
class Held:
    """A figure held against its target.

    Attributes:
        target: What it should be.
        name: Which condition, source or thing used it is of.
        figure: What it is.
        verdict: Whether that is as it should be.
    """

    target: Target
    name: str
    figure: Figure
    verdict: Verdict


@dataclass(slots=True)
class Calibration:
    """What came of the matches; all but ``games`` counts only those that were finished.

    Attributes:
        game: Key of the game.
        players: Seats.
        level: Of the automatic players.
        games: Matches begun.
        finished: Matches that a condition of the rulebook ended.
        rounds: Rounds of each match.
        ends: How often each condition ended a match.
        won: Of each seat of each match, whether it won; several may share a first place.
        points: By source, points of each of these seats.
        order: How the start player fared, then each behind him in turn order.
        uses: By kind and name, how often something was used; what never was stands there too.
        dealt: By kind and name, in how many matches it was there to be used; without kinds of which all always are.
        targets: What the game aims at.
    """

    game: str
    players: int
    level: Level
    games: int
    finished: int = 0
    rounds: list[int] = field(default_factory=list[int])
    ends: dict[str, int] = field(default_factory=dict[str, int])
    won: list[bool] = field(default_factory=list[bool])
    points: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    order: list[Begun] = field(default_factory=list[Begun])
    uses: dict[str, dict[str, Count]] = field(default_factory=dict[str, dict[str, Count]])
    dealt: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    targets: tuple[Target, ...] = ()

    def of(self, source: str, *, won: bool) -> list[int]:
        """Points from a source, of each seat that won or of each that did not."""
        points = self.points.get(source, [0] * len(self.won))
        return [count for count, winner in zip(points, self.won, strict=True) if winner is won]

    def totals(self, *, won: bool) -> list[int]:
        """Points in all, of each seat that won or of each that did not."""
        return [sum(each) for each in zip(*(self.of(source, won=won) for source in self.points), strict=True)]

    @property
    def winners(self) -> int:
        """Seats that won."""
        return sum(self.won)

    def held(self) -> Iterator[Held]:
        """Every figure that should be something, and whether it is."""
        for target in self.targets if self.finished else ():
            for name, figure in self._figures(target):
                yield Held(target, name, figure, verdict_of(target, figure))

    def _figures(self, target: Target) -> Iterator[tuple[str, Figure]]:
        match target.figure:
            case "end":
                names = (target.name,) if target.name else tuple(self.ends)
                yield from ((name, share(self.ends.get(name, 0), self.finished)) for name in names)
            case "source" | "winners" if not self.winners:
                return
            case "source":
                yield target.name, part(self.of(target.name, won=True), self.totals(won=True))
            case "winners":
                yield "winners", mean(self.totals(won=True))
            case "use":
                seats = self.players * self.finished
                for name, count in self.uses[target.name].items():
                    yield name, share(min(count.all, seats), seats)
            case _:
                assert_never(target.figure)


def verdict_of(target: Target, figure: Figure) -> Verdict:
    """Whether a figure is what it should be, as far as can be told."""
    if target.least <= figure.low and figure.high <= target.most:
        return "met"
    return "missed" if figure.high < target.least or target.most < figure.low else "open"


def share(count: float, of: int) -> Figure:
    """How often something was so, with Wilson's interval."""
    return Figure(count / of, *wilson(count, of))


def mean(values: Sequence[float]) -> Figure:
    """A mean, with the interval of a normal distribution; of one value nothing is known but itself."""
    middle = sum(values) / len(values)
    side = _side([value - middle for value in values])
    return Figure(middle, middle - side, middle + side)


def part(some: Sequence[float], of: Sequence[float]) -> Figure:
    """Which part of all points came from a source, seat by seat; the interval is that of a ratio."""
    whole = sum(of)
    value = sum(some) / whole if whole else 0.0
    side = _side([one - value * total for one, total in zip(some, of, strict=True)]) * len(of) / whole if whole else 0.0
    return Figure(value, value - side, value + side)


def _side(strays: Sequence[float]) -> float:
    """Half the interval of a mean, from how far each value is away from it."""
    count = len(strays)
    return (
        NINETEEN_OF_TWENTY * sqrt(sum(stray * stray for stray in strays) / (count * (count - 1))) if count > 1 else 0.0
    )
