"""Thinking: in processes of its own, so that no one's press waits for it.

They get what a seat may know and give answers in notation, or turns that the seat might take. One is begun when all
others are busy; one that was killed is begun anew and thinks again, which comes to the same. When the bot has gone, its
end of the line is closed, and they end.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import structlog
from prometheus_client import Histogram
from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.player import Level, Task
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from rules.core.advice import Advice, Adviser
    from rules.core.player import Player

_log = structlog.get_logger()

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

TRIES = 5
"""How often a thought is begun whose process dies over it."""

THINKING: Final = Histogram(
    "hatoba_thought_seconds",
    "Seconds of the thinking process, by what was thought about and what it came to.",
    ["what", "came_to"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0),
)

WAITING: Final = Histogram(
    "hatoba_thought_wait_seconds",
    "Seconds until a process was free to think about something.",
    ["what"],
    buckets=(0.01, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0),
)

POLITE = 10
"""By how much such a process stands back behind everything else on the machine."""


class Thinkable(ABC, Generic[T_co]):
    """Something to be thought about.

    Attributes:
        game: Key of the game.
    """

    game: str

    @abstractmethod
    def thought_out(self) -> T_co:
        """What it comes to; the same in every process."""


@dataclass(frozen=True)
class Thought(Thinkable["tuple[str, ...]"]):
    """What a seat answers; it comes to its answers in notation.

    Attributes:
        game: Key of the game.
        tables: Its component tables, as they are kept.
        level: How well.
        task: What a player gets to know.
    """

    game: str
    tables: str = field(repr=False)
    level: Level
    task: Task

    @override
    def thought_out(self) -> tuple[str, ...]:
        return _players(self.game, self.tables)[self.level].think(self.task.world, self.task.seat, self.task.seed)


@dataclass(frozen=True)
class PlanRequest(Thinkable["tuple[Advice, ...]"]):
    """What a seat might do; it comes to turns, the best first.

    Attributes:
        game: Key of the game.
        tables: Its component tables, as they are kept.
        task: What an adviser gets to know.
    """

    game: str
    tables: str = field(repr=False)
    task: Task

    @override
    def thought_out(self) -> tuple[Advice, ...]:
        return _advised(self)


@dataclass(frozen=True)
class Weighing(Thinkable["tuple[tuple[str, ...], float]"]):
    """What a master would play in place of what was played; it comes to that turn, and by how many points it is better.

    Attributes:
        game: Key of the game.
        tables: Its component tables, as they are kept.
        task: What an adviser gets to know.
        played: What was played, in notation.
    """

    game: str
    tables: str = field(repr=False)
    task: Task
    played: tuple[str, ...]

    @override
    def thought_out(self) -> tuple[tuple[str, ...], float]:
        adviser, task = _adviser(self.game, self.tables), self.task
        if adviser is None:
            raise LookupError(self.game)
        best = _players(self.game, self.tables)["master"].think(task.world, task.seat, task.seed)
        ahead, played = (adviser.weigh(task.world, task.seat, task.seed, line) for line in (best, self.played))
        return best, ahead - played


@frozen
class Failure:
    """A thought that came to nothing.

    Attributes:
        what: What went wrong, without anything that is hidden.
    """

    what: str


class Pointless(Exception):  # noqa: N818
    """A thought came to nothing; the message says what went wrong, and nothing that is hidden."""


class Thinker:
    """Thinks in the order in which thoughts come, so that no table waits twice while another waits once.

    Args:
        workers: Processes at most, and so how many thoughts are thought at once.
    """

    def __init__(self, workers: int) -> None:
        self._all = tuple([Process() for _ in range(workers)])
        self._idle = [*self._all]
        self._room = asyncio.Semaphore(workers)

    @property
    def processes(self) -> tuple[int, ...]:
        """Numbers of the processes that there are."""
        return tuple([one.number for one in self._all if one.number is not None])

    async def think(self, thought: Thinkable[T]) -> T:
        """What a thought comes to.

        Raises:
            Pointless: It comes to none.
        """
        asked = time.perf_counter()
        async with self._room:
            WAITING.labels(type(thought).__name__).observe(time.perf_counter() - asked)
            # The one that has thought last is taken first: no more are begun than are needed.
            process = self._idle.pop()
            try:
                return await process.think(thought)
            finally:
                self._idle.append(process)

    async def close(self) -> None:
        """Let the processes end at once, whatever they are thinking about."""
        await asyncio.gather(*[process.close() for process in self._all])


class Process:
    """A process that thinks, one thought at a time; begun when it is first needed."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        # A thread of its own waits for it: the bot's other threads are there for presses, however many think.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        self._closed = False

    @property
    def number(self) -> int | None:
        """Its number, once it has begun."""
        return None if self._process is None else self._process.pid

    async def think(self, thought: Thinkable[T]) -> T:
        """What a thought comes to; see `Thinker.think`."""
        for _ in range(TRIES):
            begun = time.perf_counter()
            asking = asyncio.get_running_loop().run_in_executor(self._thread, self._ask, thought)
            try:
                found = await asyncio.shield(asking)
            except (EOFError, OSError):
                _log.warning("thinking process has died", game=thought.game)
                await asyncio.to_thread(self._end)
            except asyncio.CancelledError:
                # No one is left who would take the answer from the line.
                self._kill()
                with contextlib.suppress(EOFError, OSError):
                    await asking
                await asyncio.to_thread(self._end)
                raise
            else:
                came_to = "nothing" if isinstance(found, Failure) else "answers"
                THINKING.labels(type(thought).__name__, came_to).observe(time.perf_counter() - begun)
                if isinstance(found, Failure):
                    raise Pointless(found.what)
                return found
        raise Pointless("its process dies each time")

    async def close(self) -> None:
        """Let it end at once, whatever it is thinking about."""
        self._closed = True
        self._kill()
        await asyncio.to_thread(self._end)

    def _ask(self, thought: Thinkable[T]) -> T | Failure:
        line = self._line or self._begin()
        line.send(thought)
        found: T | Failure = line.recv()
        return found

    def _begin(self) -> Connection:
        if self._closed:
            raise EOFError
        spawning = get_context("spawn")
        here, there = spawning.Pipe()
        process = spawning.Process(target=_work, args=(there,), name="thinker", daemon=True)
        process.start()
        # The other end is the process's alone: when it dies, the line is dead.
        there.close()
        self._process, self._line = process, here
        return here

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _end(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None and line is not None:
            process.kill()
            process.join()
            line.close()


def _work(line: Connection) -> None:
    """Think about what comes along the line, until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITE)
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(come_to(line.recv()))


def come_to(thought: Thinkable[T]) -> T | Failure:
    """What a thought comes to; what went wrong, if it comes to nothing."""
    try:
        return thought.thought_out()
    except Exception as error:  # noqa: BLE001 - never the error itself: it may quote what is hidden
        return Failure(type(error).__name__)


@lru_cache(maxsize=8)
def _players(game: str, tables: str) -> Mapping[Level, Player]:
    found = GAMES[game]
    return found.players(found.tables.validate_json(tables))


@lru_cache(maxsize=8)
def _adviser(game: str, tables: str) -> Adviser | None:
    found = GAMES[game]
    return found.adviser(found.tables.validate_json(tables))


@lru_cache(maxsize=64)
def _advised(request: PlanRequest) -> tuple[Advice, ...]:
    """Kept for a while: whoever takes one of the turns asks for them once more."""
    adviser = _adviser(request.game, request.tables)
    task = request.task
    return () if adviser is None else adviser.advise(task.world, task.seat, task.seed)
