"""What a game must supply to be played here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from pydantic import TypeAdapter

from rules.core.log import Entry
from rules.core.seats import Seat
from rules.core.table import Event, View

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from rules.core.advice import Adviser
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.labels import Label
    from rules.core.match import Match
    from rules.core.player import Level, Player
    from rules.core.reasons import Reason
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.core.uses import Usable, Use

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V_co = TypeVar("V_co", bound=View, covariant=True)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made in the lobby, such as the edition.

    Attributes:
        key: Its id.
        values: Ids of what may be chosen.
        default: What stands until someone chooses: the ids, joined by commas where several may stand.
        many: Whether several values may stand together.
        alone: Whether it matters only to one who plays alone.
    """

    key: str
    values: tuple[str, ...]
    default: str
    many: bool = False
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """All that makes a match what it is, before the first answer.

    Attributes:
        game: Key of the game.
        seats: Number of seats.
        options: Key and value of each option, sorted by key.
        seed: What the dice come from; secret until the end.
    """

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Result:
    """A seat's place at the end.

    Attributes:
        seat: Whose.
        points: Points by the rulebook.
        place: 1 is best; shared places are equal.
    """

    seat: Seat
    points: int
    place: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a match against the rulebook's own opponent ended.

    Attributes:
        won: Whether it was won.
        rank: Id of the rank reached; with the game's key its words (``<game>-rank-<rank>``).
    """

    won: bool
    rank: str


@dataclass(frozen=True, slots=True)
class Codec(Generic[S, E]):
    """How a game's state and log are written down and read again."""

    state: TypeAdapter[S]
    entry: TypeAdapter[Entry[E]]


class Rules(Protocol[S, E, V_co]):
    """The rules of one game with one set of component tables; only `match` talks to them."""

    @property
    def version(self) -> int:
        """Version of the rules; another version may lead to another state."""
        ...

    @property
    def codec(self) -> Codec[S, E]:
        """How state and log are stored."""
        ...

    def deal(self, seats: int, options: Mapping[str, str], table: Table[E]) -> S:
        """Set up the match up to its first question."""
        ...

    def questions(self, state: S) -> tuple[Question, ...]:
        """What is asked now, at most one question a seat; empty when the match is over."""
        ...

    def read(self, state: S, seat: Seat, text: str) -> Answer:
        """Understand a typed answer of a seat that is asked.

        Raises:
            IllegalAction: It is not understood, ambiguous, or refused by the rules.
        """
        ...

    def parse(self, text: str) -> Answer:
        """The answer of a canonical notation, whatever the position; what is redacted comes as `Redacted`."""
        ...

    def write(self, answer: Answer) -> str:
        """Notation of an answer; `read` understands it again."""
        ...

    def refuse(self, state: S, seat: Seat, answer: Answer) -> Reason | None:
        """Why a seat that is asked cannot answer like this, or None."""
        ...

    def play(self, state: S, seat: Seat, answer: Answer, table: Table[E]) -> str | None:
        """Carry out a legal answer, and all that follows by itself.

        Returns:
            What others read of it if it is secret when it is given, e.g. ``keep ?``; None if they may read it.
        """
        ...

    def turn(self, state: S) -> int:
        """Turns ended so far; when it grows, the table sees what was done."""
        ...

    def view(self, state: S, audience: Seat | None) -> V_co:
        """What an audience sees."""
        ...

    def resample_hidden(self, state: S, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown."""
        ...

    def results(self, state: S) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""
        ...

    def verdict(self, state: S) -> Verdict | None:
        """Won or lost against the rulebook's opponent, at the end; None before it, or where seats have places."""
        ...

    def end_reason(self, state: S) -> str | None:
        """Id of the condition that ended the match."""
        ...

    def violations(self, state: S) -> Sequence[str]:
        """What in a state cannot be: pieces lost or doubled, numbers below zero."""
        ...


class Book(ABC):
    """A game with its component tables: what deals matches and takes them up again."""

    @property
    @abstractmethod
    def version(self) -> int:
        """Version of its rules."""

    @abstractmethod
    def deal(self, setup: Setup) -> Match:
        """Deal a new match."""

    @abstractmethod
    def resume(self, setup: Setup, entries: Sequence[str], snapshot: str) -> Match:
        """Take up a stored match.

        Args:
            setup: As dealt.
            entries: Its log, each entry as `Match.dump_entry` wrote it.
            snapshot: As `Match.dump` wrote it.
        """


class Game(ABC):
    """A game that can be hosted.

    Attributes:
        key: Its id in commands, folders and texts.
        seats: Fewest and most seats.
        colours: Ids of the seats' colours.
        options: What the lobby lets people choose.
        tables: Shape of its component tables; the loader validates them against it.
        data: Folder of its component tables. Rules only name it; the loader reads it.
        aims: What play-outs may aim at, each an end or a rare rule.
        hands: Whether seats hold cards that others do not see; without them there is no *My hand* and no DM.
        automatic: Whether there are automatic players: `players` gives one for each level.
    """

    key: str
    seats: tuple[int, int]
    colours: tuple[str, ...]
    options: tuple[Option, ...]
    tables: TypeAdapter[Any]
    data: Path
    aims: tuple[str, ...]
    hands: bool = True
    automatic: bool = False

    def refuse_setup(self, seats: int, options: Mapping[str, str]) -> Label | None:  # noqa: ARG002 - most go together
        """Why these options cannot be played by so many seats, or with each other; None if they can."""
        return None

    def opponent(self, seats: int, options: Mapping[str, str]) -> str | None:  # noqa: ARG002 - few games have one
        """Id of the rulebook's own opponent, who is asked nothing and still acts; None if only seats play.

        With the game's key its name (``<game>-opponent-<id>``). In labels and pictures it is the seat behind the last.
        """
        return None

    @abstractmethod
    def with_tables(self, tables: object) -> Book:
        """Give the rules their cards, tiles and boards.

        Args:
            tables: Validated component tables, as `tables` shapes them.
        """

    @abstractmethod
    def coverage(self, tables: object) -> frozenset[str]:
        """Names of all cards, areas, effects, ends and rulings that play-outs should touch."""

    def coverage_in(self, tables: object, setup: Setup) -> frozenset[str]:  # noqa: ARG002
        """Those of the names that can come up with these seats and options; all of them if none depends on that."""
        return self.coverage(tables)

    @abstractmethod
    def prefer(self, question: Question, view: View, aim: str, rng: Rng) -> Answer:
        """Answer that a play-out gives when it aims at one thing; knows no more than its seat."""

    def players(self, tables: object) -> Mapping[Level, Player]:  # noqa: ARG002 - someone must have taught them
        """Automatic players by level; none if no one plays this game by himself.

        Args:
            tables: Validated component tables, as `tables` shapes them.
        """
        return {}

    def adviser(self, tables: object) -> Adviser | None:  # noqa: ARG002 - someone must have taught them
        """Who advises turns of this game; no one where no one plays it by himself.

        Args:
            tables: Validated component tables, as `tables` shapes them.
        """
        return None

    def rounds(self, match: Match) -> int:
        """Rounds that were begun in a match: a turn of each seat, unless the rulebook counts otherwise."""
        return -(-match.turn // match.setup.seats)

    def uses(self, told: Iterable[Event]) -> Iterable[Use]:  # noqa: ARG002 - for games whose numbers are looked at
        """What was used of cards, technologies and tiles, each time once; nothing if no one counts it.

        Args:
            told: What was told of a match, to one seat alone too.
        """
        return ()

    def usable(self, tables: object, setup: Setup) -> Usable:  # noqa: ARG002 - for games whose numbers are looked at
        """All that `uses` may name in a match with these seats and options.

        Args:
            tables: Validated component tables, as `tables` shapes them.
            setup: The match.
        """
        return {}

    @abstractmethod
    def standing(self) -> tuple[tuple[str, Label], ...]:
        """Answers that may be given once and for all, with their words; empty if there are none."""
