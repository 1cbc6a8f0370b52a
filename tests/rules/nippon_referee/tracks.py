"""The referee's tracks, bonuses and departments."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from rules.core.answers import Answer
from rules.nippon.model.terms import COLOURS
from rules.nippon.steps.tracks import Activate, Steps
from tests.rules.nippon_referee.box import FACTS, TABLES
from tests.rules.nippon_referee.ledger import LAST, Ledger

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.table import Event


@dataclass(frozen=True)
class Wanted:
    """An answer that the rulebook asks for now.

    Attributes:
        seats: Of whom.
        answers: What it may be.
        offered: What may be chosen, in words of the referee, or None where it does not know.
        again: Whether it must be asked anew when silk was sold.
    """

    seats: tuple[int, ...]
    answers: tuple[type[Answer], ...]
    offered: Callable[[], Iterable[Any]] | None = None
    again: bool = False


Play: TypeAlias = Generator[Wanted, Answer, None]
"""A rule: asks for answers and carries them out."""

DEPARTMENTS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "black": ({"coal": 2}, {"coal": 3}),
    "red": ({"silk": 2}, {"silk": 3}),
    "grey": ({"iron": 2}, {"iron": 3}),
    "blue": ({"money": 3}, {"money": 5}),
    "yellow": ({"points": 2}, {"points": 4}),
    "white": ({}, {}),
}
"""What each brings, as printed and upgraded."""

SECTIONS = (2, 4, 8)
"""Last spaces of the sections."""


class Tracks(Ledger):
    """Moves markers and activates departments."""

    told: list[Event]
    """What was told of the present answer and has not been looked at."""

    answering: int
    """Who gives the present answer."""

    def news(self, kind: str) -> Any:
        """The next thing told of a kind: what the dice decided."""
        for place, event in enumerate(self.told):
            if getattr(event, "kind", None) == kind:
                return self.told.pop(place)
        raise AssertionError(f"nothing was told of {kind}")

    def forward(self, track: str, steps: int) -> list[str]:
        """Advance; the bonuses reached are due when the effect is complete."""
        before = getattr(self.me, track)
        after = min(before + steps, LAST)
        setattr(self.me, track, after)
        symbols = FACTS.symbols[track]  # type: ignore[index] # a track by its name
        return [symbols[space] for space in range(before + 1, after + 1) if space in symbols]

    def take(self, piece: str) -> list[str]:
        """Take the leftmost piece; bonuses between two empty spaces are due when the effect is complete."""
        me = self.me
        gone = {"ship": me.ships, "machine": me.machines, "railway": me.railways}
        column = gone[piece]
        assert column < 6, f"there is no {piece} left"
        setattr(me, f"{piece}s", column + 1)
        upper, lower = TABLES.mat.ships_machines.bonus[column], TABLES.mat.machines_railways.bonus[column]
        due = []
        if (piece == "ship" and me.machines > column) or (piece == "machine" and me.ships > column):
            due.append(upper)
        if (piece == "railway" and me.machines > column) or (piece == "machine" and me.railways > column):
            due.append(lower)
        return list(due)

    def rewards(self, due: Sequence[str]) -> Play:
        """Bonuses one after the other, each with all that follows from it."""
        for bonus in due:
            if bonus == "any":
                yield from self.department_of(COLOURS)
            elif bonus == "finance":
                yield from self.rewards(self.forward("finance", 1))
            elif bonus.startswith("marker"):
                self.free_marker(int(bonus[-1]))
            else:
                yield from self.department(bonus)

    def free_marker(self, value: int) -> None:
        """A marker of the flag, if it is still there."""
        if value in self.me.flag:
            self.me.flag.remove(value)
            self.me.markers = sorted([*self.me.markers, value])

    def department_of(self, colours: Sequence[str]) -> Play:
        """One of some departments."""
        answer = yield Wanted((self.active,), (Activate,), lambda: colours)
        assert isinstance(answer, Activate)
        assert answer.colour in colours
        yield from self.department(answer.colour)

    def department(self, colour: str) -> Play:
        """Activate a department."""
        upgraded = colour in self.me.upgraded
        self.me.gain(**DEPARTMENTS[colour][upgraded])
        if colour == "white":
            yield from self.steps(1 + upgraded)

    def steps(self, count: int) -> Play:
        """Steps on R&D or Mining, two of them may be split."""
        me = self.me
        if me.rnd == LAST and me.mining == LAST:
            return
        answer = yield Wanted((self.active,), (Steps,))
        assert isinstance(answer, Steps)
        assert answer.to != "both" or count == 2
        mining = {"rnd": 0, "mining": count, "both": 1}[answer.to]
        due = [*self.forward("rnd", count - mining)] if mining < count else []
        yield from self.rewards([*due, *(self.forward("mining", mining) if mining else [])])
