"""The pond: each frog hops one to three stones a turn towards the far bank, or rests; long hops take breath.

Who is alone is followed by the heron, which walks after every turn. A frog that it reaches has lost; one that
reaches the bank has won.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from typing_extensions import override

from rules.core.codec import Registry
from rules.core.results import EARLY, Early, Result, Verdict
from rules.core.seats import Seat
from rules.core.step import AnyStep, InPlay, PositionOf
from rules.core.words import NoNames
from tests.pond.tables import Tables

SECTION = "How to hop (second toy game)"
BREATH = 3
"""Breath of a frog that has rested; a hop takes one for each stone but the first."""

STEPS = Registry()
"""The steps that may lie on the stack; `steps` fills it."""


@dataclass(slots=True)
class State(InPlay):
    """All that lies in the pond.

    Attributes:
        bank: Number of the far bank; the stones before it are numbered from 1.
        pace: Most stones that the heron walks at once.
        frogs: By seat, the stone.
        breath: By seat.
        heron: Its stone, which may lie before the first; None where no one is alone.
        active: Whose turn it is.
        turns: Turns ended.
        over: Why the match is over, or None.
        stack: What is still to happen, the next step last.
    """

    bank: int
    pace: int
    frogs: list[int]
    breath: list[int]
    heron: int | None
    active: Seat = field(default=Seat(0))
    turns: int = 0
    over: Literal["bank", "caught"] | Early | None = None
    stack: list[Annotated[AnyStep, STEPS]] = field(default_factory=list[AnyStep])

    def results(self) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs: a point for each stone."""
        if self.over is None:
            return None
        frogs = enumerate(self.frogs)
        places = [Result(Seat(seat), stone, 1 + sum(other > stone for other in self.frogs)) for seat, stone in frogs]
        return tuple(sorted(places, key=lambda result: result.place))

    def verdict(self) -> Verdict | None:
        """How who was alone has done against the heron; an early end is neither won nor lost."""
        if self.over in (None, EARLY) or self.heron is None:
            return None
        ahead = self.frogs[0] - self.heron
        return Verdict(won=self.over == "bank", rank="caught" if ahead <= 0 else "far" if ahead > BREATH else "close")


class Position(PositionOf[Tables, State]):
    """The pond, as a seat looks at it."""

    __slots__ = ()

    @property
    @override
    def names(self) -> NoNames:
        return NoNames()
