"""How fast each person presses."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

MOST_PRESSES = 5
WITHIN = 5.0
"""Seconds."""

MOST_PEOPLE = 10_000
"""People of whom it is remembered when they pressed, before those who rest are forgotten."""


@dataclass(slots=True)
class Pace:
    """How fast each person presses.

    Attributes:
        most: Presses of one person within five seconds.
        presses: When and what each person pressed last.
    """

    most: int = MOST_PRESSES
    presses: dict[int, deque[tuple[float, int]]] = field(default_factory=dict)

    def too_fast(self, user: int, interaction: int, now: float) -> bool:
        """Whether this press is one too many; it then does not count. Delivered twice it counts once."""
        recent = self.presses.setdefault(user, deque())
        while recent and now - recent[0][0] > WITHIN:
            recent.popleft()
        if any(known == interaction for _, known in recent):
            return False
        if len(recent) >= self.most:
            return True
        recent.append((now, interaction))
        if len(self.presses) > MOST_PEOPLE:
            self.presses = {who: times for who, times in self.presses.items() if now - times[-1][0] <= WITHIN}
        return False
