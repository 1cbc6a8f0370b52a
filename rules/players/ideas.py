"""Players of one idea: they make much of one thing, and the simplest of them look at no one else."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypeVar

from typing_extensions import override

from rules.core.player import Player, lasting
from rules.core.rng import Rng
from rules.core.step import InPlay, Position
from rules.players.mind import Mind, Option
from rules.players.thinking import Thinker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rules.core.seats import Seat
    from rules.players.thinking import Depth
    from rules.players.world import World

S = TypeVar("S", bound=InPlay)
P = TypeVar("P", bound=Position)

Idea: TypeAlias = "Callable[[P], float]"
"""Points that a position has more in the eyes of whoever follows it."""


class Leaning(Mind[S, P]):
    """What a game teaches someone who makes much of one thing.

    Args:
        mind: What the game teaches.
        idea: What is made much of.
    """

    def __init__(self, mind: Mind[S, P], idea: Idea[P]) -> None:
        self.rules = mind.rules
        self._mind = mind
        self._idea = idea

    @override
    def worth(self, position: P) -> float:
        return self._mind.worth(position) + self._idea(position)

    @override
    def options(self, position: P) -> list[Option]:
        return self._mind.options(position)

    @override
    def kind(self, answers: Option) -> object:
        return self._mind.kind(answers)

    @override
    def seats(self, world: World[S, P]) -> tuple[Seat, ...]:
        return self._mind.seats(world)


class Beginning(Leaning[S, P]):
    """The same, where what a turn brings others, or spoils for them, is not looked at."""

    @override
    def margin(self, world: World[S, P], seat: Seat) -> float:
        return self.worth(self.rules.position(world.state, seat))


class OfOneIdea(Player):
    """Follows one of several ideas all match long: which one, the seed and the seat say.

    Args:
        ways: A player of each idea.
    """

    def __init__(self, ways: Sequence[Player]) -> None:
        self._ways = tuple(ways)

    def way(self, seat: Seat, seed: bytes) -> Player:
        """Whose idea is followed at a seat.

        Args:
            seed: Of any thought in the match.
        """
        return self._ways[Rng(b"idea/%d/" % seat + lasting(seed)).below(len(self._ways))]

    @override
    def think(self, world: str, seat: Seat, seed: bytes) -> tuple[str, ...]:
        return self.way(seat, seed).think(world, seat, seed)


def beginner(mind: Mind[S, P], ideas: Iterable[Idea[P]], depth: Depth) -> Player:
    """Someone who follows one of some ideas and looks at no one else."""
    return OfOneIdea([Thinker(Beginning(mind, idea), depth) for idea in ideas])
