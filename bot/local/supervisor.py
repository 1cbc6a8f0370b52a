"""The supervisor of the bot's process: starts it, and starts it again when it died."""

import asyncio
import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.core.clock import at_most

_BACK_OFF = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds to wait before the next start, longer each time the bot died young."""
_STEADY = 20.0
"""Seconds after which a bot that dies did not die young."""
_DRAIN = 12.0
"""Seconds a bot that was asked to stop may take to finish."""


@dataclass
class Supervisor:
    """Keeps the bot running as a child process.

    Attributes:
        command: the program and its arguments.
        environment: what it finds in its environment besides ours.
        memory: the files in which it remembers; they go when everything begins anew.
    """

    command: Sequence[str]
    environment: dict[str, str]
    memory: Sequence[Path] = ()
    wanted: bool = True
    starts: int = 0
    _child: asyncio.subprocess.Process | None = None
    _stir: asyncio.Event = field(default_factory=asyncio.Event)

    async def keep(self) -> None:
        """Start the bot, and again whenever it died, waiting longer each time it dies young."""
        failures = 0
        loop = asyncio.get_running_loop()
        try:
            while True:
                while not self.wanted:
                    self._stir.clear()
                    await self._stir.wait()
                begun = loop.time()
                self.starts += 1
                self._child = await asyncio.create_subprocess_exec(*self.command, env=os.environ | self.environment)
                await self._child.wait()
                failures = 0 if loop.time() - begun > _STEADY else failures + 1
                if self.wanted and not self._stir.is_set():
                    pause = _BACK_OFF[min(failures, len(_BACK_OFF)) - 1] if failures else 0.0
                    await at_most(pause, self._stir)
                self._stir.clear()
        finally:
            await self.stop()

    @property
    def running(self) -> bool:
        """Whether the bot's process lives."""
        return self._child is not None and self._child.returncode is None

    def start(self) -> None:
        """Let the bot run (again), at once."""
        self.wanted = True
        self._stir.set()

    def forget(self) -> None:
        """Take away what the bot remembers; it must not run."""
        for file in self.memory:
            file.unlink(missing_ok=True)

    async def kill(self) -> None:
        """End the bot without a word (SIGKILL); it is started again at once if it is wanted."""
        # It did not die of itself, so there is nothing to wait for.
        self._stir.set()
        await self._signal(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask the bot to finish (SIGTERM) and keep it down."""
        self.wanted = False
        await self._signal(signal.SIGTERM)

    async def restart(self) -> None:
        """Ask the bot to finish, then start it anew at once."""
        self._stir.set()
        await self._signal(signal.SIGTERM)
        self.start()

    async def _signal(self, number: signal.Signals) -> None:
        child = self._child
        if child is None or child.returncode is not None:
            return
        child.send_signal(number)
        try:
            await asyncio.wait_for(child.wait(), _DRAIN)
        except TimeoutError:
            child.kill()
            await child.wait()
