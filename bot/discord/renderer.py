"""Pictures are drawn in one thread, so that no one's press waits for them.

A process for them was tried, by turns with the thread in one house of eight tables on two cores: it kept the loop
waiting 1.1 ms (95th percentile) where the thread does 5.6, for some 90 MiB. Threads that take turns more often
(`bot.cli.run.take_turns`) come to 1.7 ms, and to the same time of a press, for some 10 MiB; so it is a thread.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeAlias, TypeVar

from prometheus_client import Histogram

T = TypeVar("T")

Work: TypeAlias = tuple[Callable[[], Any], Future[Any]]
"""What draws, and who hears what comes of it."""

MOST_WAITING = 64

DRAWING: Final = Histogram("hatoba_drawing_seconds", "Seconds of the drawing thread for a message with its pictures.")


class Busy(Exception):  # noqa: N818
    """Too many pictures are waiting to be drawn."""


class Renderer:
    """One drawing thread and a queue of bounded length, in which what a whole table waits for goes first."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="renderer")
        self._waiting = 0
        self._posts: deque[Work] = deque()
        self._others: deque[Work] = deque()
        self._ahead: Future[object] | None = None

    async def draw(self, work: Callable[[], T], *, post: bool = False) -> T:
        """Carry out work that draws.

        Args:
            work: Draws.
            post: Whether a whole table waits for it, not one person alone.

        Raises:
            Busy: Too much is waiting already.
        """
        if self._waiting >= MOST_WAITING:
            raise Busy
        self._waiting += 1
        outcome: Future[T] = Future()
        (self._posts if post else self._others).append((work, outcome))
        self._thread.submit(self._next)
        try:
            return await asyncio.wrap_future(outcome)
        finally:
            self._waiting -= 1

    def _next(self) -> None:
        work, outcome = (self._posts or self._others).popleft()
        if not outcome.set_running_or_notify_cancel():
            return
        try:
            with DRAWING.time():
                drawn = work()
        except BaseException as error:  # noqa: BLE001 - whoever waits for the drawing is told
            outcome.set_exception(error)
        else:
            outcome.set_result(drawn)

    def ahead(self, work: Callable[[], object]) -> None:
        """Carry out work whose outcome someone will want soon, unless there is other work to do.

        No one hears what comes of it: whoever wants it does the work again, quickly where its outcome was kept.
        """
        if not self._waiting and (self._ahead is None or self._ahead.done()):
            self._ahead = self._thread.submit(work)

    def close(self) -> None:
        """End the thread; what has not been begun is dropped."""
        self._thread.shutdown(wait=True, cancel_futures=True)
        for _, outcome in (*self._posts, *self._others):
            outcome.cancel()
