"""The local Discord's own time, which tests may push forward, and the ids that are made from it."""

import time

DISCORD_EPOCH = 1_420_070_400.0
"""First second of 2015 in Unix time; snowflakes count milliseconds from here."""


class Clock:
    """Time as the local Discord reads it: steady, and never running backwards.

    Args:
        offset: seconds by which it runs ahead of the machine.
    """

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset
        self._wall = time.time()
        self._steady = time.monotonic()

    def now(self) -> float:
        """Return the present moment as Unix time in seconds."""
        return self._wall + (time.monotonic() - self._steady) + self.offset

    def advance(self, seconds: float) -> None:
        """Push the clock forward.

        Args:
            seconds: how far; not negative.

        Raises:
            ValueError: time would run backwards.
        """
        if seconds < 0:
            raise ValueError("the clock only runs forward")
        self.offset += seconds


class Snowflakes:
    """Hands out ids that grow with the clock, as Discord's do."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return an id larger than every earlier one."""
        wanted = int((self._clock.now() - DISCORD_EPOCH) * 1000) << 22
        self._last = max(wanted, self._last + 1)
        return self._last

    def skip_to(self, used: int) -> None:
        """Promise that the next id is larger than one already in use."""
        self._last = max(self._last, used)
