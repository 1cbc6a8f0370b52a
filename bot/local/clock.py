"""The local Discord's own time, which tests may push forward, and the ids that are made from it."""

import time
from pathlib import Path

DISCORD_EPOCH = 1_420_070_400.0
"""First second of 2015 in Unix time; snowflakes count milliseconds from here."""


class Clock:
    """Time as the local Discord reads it: steady, and never running backwards.

    Args:
        offset: seconds by which it runs ahead of the machine.
    """

    def __init__(self, offset: float = 0.0) -> None:
        self.offset = offset
        self._passed = 0.0
        self._wall = time.time()
        self._steady = time.monotonic()
        self._file: Path | None = None

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
        self._write()

    def pass_by(self, seconds: float) -> None:
        """Push the clock forward before everyone's eyes: the bot misses nothing of it.

        Args:
            seconds: how far; not negative.
        """
        self._passed += seconds
        self.advance(seconds)

    def due(self) -> float | None:
        """Return when the bot has something to do next, as it said at its last look; None if it has not."""
        if self._file is None:
            return None
        try:
            told = self._file.with_name(f"{self._file.name}-due").read_text(encoding="ascii")
        except FileNotFoundError:
            return None
        return float(told) if told else None

    def share(self, file: Path) -> None:
        """Keep the seconds by which this clock runs ahead in a file, so that the bot's runs ahead with it."""
        self._file = file
        self._write()

    def _write(self) -> None:
        if self._file is None:
            return
        # Put there whole: the bot may read it at any moment.
        fresh = self._file.with_suffix(".new")
        fresh.write_text(f"{self.offset!r} {self._passed!r}", encoding="ascii")
        fresh.replace(self._file)


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
