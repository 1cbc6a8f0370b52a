"""A game with its component tables: where its matches come from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.match import Match
    from rules.core.setup import Setup

S = TypeVar("S", default=Any)


class Book(ABC, Generic[S]):
    """A game with its component tables: what deals matches and takes them up again. `Book` alone is any game's."""

    @property
    @abstractmethod
    def version(self) -> int:
        """Version of its rules."""

    @abstractmethod
    def deal(self, setup: Setup) -> Match:
        """Deal a new match."""

    @abstractmethod
    def at(self, setup: Setup, state: S) -> Match:
        """Begin a match at a position that was laid, for tests, tools and repair.

        Args:
            setup: As if it had been dealt; nothing of it is dealt.
            state: The position, with the question that is asked on top of its stack; it stays as it is.

        Returns:
            A match whose log begins with the position: no one can go back before it, and replay starts from it.
        """

    @abstractmethod
    def imagined(self, setup: Setup, world: str) -> Match:
        """Begin a match at a position as one seat may know it, with nothing of what came before.

        Args:
            setup: As if it had been dealt; nothing of it is dealt.
            world: As `Match.world_for` wrote it.
        """

    @abstractmethod
    def resume(self, setup: Setup, entries: Sequence[str], snapshot: str) -> Match:
        """Take up a stored match.

        Args:
            setup: As dealt.
            entries: Its log, each entry as `Match.dump_entry` wrote it.
            snapshot: As `Match.dump` wrote it.
        """

    @abstractmethod
    def follow(self, setup: Setup, entries: Sequence[str], snapshot: str) -> Match:
        """Take up a stored match whose position is lost: it is played again by its log.

        Args:
            setup: As dealt.
            entries: Its log, each entry as `Match.dump_entry` wrote it.
            snapshot: What is left of what `Match.dump` wrote.

        Raises:
            IllegalAction: These rules refuse an answer of the log.
            ValueError: The position was that of a longer log: its end is missing.
        """
