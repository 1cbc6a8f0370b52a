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
        file: Holds the seconds by which this clock runs ahead of the machine's, read again whenever it was written;
            None: by none. Only ever set beside a Discord of our own, whose clock then runs ahead likewise. Behind them
            may stand how many of them passed while everyone looked on, since someone there moved the clock.
    """

    def __init__(self) -> None:
        self.file: Path | None = None
        self._kept: tuple[object, tuple[float, float]] = (None, (0.0, 0.0))

    def now(self) -> float:
        """The present moment."""
        return time.time() + self.ahead()

    def ahead(self) -> float:
        """Seconds by which this clock runs ahead of the machine's; a file that is not there says none."""
        return self._read()[0]

    def passed(self) -> float:
        """How many of them passed while everyone looked on: nothing was missed in them."""
        return self._read()[1]

    def _read(self) -> tuple[float, float]:
        if self.file is None:
            return 0.0, 0.0
        try:
            there = self.file.stat()
            # To look whether it was written takes a tenth of the time of reading it.
            key = self.file, there.st_ino, there.st_size, there.st_mtime_ns
            if self._kept[0] != key:
                ahead, _, passed = self.file.read_text(encoding="ascii").partition(" ")
                self._kept = key, (float(ahead or 0), float(passed or 0))
        except FileNotFoundError:
            return 0.0, 0.0
        return self._kept[1]

    def tell_due(self, moment: int | None) -> None:
        """Say beside the file when something is due next, for who can move the clock; None if nothing is."""
        if self.file is not None:
            fresh = self.file.with_name(f"{self.file.name}-due.new")
            fresh.write_text("" if moment is None else str(moment), encoding="ascii")
            fresh.replace(self.file.with_name(f"{self.file.name}-due"))


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
