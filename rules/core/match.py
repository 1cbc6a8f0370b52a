"""A match: seed and log on one side, the position they lead to on the other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.log import CHANGES, Move, Repair
from rules.core.table import Event, EventRecord, View

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from rules.core.answers import Answer
    from rules.core.corrections import Stated
    from rules.core.decisions import Question
    from rules.core.log import AnyEntry, Checkpoint, Undo
    from rules.core.results import Result, Verdict
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.core.setup import Setup


@frozen
class Line:
    """What became of a typed line.

    Attributes:
        match: The match after the moves that were carried out; the one before is as it was.
        moves: Entries that were made.
        rest: What was not read, because cards were drawn or someone else is asked.
    """

    match: Match
    moves: tuple[Move[Event], ...]
    rest: tuple[str, ...]


class Match(ABC):
    """A match as everything outside the rules may handle it.

    Attributes:
        setup: All that made it.
    """

    setup: Setup

    @property
    @abstractmethod
    def revision(self) -> int:
        """Number of log entries; it only grows."""

    @property
    @abstractmethod
    def version(self) -> int:
        """Version of the rules it is played by now."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """Turns ended so far; when it grows, the table sees what was done."""

    @property
    @abstractmethod
    def turn_of(self) -> Seat | None:
        """Whose turn it is; None between turns and when the match is over."""

    @property
    @abstractmethod
    def entries(self) -> Sequence[AnyEntry[Event]]:
        """The whole log."""

    @property
    @abstractmethod
    def standing_moves(self) -> Sequence[Move[Event]]:
        """The answers that still stand, without what was undone."""

    @abstractmethod
    def entry_numbers(self, first: int) -> Sequence[int]:
        """The numbers in the log of the answers that still stand, from the ``first``-th of them on."""

    @property
    @abstractmethod
    def published(self) -> int:
        """Number of standing answers that the table has been shown; a turn in the making is private."""

    @abstractmethod
    def opening(self) -> tuple[EventRecord[Event], ...]:
        """What was told while it was dealt, before the first answer."""

    @abstractmethod
    def questions(self) -> tuple[Question, ...]:
        """What is asked now, at most one question a seat; empty when the match is over."""

    @abstractmethod
    def questions_shown(self) -> tuple[Question, ...]:
        """What everyone may know to be asked: the same seats, but no step of a turn in the making."""

    @abstractmethod
    def asked_since(self, seat: Seat) -> int:
        """Revision at which the present question of a seat came up."""

    @abstractmethod
    def play(self, seat: Seat, text: str) -> Move[Event]:
        """Carry out one answer.

        Raises:
            NotAsked: The seat is not asked anything.
            IllegalAction: The rules refuse it; nothing has changed.
        """

    @abstractmethod
    def give(self, seat: Seat, answer: Answer) -> Move[Event]:
        """Carry out one answer that needs no reading.

        Raises:
            NotAsked: The seat is not asked anything.
            IllegalAction: The rules refuse it; nothing has changed.
        """

    @abstractmethod
    def answer_of(self, move: Move[Event], reader: Seat | None) -> Answer:
        """The answer of a move as a reader may know it: one's own, and of others what is open."""

    @abstractmethod
    def play_line(self, seat: Seat, texts: Sequence[str]) -> Line:
        """Carry out several answers on a copy, up to the first that draws or asks another seat.

        A draw that leaves nothing to do but to end the turn stops nothing.

        Raises:
            NotAsked: The seat is not asked anything.
            IllegalAction: One of the answers read is refused; then none is carried out.
        """

    @abstractmethod
    def ahead(self, seat: Seat, seed: bytes) -> Match | None:
        """A private copy in which the next turn of a seat begins, as if those before it brought nothing.

        It begins with what the table was shown, all that the seat is not shown dealt anew. Its log begins there, and
        its dice are others.

        Args:
            seed: What the dealing and those dice come from; nothing of the match's own.

        Returns:
            None where nothing of that turn can be foreseen; see `rules.core.rules.Rules.begin_turn`.
        """

    @abstractmethod
    def foresee(self, seat: Seat, text: str) -> Move[Event]:
        """What an answer would do, told to its seat as far as to the first draw; nothing is carried out.

        An answer that only ends the turn tells nothing: what follows is others' business.

        Raises:
            NotAsked: The seat is not asked anything.
            IllegalAction: The rules refuse it.
        """

    @abstractmethod
    def write_foreseen(self, move: Move[Event]) -> str:
        """Something foreseen as JSON."""

    @abstractmethod
    def read_foreseen(self, text: str) -> Move[Event]:
        """Something foreseen that was written by `write_foreseen`."""

    @abstractmethod
    def view(self, audience: Seat | None) -> View:
        """What an audience sees: a turn in the making only if it is its own."""

    def is_shown(self, audience: Seat | None) -> bool:
        """Whether an audience is shown the position as it is: a turn in the making is shown to its maker alone."""
        making = self.standing_moves[self.published :]
        return not making or making[0].seat == audience

    @abstractmethod
    def view_after(self, audience: Seat | None, moves: int) -> View:
        """What an audience saw after so many of the standing answers."""

    @abstractmethod
    def earliest(self) -> int:
        """Number of standing answers before which nothing can be played again."""

    @abstractmethod
    def stood(self, turns: Iterable[tuple[int, int]]) -> Iterator[Match]:
        """The match as it stood before and after each of some turns; all is played once.

        Where a fact was set right between two turns, the one before ends without that, and the next one begins with it.

        Args:
            turns: How many of the standing answers came before a turn, and how many had come at its end; in rising
                order, none before `earliest`.

        Yields:
            The match as it was shown then, without what was undone: one object, which goes on with the next number.
        """

    @abstractmethod
    def base(self) -> int:
        """Number of standing answers before which no one can go back: a position was laid there, not played."""

    @abstractmethod
    def floor(self, seat: Seat, automatic: Collection[Seat] = ()) -> int:
        """Number of standing answers that a seat cannot take back alone.

        Args:
            automatic: Seats whose answers go with them, because no person gave them.
        """

    @abstractmethod
    def take_back(self, seat: Seat, to: int, automatic: Collection[Seat] = ()) -> Undo:
        """Go back to the point where ``to`` answers stand; see `floor`.

        Raises:
            CannotGoBack: That is below the seat's floor, or not in the past.
        """

    @abstractmethod
    def go_back(self, proposer: Seat, to: int) -> Undo:
        """Go back below the floor, all seats having agreed; the same draws then come again.

        Raises:
            CannotGoBack: That is not in the past.
        """

    @abstractmethod
    def stated(self) -> tuple[Stated, ...]:
        """The facts that the table may set right, as everyone was shown them; none while a turn is under way."""

    @abstractmethod
    def repair(self, repair: Repair) -> None:
        """Repair the match. That is a line of the log, and what it makes of the position is the next one.

        A turn in the making is lost where a fact is set right.

        Raises:
            CannotGoBack: So many answers do not stand, or no replay leads there.
            CannotCorrect: The fact cannot be set right like that.
            IllegalAction: These rules refuse an answer that is played again.
        """

    @property
    def adjusted(self) -> bool:
        """Whether a repair has ever changed its position: then it counts nowhere."""
        return any(isinstance(entry, Repair) and entry.act in CHANGES for entry in self.others())

    @abstractmethod
    def others(self) -> Sequence[AnyEntry[Event]]:
        """The lines of the log that are no answers."""

    @abstractmethod
    def results(self) -> tuple[Result, ...] | None:
        """Places, best first, or None while the match runs."""

    @abstractmethod
    def ended_early(self) -> Match:
        """A copy that ends as the table was last shown it: over, with what stands scored by the rules."""

    @abstractmethod
    def verdict(self) -> Verdict | None:
        """Won or lost against the rulebook's opponent, at the end; None while it runs or where seats have places."""

    def winners(self) -> tuple[Seat, ...]:
        """Who has won: the best, who may be several, or no one."""
        verdict, results = self.verdict(), self.results() or ()
        if verdict is not None and not verdict.won:
            return ()
        return tuple(result.seat for result in results if result.place == 1)

    @abstractmethod
    def end_reason(self) -> str | None:
        """Id of the condition of the rulebook that ended the match."""

    @abstractmethod
    def violations(self) -> Sequence[str]:
        """What in the position cannot be."""

    @abstractmethod
    def resampled_for(self, seat: Seat | None, rng: Rng) -> Match:
        """A copy in which everything that an audience is not shown has been dealt again."""

    @abstractmethod
    def world_for(self, seat: Seat, rng: Rng) -> str:
        """The position as JSON in which all that a seat is not shown was dealt anew; nothing of what was before.

        Whatever is hidden now, the same dice lead to the same text.
        """

    @abstractmethod
    def replayed(self) -> Match:
        """The same match played again from its seed and log.

        Raises:
            IllegalAction: These rules refuse an answer of the log.
        """

    @abstractmethod
    def checkpoint(self) -> Checkpoint:
        """Make the present position the point from which undo and replay start."""

    @abstractmethod
    def dump(self) -> str:
        """The position as JSON."""

    @abstractmethod
    def dump_entry(self, number: int) -> str:
        """Entry ``number`` of the log as JSON."""

    @abstractmethod
    def copy(self) -> Match:
        """A match that goes its own way from here."""

    @property
    @abstractmethod
    def touched(self) -> frozenset[str]:
        """Rules, cards and rulings that came up since this object was made."""
