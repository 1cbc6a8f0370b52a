"""How a level thinks: turns are thought through, the best of them played on in other worlds, and one is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, TypeVar

from typing_extensions import override

from rules.core.player import Player
from rules.core.rng import Rng
from rules.core.steps import InPlay, Position
from rules.players.halving import best_of
from rules.players.turns import Line, turns_of
from rules.players.world import World

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.seats import Seat
    from rules.players.mind import Mind

S = TypeVar("S", bound=InPlay)
P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class Depth:
    """How thoroughly a level thinks; all of it is counted, nothing is timed.

    Attributes:
        width: Ways that are followed at once within a turn.
        doubt: Points by which it may be wrong about a turn.
        best: Turns that are played on.
        trials: How often turns are played on in all; 0 if it only looks at where they end.
        turns: How many turns they are played on for.
    """

    width: int = 1
    doubt: float = 0.0
    best: int = 1
    trials: int = 0
    turns: int = 0


LONGEST = 200
"""Answers after which a turn that is played on is left."""


class Thinker(Player, Generic[S, P]):
    """A player of one game at one level.

    Args:
        mind: What the game teaches.
        depth: How thoroughly it thinks.
    """

    def __init__(self, mind: Mind[S, P], depth: Depth) -> None:
        self._mind = mind
        self._depth = depth

    @override
    def think(self, world: str, seat: Seat, seed: bytes) -> tuple[str, ...]:
        rules = self._mind.rules
        known = World(rules, rules.codec.state.validate_json(world), seed)
        own = known.redrawn(seat, b"own/" + seed)
        return tuple([rules.write(answer) for answer in self._chosen(own, seat, Rng(b"doubt/" + seed), seed)])

    def _chosen(self, own: World[S, P], seat: Seat, rng: Rng, seed: bytes) -> tuple[Answer, ...]:
        depth = self._depth
        lines = turns_of(self._mind, own, seat, depth.width)
        if depth.doubt:
            lines = sorted(lines, key=lambda line: -line.value - depth.doubt * rng.below(1000) / 1000)
        if not depth.trials:
            return lines[0].answers

        @lru_cache(maxsize=1)
        def dealt(deal: int) -> World[S, P]:
            return own.redrawn(seat, seed + b"/deal/%d" % deal)

        def tried(line: Line[S, P], deal: int) -> float:
            return self._played_on(dealt(deal).copy(), seat, line.answers)

        return best_of(lines[: depth.best], tried, depth.trials).answers

    def _played_on(self, world: World[S, P], seat: Seat, answers: tuple[Answer, ...]) -> float:
        """How far ahead a seat is some turns after it has answered like this."""
        for answer in answers:
            world.give(seat, answer)
        rules, rng = self._mind.rules, Rng(b"quick/%d" % world.drawn)
        last = rules.turn(world.state) + self._depth.turns
        for _ in range(LONGEST):
            at = world.asked()
            if at is None or rules.turn(world.state) >= last:
                break
            world.give(at.seat, self._mind.quick(at, rng))
        return self._mind.margin(world, seat)
