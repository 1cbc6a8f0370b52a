"""What a game teaches its automatic players: what may be worth trying, and what a position is worth."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar, assert_never

from rules.core.carrying_out import asked_now
from rules.core.decisions import Amounts, Choice, Pick
from rules.core.step import InPlay, Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Part
    from rules.core.seats import Seat
    from rules.players.world import Playable, World

S = TypeVar("S", bound=InPlay)
P = TypeVar("P", bound=Position)

Option: TypeAlias = "tuple[Answer, ...]"
"""Answers given one after the other without a thought in between."""

WON = 50.0
"""What it is worth to have won, beside the points: more than any position."""


class Mind(ABC, Generic[S, P]):
    """What a game teaches.

    Attributes:
        rules: Of the game.
    """

    rules: Playable[S, P]

    @abstractmethod
    def worth(self, position: P) -> float:
        """What a position is worth to its seat, in points of the end."""

    def options(self, position: P) -> list[Option]:
        """What is worth trying at a question: at least one way to answer it, each without an equal."""
        return [(answer,) for part in asked_now(position).parts(position) for answer in worth_trying(part)]

    def kind(self, answers: Option) -> object:
        """What a turn is about; of turns of one kind only the best is advised."""
        return answers[0]

    def margin(self, world: World[S, P], seat: Seat) -> float:
        """How far ahead a seat is: of the others in the middle between the best and the average."""
        results = self.rules.results(world.state)
        if results is None:
            points = [self.worth(self.rules.position(world.state, one)) for one in self.seats(world)]
            prize = 0.0
        else:
            points = [float(line.points) for line in sorted(results, key=lambda line: line.seat)]
            prize = WON if any(line.seat == seat and line.place == 1 for line in results) else -WON
        own = points[seat]
        others = [*points[:seat], *points[seat + 1 :]]
        return own + prize - (max(others) + sum(others) / len(others)) / 2 if others else own + prize

    @abstractmethod
    def seats(self, world: World[S, P]) -> tuple[Seat, ...]:
        """All seats of a match."""


def worth_trying(part: Part) -> Iterator[Answer]:
    """All answers of a choice; of what is never enumerated those that are suggested."""
    match part:
        case Choice(offers=offers):
            yield from offers
        case Pick():
            yield from map(part.answer, part.suggest())
        case Amounts():
            yield from map(part.answer, part.suggest())
        case _:
            assert_never(part)
