"""The time, in one place: the machine's own, or ahead of it by as much as a file says."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class Clock:
    """Seconds since 1970.

    Attributes:
        file: Holds the seconds by which this clock runs ahead of the machine's, read at each look; None: by none. Only
            ever set beside a Discord of our own, whose clock then runs ahead likewise.
    """

    def __init__(self) -> None:
        self.file: Path | None = None

    def now(self) -> float:
        """The present moment."""
        return time.time() + self.ahead()

    def ahead(self) -> float:
        """Seconds by which this clock runs ahead of the machine's; a file that is not there says none."""
        if self.file is None:
            return 0.0
        try:
            return float(self.file.read_text(encoding="ascii"))
        except FileNotFoundError:
            return 0.0


CLOCK = Clock()
"""The clock of this process."""


def now() -> float:
    """Seconds since 1970."""
    return CLOCK.now()


async def at_most(seconds: float, event: asyncio.Event) -> None:
    """Wait until something happens, at most so many seconds of the loop's clock.

    `asyncio.wait_for` may let a cancelling pass that comes just as it happens.
    """
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
