"""Matches as they were last taken up from the database, so that the next press need not read them again."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import field, replace
from threading import Lock
from typing import Final

from bot.store.records import Made
from rules.core.frozen import frozen
from rules.core.match import Match

MOST_LINES: Final = 50_000
"""Lines of logs that are kept in all, about half a kilobyte each.

Forty tables of 850 entries, played in turn: where they do not all find room, none does, and each press reads its log.
"""


@frozen
class TakenUp:
    """A match at one revision.

    Attributes:
        match: The match.
        makers: How each entry of its log came about.
        snapshot: Its position as it is stored.
    """

    match: Match
    makers: tuple[Made, ...]
    snapshot: str = field(repr=False)

    @property
    def lines(self) -> int:
        """What it counts for: its log, and its position as much as a short log."""
        return len(self.makers) + 100


class TakenUpMatches:
    """The matches that were played last, each at the revision at which it was committed.

    Nothing here is true by itself: whoever takes a match from here has read its revision and its position in an open
    transaction. What is not committed yet is never put here, so that a revision stands for one log.
    """

    def __init__(self, most: int = MOST_LINES) -> None:
        """Keep nothing yet.

        Args:
            most: Lines of logs that are kept in all.
        """
        self._most = most
        self._lines = 0
        self._kept: OrderedDict[str, TakenUp] = OrderedDict()
        self._lock = Lock()

    def find(self, name: str, revision: int, snapshot: str) -> TakenUp | None:
        """A match at a revision and with a position as it is stored, as a copy of its own; None if it is not kept."""
        with self._lock:
            kept = self._kept.get(name)
            if kept is None or (kept.match.revision, kept.snapshot) != (revision, snapshot):
                return None
            self._kept.move_to_end(name)
        return replace(kept, match=kept.match.copy())

    def keep(self, name: str, taken_up: TakenUp) -> None:
        """Keep a copy of a match as it was committed, unless a later one is kept; the longest unused ones go."""
        own = replace(taken_up, match=taken_up.match.copy())
        with self._lock:
            there = self._kept.get(name)
            if there is not None and there.match.revision > own.match.revision:
                return
            self._drop(name)
            self._kept[name] = own
            self._lines += own.lines
            while self._lines > self._most:
                self._drop(next(iter(self._kept)))

    def clear(self) -> None:
        """Keep nothing any more: what was written was changed or deleted."""
        with self._lock:
            self._kept.clear()
            self._lines = 0

    def _drop(self, name: str) -> None:
        gone = self._kept.pop(name, None)
        if gone is not None:
            self._lines -= gone.lines
