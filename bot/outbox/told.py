"""What a table post tells."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.log import CHANGES, Repair, Undo, is_brought

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.store.outbox_rows import Row


@frozen
class Told:
    """What a table post tells.

    Attributes:
        moves: Numbers of the standing answers.
        back: That the table went back, that a turn was taken back, or how the match was repaired.
        line: A line about what someone did; see `lines`.
        seat: The seat that it is about.
    """

    moves: range
    back: Undo | Repair | None = None
    line: str = ""
    seat: int | None = None

    @property
    def is_nothing(self) -> bool:
        """Whether it tells nothing at all."""
        return not self.moves and self.back is None and not self.line


def told_by(loaded: LoadedMatch, post: Row) -> Told:
    """What a row of the outbox tells, without what was taken back since."""
    first, last = post.tells
    numbers, published = loaded.match.entry_numbers(0), loaded.match.published
    moves = range(bisect_left(numbers, first), min(bisect_left(numbers, last), published))
    if post.kind == "reopened":
        # What still stands of the turn is told when it ends again.
        undone = (entry for entry in reversed(loaded.match.entries) if isinstance(entry, Undo) and entry.shown)
        return Told(range(moves.start, moves.start), next(undone, None))
    entries = loaded.match.entries
    told = [entries[place] for place in range(first, min(last, len(entries))) if not is_brought(entries, place)]
    back = [entry for entry in told if isinstance(entry, Repair | Undo) and _sets_elsewhere(entry)]
    return Told(moves, back[-1] if back else None, post.text, post.seat)


def _sets_elsewhere(entry: Undo | Repair) -> bool:
    """Whether an entry has changed the position for everyone."""
    return entry.agreed if isinstance(entry, Undo) else entry.act in CHANGES
