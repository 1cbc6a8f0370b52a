"""The log of a running match, what of it stands, and where it can be played again from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from rules.core.log import Checkpoint, Logged, Move, Undo, standing
from rules.core.running.snapshot import LANDMARKS, Landmark, Snapshot
from rules.core.table import Event

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rules.core.log import Repair
    from rules.core.seats import Seat

E = TypeVar("E", bound=Event)


class History(Generic[E]):
    """What has happened in a match, without the position that it led to.

    Attributes:
        lines: The log.
        stands: Its answers that still stand.
        start: The position from which replay starts; None is the deal.
        published: Number of standing answers that the table has been shown.
        since: By seat, the length of the log at which its present question came up.
        landmarks: Positions that everyone was shown, oldest first.
    """

    __slots__ = ("landmarks", "lines", "published", "since", "stands", "start")

    def __init__(self, seats: int, lines: list[Logged[E]] | None = None) -> None:
        """Begin a history, or take one up that everyone has been shown.

        Args:
            seats: How many play.
            lines: The log so far.
        """
        self.lines = [] if lines is None else lines
        self.stands, self.start = standing(self.lines)
        self.published = len(self.stands)
        self.since = [len(self.lines)] * seats
        self.landmarks: list[Landmark] = []

    @classmethod
    def stored(cls, lines: list[Logged[E]], snapshot: Snapshot) -> History[E]:
        """Take up a history with what was stored of it beside its log."""
        history = cls(len(snapshot.since), lines)
        history.published, history.since, history.landmarks = snapshot.published, snapshot.since, snapshot.landmarks
        if snapshot.published == len(history.stands):
            history.landmarks.append(Landmark(snapshot.published, snapshot.counter, snapshot.state))
        return history

    def snapshot(self, state: str, counter: int) -> Snapshot:
        """What is stored of it beside its log, with the position that it led to."""
        before = [mark for mark in self.landmarks if mark.stands < len(self.stands)]
        return Snapshot(state, counter, self.published, list(self.since), before[-LANDMARKS:])

    def copy(self) -> History[E]:
        """A history that goes its own way from here."""
        other = History[E](len(self.since))
        other.lines, other.stands, other.start = list(self.lines), list(self.stands), self.start
        other.published, other.since, other.landmarks = self.published, list(self.since), list(self.landmarks)
        return other

    def until(self, start: Landmark | Checkpoint) -> History[E]:
        """The answers that led to a stored position, all of them shown, without a log."""
        past = History[E](len(self.since))
        past.stands, past.published = self.stands[: start.stands], start.stands
        # What lies before a position that was laid leads elsewhere.
        past.start = start if isinstance(start, Checkpoint) else self.start
        return past

    @property
    def base(self) -> int:
        """Number of standing answers before which no one can go back."""
        return 0 if self.start is None else self.start.stands

    def floor(self, seat: Seat, automatic: Collection[Seat]) -> int:
        """Number of standing answers that a seat cannot take back alone; see `Match.floor`."""
        for number in range(len(self.stands), self.base, -1):
            move = self.stands[number - 1].entry
            assert isinstance(move, Move), "only answers stand"
            if move.drew or (move.seat != seat and move.seat not in automatic):
                return number
        return self.base

    def landmark(self, moves: int) -> Landmark | Checkpoint | None:
        """The last stored position on the way to so many standing answers; None is the deal."""
        return next((mark for mark in reversed(self.landmarks) if mark.stands <= moves), self.start)

    def played(self, move: Move[E], *, shown: bool) -> None:
        """Note an answer.

        Args:
            move: The answer.
            shown: Whether the table is shown it, and all before it.
        """
        line = Logged(len(self.lines), move)
        self.lines.append(line)
        self.stands.append(line)
        if shown:
            self.published = len(self.stands)

    def asked(self, seats: Iterable[Seat]) -> None:
        """Note that a question to some seats came up."""
        for seat in seats:
            self.since[seat] = len(self.lines)

    def note(self, entry: Repair | Undo | Checkpoint) -> None:
        """Add a line to the log that is no answer, with nothing that follows from it."""
        self.lines.append(Logged(len(self.lines), entry))

    def undo(self, undo: Undo) -> None:
        """Go back, and ask everyone anew."""
        self.stands = self.stands[: undo.to]
        self.landmarks = [mark for mark in self.landmarks if mark.stands <= undo.to]
        self.published = min(self.published, undo.to)
        self._ask_anew(undo)

    def lay(self, point: Checkpoint) -> None:
        """Go on from a position that was laid, and ask everyone anew; everyone is shown it."""
        self.stands = self.stands[: point.stands]
        self.start, self.landmarks, self.published = point, [], point.stands
        self._ask_anew(point)

    def _ask_anew(self, entry: Undo | Checkpoint) -> None:
        self.note(entry)
        self.since = [len(self.lines)] * len(self.since)
