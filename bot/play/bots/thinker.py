"""Thinking: one process of its own, so that nobody's press waits for it.

It gets what a seat may know and gives answers in notation. It is begun when it is first needed; one that was killed is
begun anew and thinks again, which comes to the same. When the bot has gone, its end of the line is closed, and it ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from typing import TYPE_CHECKING

import structlog

from rules.core.player import Level, Task
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from rules.core.player import Player

_log = structlog.get_logger()

TRIES = 5
"""How often a thought is begun whose process dies over it."""

POLITE = 10
"""By how much the process stands back behind everything else on the machine."""


@dataclass(frozen=True, slots=True)
class Thought:
    """Something to be thought about.

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


class Pointless(Exception):  # noqa: N818
    """A thought came to nothing; the message says what went wrong, and nothing that is hidden."""


class Thinker:
    """The process that thinks, one thought after the other in the order in which they come."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._one_at_a_time = asyncio.Lock()
        self._closed = False

    @property
    def process(self) -> int | None:
        """Number of the process, once there is one."""
        return None if self._process is None else self._process.pid

    async def think(self, thought: Thought) -> tuple[str, ...]:
        """The answers that a thought comes to, in notation.

        Raises:
            Pointless: It comes to none.
        """
        async with self._one_at_a_time:
            for _ in range(TRIES):
                asking = asyncio.get_running_loop().run_in_executor(None, self._ask, thought)
                try:
                    found = await asyncio.shield(asking)
                except (EOFError, OSError):
                    _log.warning("thinking process has died", game=thought.game)
                    await asyncio.to_thread(self._end)
                except asyncio.CancelledError:
                    # Nobody is left who would take the answer from the line.
                    self._kill()
                    with contextlib.suppress(EOFError, OSError):
                        await asking
                    await asyncio.to_thread(self._end)
                    raise
                else:
                    if isinstance(found, str):
                        raise Pointless(found)
                    return found
        raise Pointless("its process dies each time")

    async def close(self) -> None:
        """Let the process end at once, whatever it is thinking about."""
        self._closed = True
        self._kill()
        await asyncio.to_thread(self._end)

    def _ask(self, thought: Thought) -> tuple[str, ...] | str:
        line = self._line or self._begin()
        line.send(thought)
        found: tuple[str, ...] | str = line.recv()
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
            line.send(answers_to(line.recv()))


def answers_to(thought: Thought) -> tuple[str, ...] | str:
    """The answers that a thought comes to; what went wrong, if it comes to none."""
    task = thought.task
    try:
        return _players(thought.game, thought.tables)[thought.level].think(task.world, task.seat, task.seed)
    except Exception as error:  # noqa: BLE001 - never the error itself: it may quote what is hidden
        return type(error).__name__


@lru_cache(maxsize=8)
def _players(game: str, tables: str) -> Mapping[Level, Player]:
    found = GAMES[game]
    return found.players(found.tables.validate_json(tables))
