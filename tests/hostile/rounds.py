"""Rounds of presses, several at once, each with a seed of its own; Ctrl-C lets those under way end."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from tests.bot.houses import kept_by
from tests.hostile.shooting import shoot
from tests.hostile.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Iterator

A_ROUND = 500
"""Presses after which the tables are laid anew, since by then some are over and others empty."""

A_MINUTE = 60.0
"""Seconds between two lines of progress."""

Shoot: TypeAlias = Callable[[int, int], Tally]
"""Shoots a round: the number of presses, and the seed."""


def a_round(presses: int, seed: int, engine: str = "sqlite") -> Tally:
    """A round at tables of its own, in a house that an engine keeps."""
    with kept_by(engine), tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        return asyncio.run(shoot(Path(folder), presses, seed))


@dataclass(slots=True)
class Rounds:
    """Rounds until there were presses enough, or time is over.

    Attributes:
        presses: How many are asked for.
        seed: Of the round that begins next.
        seconds: After so many no round begins.
        shoot: Shoots one.
        tally: What came of those that have ended.
    """

    presses: int
    seed: int
    seconds: float
    shoot: Shoot = a_round
    tally: Tally = field(default_factory=Tally)
    _begun: int = 0
    _running: dict[Future[Tally], int] = field(default_factory=dict)

    @property
    def rest(self) -> str:
        """How a long run is gone on with."""
        return f"to go on: --seed {self.seed} --presses {self.presses - self._begun}"

    def run(self, processes: int) -> None:
        """Shoot, so many rounds at the same time; it ends early by Ctrl-C, once those under way have ended.

        They are copies of this process, which has read all modules already.
        """
        copies = multiprocessing.get_context("fork")
        deaf = (signal.SIGINT, signal.SIG_IGN)
        with self._heeding(), ProcessPoolExecutor(processes, copies, signal.signal, deaf) as pool:
            self._run(pool, processes)

    def _run(self, pool: ProcessPoolExecutor, processes: int) -> None:
        began = told = time.monotonic()
        while True:
            while self._goes_on(began) and len(self._running) < processes:
                self._begin(pool)
            if not self._running:
                return
            self._end(max(0.0, told + A_MINUTE - time.monotonic()))
            if time.monotonic() >= told + A_MINUTE:
                told = time.monotonic()
                done, found = self.tally.pressed.total(), len(self.tally.found)
                sys.stdout.write(f"{(told - began) / 60:.0f} min: {done} of {self.presses} presses, {found} found\n")
                sys.stdout.flush()

    def _goes_on(self, began: float) -> bool:
        return self._begun < self.presses and time.monotonic() < began + self.seconds

    def _begin(self, pool: ProcessPoolExecutor) -> None:
        presses = min(A_ROUND, self.presses - self._begun)
        self._running[pool.submit(self.shoot, presses, self.seed)] = self.seed
        self._begun += presses
        self.seed += 1

    def _end(self, seconds: float) -> None:
        """Count in the rounds that end within so long."""
        for ended in wait(self._running, seconds, FIRST_COMPLETED).done:
            seed, error = self._running.pop(ended), ended.exception()
            if error is None:
                self.tally.add(ended.result())
            else:
                told = "".join(traceback.format_exception(error))
                self.tally.faults.append(f"--seed {seed}: the round broke off: {told}")

    @contextmanager
    def _heeding(self) -> Iterator[None]:
        """Take Ctrl-C for the end of the time; a second one breaks off."""
        former = signal.getsignal(signal.SIGINT)

        def stop(*_: object) -> None:
            self.seconds = 0.0
            signal.signal(signal.SIGINT, former)

        signal.signal(signal.SIGINT, stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, former)
