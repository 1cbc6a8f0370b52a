"""Who owns a house, where several processes may: one of them works with it, and the others stand by."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

LEASE = 15
"""Seconds for which an owner may not be heard of before another takes its house."""


@frozen
class Owner:
    """The process that owns a house.

    Attributes:
        name: Its machine and its number there.
        since: When it took the house, in seconds since 1970.
        epoch: How often the house has been taken.
    """

    name: str
    since: float
    epoch: int

    def __str__(self) -> str:
        return f"{self.name}, since {time.strftime('%Y-%m-%d %H:%M:%S UTC', time.gmtime(self.since))}"


class Lease(Protocol):
    """How long a process owns a house: until it is told otherwise, and never for longer than it was heard of."""

    @property
    def owner(self) -> Owner:
        """This process, as others see it."""

    @property
    def holds(self) -> bool:
        """Whether the house is this process's at this moment; if not, nothing is sent or written in its name."""

    def when_lost(self, tell: Callable[[], None]) -> None:
        """Have someone told, from any thread, once another process owns the house; that is for good."""
