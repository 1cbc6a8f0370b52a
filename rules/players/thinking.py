"""How a level thinks: turns are thought through, the best of them played on in other worlds, and one is chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Generic, TypeVar

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.player import Player
from rules.core.rng import Rng
from rules.core.step import InPlay, Position
from rules.players.halving import ranked
from rules.players.turns import Line, turns_of
from rules.players.world import World

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.seats import Seat
    from rules.players.mind import Mind

S = TypeVar("S", bound=InPlay)
P = TypeVar("P", bound=Position)


@frozen
class Depth:
    """How thoroughly a level thinks; all of it is counted, nothing is timed.

    Attributes:
        width: Ways that are followed at once within a turn.
        doubt: Points by which it may be wrong about a turn.
        best: Turns that are played on.
        trials: How often turns are played on in all; 0 if it only looks at where they end.
        rounds: How many more rounds they are played on for, one's own next turn the last.
    """

    width: int = 1
    doubt: float = 0.0
    best: int = 1
    trials: int = 0
    rounds: int = 0


LONGEST = 200
"""Turns, and parts of turns between draws, after which a turn that is played on is left."""


class Thinker(Player, Generic[S, P]):
    """A player of one game at one level.

    Attributes:
        mind: What the game teaches.

    Args:
        mind: What the game teaches.
        depth: How thoroughly it thinks.
    """

    def __init__(self, mind: Mind[S, P], depth: Depth) -> None:
        self.mind = mind
        self._depth = depth

    @override
    def think(self, world: str, seat: Seat, seed: bytes) -> tuple[str, ...]:
        best = self.ways(self.known(world, seat, seed), seat, seed)[0]
        return tuple([self.mind.rules.write(answer) for answer in best.answers])

    def known(self, world: str, seat: Seat, seed: bytes) -> World[S, P]:
        """A position as a player imagines it, from what its seat may know. See `Player.think`."""
        rules = self.mind.rules
        return World(rules, rules.codec.state.validate_json(world), seed).redrawn(seat, b"own/" + seed)

    def ways(self, own: World[S, P], seat: Seat, seed: bytes) -> list[Line[S, P]]:
        """The turns that a seat might take, the one that it takes first.

        Args:
            own: The position as the player imagines it.
            seed: What all chance in it comes from.
        """
        depth, rng = self._depth, Rng(b"doubt/" + seed)
        lines = turns_of(self.mind, own, seat, depth.width)
        if depth.doubt:
            lines = sorted(lines, key=lambda line: -line.value - depth.doubt * rng.below(1000) / 1000)
        if not depth.trials:
            return lines

        @lru_cache(maxsize=1)
        def dealt(deal: int) -> World[S, P]:
            return own.redrawn(seat, seed + b"/deal/%d" % deal)

        def tried(line: Line[S, P], deal: int) -> float:
            return self._played_on(dealt(deal).copy(), seat, line.answers)

        return [*ranked(lines[: depth.best], tried, depth.trials), *lines[depth.best :]]

    def _played_on(self, world: World[S, P], seat: Seat, answers: tuple[Answer, ...]) -> float:
        """How far ahead a seat is some rounds after these answers, if everyone takes the best turn in sight.

        Args:
            world: Where it answers; it belongs to this call alone.
        """
        mind, turn = self.mind, self.mind.rules.turn
        last = turn(world.state) + 1 + self._depth.rounds * len(mind.seats(world))
        for answer in answers:
            world.give(seat, answer)
        for _ in range(LONGEST):
            position = world.asked()
            if position is None or turn(world.state) >= last:
                break
            world = turns_of(mind, world, position.seat, width=1)[0].world
        return mind.margin(world, seat)
