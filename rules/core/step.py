"""Steps: what lies on the stack of a match, each with its rule: what may be answered, why not, and what follows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar, final

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.cloning import clone
from rules.core.decisions import Choice
from rules.core.deferred import DEFERRED
from rules.core.seats import Seat
from rules.core.table import Event

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Self

    from rules.core.decisions import Description, Part, Plan, Standing
    from rules.core.grammar import Grammar
    from rules.core.labels import Label
    from rules.core.reasons import Missing, Reason
    from rules.core.table import Table
    from rules.core.words import Names


class Position(ABC):
    """A position as one seat looks at it: what the box contains and what lies on the table.

    Attributes:
        seat: The seat that is asked or answers; the active seat where none is.
    """

    __slots__ = ()

    seat: Seat

    @property
    @abstractmethod
    def active(self) -> Seat:
        """Who acts: whose turn it is, or between turns who is asked alone."""

    @property
    @abstractmethod
    def stack(self) -> list[Any]:
        """What is still to happen, the next `Step` last."""

    @property
    def turn_of(self) -> Seat | None:
        """Whose turn it is; None between turns, as while a match is set up or a round is scored.

        Between turns seats are asked too, and `active` is then who is asked, or who had the last turn.
        """
        return None if any(step.between_turns for step in self.stack) else self.active

    @property
    @abstractmethod
    def names(self) -> Names:
        """Names of what is in play."""

    def then(self, *steps: AnyStep) -> None:
        """Let these steps happen next, in the order given."""
        self.stack.extend(reversed(steps))

    @abstractmethod
    def seen_by(self, seat: Seat) -> Self:
        """The same position, for another seat."""

    @abstractmethod
    def copy(self) -> Self:
        """A copy that can be played on by itself."""


class InPlay:
    """What the state of every game of steps holds; the game's dataclass declares these fields.

    Attributes:
        active: Whose turn it is.
        stack: What is still to happen, the next step last.
        turns: Turns ended so far.
        over: Why the match is over: a literal of the game, or `rules.core.results.EARLY`; None while it runs.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar = DEFERRED

    active: Seat
    stack: list[AnyStep]
    turns: int
    over: Any

    def then(self, *steps: AnyStep) -> None:
        """Let these steps happen next, in the order given."""
        self.stack.extend(reversed(steps))


F = TypeVar("F")
S = TypeVar("S", bound=InPlay)


@dataclass(slots=True)
class PositionOf(Position, Generic[F, S]):
    """A position made of a game's facts and state.

    Attributes:
        facts: What the box contains.
        state: All that lies on the table.
        seat: Who is asked, or answers.
    """

    facts: F
    state: S
    seat: Seat

    @property
    @override
    def active(self) -> Seat:
        return self.state.active

    @property
    @override
    def stack(self) -> list[AnyStep]:
        return self.state.stack

    @override
    def seen_by(self, seat: Seat) -> Self:
        return self.__class__(self.facts, self.state, seat)

    @override
    def copy(self) -> Self:
        return self.__class__(self.facts, clone(self.state), self.seat)


P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Answer)


class Step(ABC, Generic[P, E]):
    """Something that is still to happen: it lies on the stack and is stored with the match.

    Attributes:
        kind: Tag of its class, a literal of its own.
        between_turns: Whether it is no one's turn as long as it lies on the stack.
        refills: Whether it only lays out what later turns may take: what it draws opens nothing for the turn going on.
    """

    __slots__ = ()

    kind: Any
    between_turns: ClassVar[bool] = False
    refills: ClassVar[bool] = False

    @abstractmethod
    def waits(self, position: P) -> bool:
        """Whether someone must be asked before the match goes on."""

    @abstractmethod
    def run(self, position: P, table: Table[E]) -> None:
        """Carry out what needs no answer. The step has been taken off the stack."""


AnyStep: TypeAlias = Step[Any, Any]
"""A step of any game."""


class Run(Step[P, E]):
    """A step that runs by itself."""

    __slots__ = ()

    @final
    @override
    def waits(self, position: P) -> bool:
        return False


class Answerable(ABC, Generic[P, E, A]):
    """The rule of some answers: which are offered, why one is refused, what it does, how it is described.

    Attributes:
        grammar: How they are written and read.
        own_turn: Reason for refusing a side action outside its seat's turn; None if it never comes to that.
    """

    __slots__ = ()

    grammar: ClassVar[Grammar]
    own_turn: ClassVar[Reason | None] = None

    @abstractmethod
    def offers(self, position: P) -> Iterable[A]:
        """Answers that a seat may give, the likeliest first; none that only declines."""

    @abstractmethod
    def refuse(self, position: P, answer: A) -> Reason | None:
        """Why an answer cannot be given, or None if it can. Nothing else knows what is legal."""

    @abstractmethod
    def answer(self, position: P, answer: A, table: Table[E]) -> None:
        """Carry out a legal answer, and take the question that it answers off the stack."""

    @abstractmethod
    def describe(self, position: P, answer: A) -> Description:
        """What a legal answer does, from what its seat may know."""

    def fill(self, position: P, answer: A) -> A:  # noqa: ARG002 - for answers that may be typed in part
        """A typed answer, completed with what was left out.

        Raises:
            IllegalAction: That cannot be told, or nothing fits.
        """
        return answer

    def redact(self, position: P, answer: A) -> str | None:  # noqa: ARG002 - most answers are open
        """What others read of an answer that is secret when it is given, e.g. ``keep ?``; None if they may read it."""
        return None

    def follow(self, answer: A) -> Answer | None:  # noqa: ARG002 - few answers bring a question
        """The answer that was given in the same breath to the question that this one leads to."""
        return None


class Ask(Step[P, E], Answerable[P, E, A]):
    """A question of the rulebook.

    Attributes:
        asks: What is asked, e.g. ``turn``; names the rule that *Rules* explains.
        together: Whether several seats answer at once; then an answer may be changed until it counts.
        ends_turn: Whether every answer hands on the turn.
    """

    __slots__ = ()

    asks: ClassVar[Any]
    together: ClassVar[bool] = False
    ends_turn: ClassVar[bool] = False

    def seats(self, position: P) -> tuple[Seat, ...]:
        """Who is asked."""
        return (position.active,)

    @abstractmethod
    def prompt(self, position: P) -> Label:
        """The question in words."""

    @abstractmethod
    def instead(self, position: P) -> Reason:
        """Reason for refusing an answer to another question: what is asked now."""

    @override
    def waits(self, position: P) -> bool:
        return next(iter(self.offers(position)), None) is not None

    @override
    def run(self, position: P, table: Table[E]) -> None:
        """Pass: nothing can be answered."""
        table.touch(f"passed:{self.kind}")

    def parts(self, position: P) -> tuple[Part, ...]:
        """The alternatives; any one answer of any one of them answers the question."""
        return (self.choice(self.asks, self.offers(position)),)

    def choice(self, part: str, answers: Iterable[A]) -> Choice:
        """Exactly one of some answers."""
        return Choice(part, tuple(answers), self.grammar.write)

    def missing(self, position: P) -> Iterator[Missing]:  # noqa: ARG002 - most questions lack nothing
        """Answers that a player would expect and cannot give, with the reasons."""
        return iter(())

    def no_more(self, position: P) -> A | None:  # noqa: ARG002 - few questions have such an answer
        """The answer that means "no more", if there is one and it draws nothing."""
        return None

    def given(self, position: P) -> A | None:  # noqa: ARG002 - for questions to several seats
        """The seat's own answer that does not count yet."""
        return None

    def standing(self, position: P) -> tuple[Standing, ...]:  # noqa: ARG002 - few questions have any
        """Answers that may be given once and for all."""
        return ()

    def plans(self, position: P) -> Iterable[Plan]:  # noqa: ARG002 - few questions can be answered with those that follow
        """Several answers in a row that lead somewhere, in an order that never varies."""
        return ()


class SideAction(Answerable[P, E, A]):
    """What a seat may do in its own turn besides answering, whatever it is asked; the question stays.

    Attributes:
        decides: Whether it is something to decide where only the end of the turn is left.
    """

    __slots__ = ()

    decides: ClassVar[bool] = True
