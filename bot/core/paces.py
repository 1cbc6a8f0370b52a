"""Paces: how often players intend to check in, and the time limits that follow for the player being waited for."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from bot.store.spans import DAY, HOUR, MINUTE
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping


@frozen
class Pace:
    """What a pace gives and asks, in counted seconds.

    Attributes:
        first: From a call to its first reminder; None: half of what the call allows.
        each: What each call gives: with a clock time that is saved, without one the others' patience.
        saved: The most that can be saved; None: there is no clock, and each call gives the same.
        asleep: From the question to the others how to go on until the match sleeps.
        vote_ends: From a proposal to the moment at which silence has no say any more.
        often: After how many times as long as the first one reminders come; without a clock.
    """

    first: int | None
    each: int
    saved: int | None
    asleep: int
    vote_ends: int
    often: tuple[int, ...] = (1, 2, 4)

    @property
    def clocked(self) -> bool:
        """Whether the time that a call allows is shown and saved."""
        return self.saved is not None

    def bank(self, left: int | None) -> int:
        """Seconds that a call allows.

        Args:
            left: What was left after the seat's last answer; None before its first call, when the bank is full.
        """
        if self.saved is None:
            return self.each
        return self.saved if left is None else min(self.saved, left + self.each)

    def rest(self, left: int) -> int:
        """Seconds that a second call of the same turn allows: nothing is given for it, but who is called has time.

        Args:
            left: What was left after the seat's last answer.
        """
        return max(left, self.each)


PACES: Final[Mapping[str, Pace]] = MappingProxyType(
    {
        "day": Pace(first=24 * HOUR, each=5 * DAY, saved=None, asleep=7 * DAY, vote_ends=72 * HOUR),
        "live": Pace(first=20 * MINUTE, each=6 * HOUR, saved=None, asleep=7 * DAY, vote_ends=24 * HOUR, often=(1, 2)),
        "slow": Pace(first=72 * HOUR, each=14 * DAY, saved=None, asleep=14 * DAY, vote_ends=7 * DAY),
        "clock": Pace(first=None, each=24 * HOUR, saved=72 * HOUR, asleep=7 * DAY, vote_ends=72 * HOUR),
        "long": Pace(first=None, each=72 * HOUR, saved=240 * HOUR, asleep=14 * DAY, vote_ends=7 * DAY),
    }
)
"""The paces that a lobby can choose."""
