"""What the rules of a game must supply to be played here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from rules.core.table import Event, View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.answers import Answer
    from rules.core.codec import Codec
    from rules.core.corrections import Correction, Stated
    from rules.core.decisions import Question
    from rules.core.reasons import Reason
    from rules.core.results import Result, Verdict
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.core.table import Table

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V_co = TypeVar("V_co", bound=View, covariant=True)


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

    def asked(self, state: S) -> tuple[Seat, ...]:
        """Who is asked now; no one when the match is over."""
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

    def turn_of(self, state: S) -> Seat | None:
        """Whose turn it is; None between turns and when the match is over."""
        ...

    def begin_turn(self, state: S, seat: Seat, table: Table[E]) -> bool:
        """Let the turn of a seat begin in a state, as if the turns before it had brought nothing.

        Returns:
            Whether the seat is asked then. Nothing of it is foreseen between turns, in the seat's own turn, where it
            has none any more, and where dice decide how it begins.
        """
        ...

    def view(self, state: S, audience: Seat | None) -> V_co:
        """What an audience sees."""
        ...

    def resample_hidden(self, state: S, seat: Seat | None, rng: Rng) -> None:
        """Deal again everything that an audience is not shown."""
        ...

    def results(self, state: S) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""
        ...

    def end_early(self, state: S) -> None:
        """End a match before its end: what stands is scored."""
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

    def stated(self, state: S, seats: int) -> tuple[Stated, ...]:
        """The facts that a table may set right, and what each can be set to; none between turns."""
        ...

    def correct(self, state: S, correction: Correction) -> None:
        """Set one of them right, to a value that it can be set to."""
        ...
