"""Automatic players: what a game supplies so that a seat can be played by itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import field
from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.rng import Rng
from rules.core.seats import Seat

if TYPE_CHECKING:
    from rules.core.match import Match

Level: TypeAlias = Literal["apprentice", "trader", "master"]

LEVELS: tuple[Level, ...] = ("apprentice", "trader", "master")
"""The levels, the weakest first."""


def level_of(word: str) -> Level | None:
    """The level that a word names, if it names one."""
    return next((level for level in LEVELS if level == word), None)


class Player(ABC):
    """Someone who plays one game at one level; knows no more of a match than its seat."""

    @abstractmethod
    def think(self, world: str, seat: Seat, seed: bytes) -> tuple[str, ...]:
        """Answers that a seat gives one after the other: its turn, as far as nothing is drawn.

        The same arguments always lead to the same answers, whoever is asked and how fast the machine is.

        Args:
            world: The position as the seat may know it, as `Match.world_for` wrote it.
            seed: What all chance in it comes from; never the seed of the match.

        Returns:
            The answers in notation, at least one.
        """


@frozen
class Task:
    """What a player is to think about: all that it gets of a match. See `Player.think`."""

    world: str = field(repr=False)
    seat: Seat
    seed: bytes = field(repr=False)


def lasting(chance: bytes) -> bytes:
    """What is the same in the seeds of all thoughts of a player in a match. See `task_in`."""
    return chance.rpartition(b"/")[0]


def task_in(match: Match, seat: Seat, seed: bytes) -> Task:
    """What a player has to think about in a match: no more than its seat may know.

    Args:
        match: The match; it stays as it is.
        seed: Of the player at this seat, for the whole match.
    """
    chance = seed + b"/%d" % match.revision
    return Task(match.world_for(seat, Rng(b"world/" + chance)), seat, chance)


def answers_of(player: Player, match: Match, seat: Seat, seed: bytes) -> tuple[str, ...]:
    """What a player answers in a match: only what its seat may know reaches it.

    Args:
        match: The match; it stays as it is.
        seed: Of the player at this seat, for the whole match.
    """
    task = task_in(match, seat, seed)
    return player.think(task.world, task.seat, task.seed)


class Seated:
    """A player at a seat of a match, who gives one answer after the other.

    Args:
        player: Who plays.
        seat: Where.
        seed: Of this player at this seat, for the whole match.
    """

    def __init__(self, player: Player, seat: Seat, seed: bytes) -> None:
        self._player = player
        self._seat = seat
        self._seed = seed
        self._plan: tuple[str, ...] = ()
        self._due = -1

    def answer(self, match: Match) -> str:
        """What the seat answers now, in notation: the next of its turn, or the first of a new thought."""
        if self.must_think(match):
            self._plan = answers_of(self._player, match, self._seat, self._seed)
        first, *rest = self._plan
        self._plan, self._due = tuple(rest), match.revision + 1
        return first

    def must_think(self, match: Match) -> bool:
        """Whether nothing is thought out for now: the turn is new, or something was drawn, or taken back."""
        moves = match.standing_moves
        return not self._plan or match.revision != self._due or (bool(moves) and moves[-1].drew)
