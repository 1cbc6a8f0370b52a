"""What a game must supply to be played here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from rules.core.playouts import any_of
from rules.core.running.book import RuleBook
from rules.core.setup import Setup
from rules.core.table import Event, View
from rules.core.uses import Use

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from pydantic import TypeAdapter

    from rules.core.advice import Adviser
    from rules.core.answers import Answer
    from rules.core.book import Book
    from rules.core.decisions import Question, StandingQuestion
    from rules.core.labels import Label
    from rules.core.lesson import Scene
    from rules.core.match import Match
    from rules.core.player import Level, Player
    from rules.core.rng import Rng
    from rules.core.rules import Rules
    from rules.core.seats import Seat
    from rules.core.setup import Option
    from rules.core.targets import Target
    from rules.core.uses import Counted, Usable

T = TypeVar("T", default=Any)
R = TypeVar("R", bound="Rules[Any, Any, Any]", default=Any)
V = TypeVar("V", bound=View, default=Any)


class Game(ABC, Generic[T, R, V]):
    """A game that can be hosted, with the type of its component tables, of its rules and of its views.

    Tables come validated from the loader, views from a match of the game. `Game` alone means any game.

    Attributes:
        key: Its id in commands, folders and texts.
        seats: Fewest and most seats.
        colours: Ids of the seats' colours.
        options: What the lobby lets people choose.
        tables: Shape of its component tables; the loader validates them against it.
        data: Folder of its component tables. Rules only name it; the loader reads it.
        counts: How many of something the rulebook says are in the box, by where they stand in the tables
            (``orders.order``, rows; ``tokens.token.count``, the sum of a column).
        aims: What play-outs may aim at, each an end or a rare rule.
        hands: Whether seats hold cards that others do not see; without them there is no *My hand* and no DM.
        fees: Whether others can raise what a turn costs; `fee` finds it in events.
        automatic: Whether there are automatic players: `players` gives one for each level.
        targets: What figures of matches between automatic players should be.
        taught: Whether it has a lesson: `lesson` gives its scenes.
    """

    key: str
    seats: tuple[int, int]
    colours: tuple[str, ...]
    options: tuple[Option, ...] = ()
    tables: TypeAdapter[T]
    data: Path
    counts: Mapping[str, int] = MappingProxyType({})
    aims: tuple[str, ...]
    hands: bool = True
    fees: bool = False
    automatic: bool = False
    targets: tuple[Target, ...] = ()
    taught: bool = False

    def refuse_setup(self, seats: int, options: Mapping[str, str]) -> Label | None:  # noqa: ARG002 - most go together
        """Why these options cannot be played by so many seats, or with each other; None if they can."""
        return None

    def setup(self, seats: int, seed: bytes, options: Mapping[str, str] = MappingProxyType({})) -> Setup:
        """A match with these options, and with the default of all others."""
        chosen = {option.key: options.get(option.key, option.default) for option in self.options}
        return Setup(self.key, seats, tuple(sorted(chosen.items())), seed)

    def opponent(self, seats: int, options: Mapping[str, str]) -> str | None:  # noqa: ARG002 - few games have one
        """Id of the rulebook's own opponent, who is asked nothing and still acts; None if only seats play.

        With the game's key its name (``<game>-opponent-<id>``). In labels and pictures it is the seat behind the last.
        """
        return None

    @abstractmethod
    def rules(self, tables: T) -> R:
        """The rules with their cards, tiles and boards."""

    def with_tables(self, tables: T) -> Book:
        """What deals matches with these cards, tiles and boards."""
        return RuleBook(self.rules(tables))

    @abstractmethod
    def coverage(self, tables: T) -> frozenset[str]:
        """Names of all cards, areas, effects, ends and rulings that play-outs should touch."""

    def coverage_in(self, tables: T, setup: Setup) -> frozenset[str]:  # noqa: ARG002
        """Those of the names that can come up with these seats and options; all of them if none depends on that."""
        return self.coverage(tables)

    def prefer(self, question: Question, view: V, aim: str, rng: Rng) -> Answer:  # noqa: ARG002 - chance has no aim
        """Answer that a play-out gives when it aims at one thing; knows no more than its seat. Any one, unless said."""
        return any_of(question.parts[0], rng)

    def players(self, tables: T) -> Mapping[Level, Player]:  # noqa: ARG002 - not every game has them
        """Automatic players by level; none if the game has none."""
        return {}

    def adviser(self, tables: T) -> Adviser | None:  # noqa: ARG002 - not every game has one
        """The adviser of this game's turns; None if the game has no automatic players."""
        return None

    def lesson(self, tables: T) -> tuple[Scene, ...]:  # noqa: ARG002 - not every game has one
        """The scenes of its lesson, if it has one; step ``n`` of all is told by ``<game>-lesson-<n>``."""
        return ()

    def rounds(self, match: Match, view: V) -> int:  # noqa: ARG002 - for games that count otherwise
        """Rounds begun in a match: a turn of each seat, unless the rulebook counts otherwise."""
        return -(-match.turn // match.setup.seats)

    def turns_left(self, view: V, seat: Seat) -> int | None:  # noqa: ARG002 - not every game says so
        """Turns a seat will still have, the one it is having included; None as long as no one can know."""
        return None

    def counted(self, event: Event) -> tuple[Counted, ...]:  # noqa: ARG002 - for games whose numbers are looked at
        """What an event counts as: uses of cards and tiles, points by source; nothing if no one counts it."""
        return ()

    def fee(self, event: Event) -> tuple[int, Event]:
        """How much of an event is a fee that others can raise until one's turn, and the event without it."""
        return 0, event

    def uses(self, told: Iterable[Event]) -> Iterable[Use]:
        """What was used of cards, technologies and tiles, each time once.

        Args:
            told: What was told of a match, to one seat alone too.
        """
        return [one for event in told for one in self.counted(event) if isinstance(one, Use)]

    def usable(self, tables: T, setup: Setup) -> Usable:  # noqa: ARG002 - for games whose numbers are looked at
        """All that `uses` may name in a match with these seats and options."""
        return {}

    def there(self, view: V) -> Usable:  # noqa: ARG002 - in some games all is always there
        """By kind, what of all that is `usable` a seat sees within reach; nothing of kinds of which all always is."""
        return {}

    def standing(self) -> tuple[StandingQuestion, ...]:
        """The questions that may be answered once and for all; empty if there are none."""
        return ()
