"""Pictures are drawn in one thread, so that no one's press waits for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

T = TypeVar("T")

MOST_WAITING = 64


class Busy(Exception):  # noqa: N818
    """Too many pictures are waiting to be drawn."""


class Renderer:
    """One drawing thread and a queue of bounded length."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="renderer")
        self._waiting = 0
        self._ahead: Future[object] | None = None

    async def draw(self, work: Callable[[], T]) -> T:
        """Carry out work that draws.

        Raises:
            Busy: Too much is waiting already.
        """
        if self._waiting >= MOST_WAITING:
            raise Busy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def ahead(self, work: Callable[[], object]) -> None:
        """Carry out work whose outcome someone will want soon, unless there is other work to do.

        No one hears what comes of it: whoever wants it does the work again, quickly where its outcome was kept.
        """
        if not self._waiting and (self._ahead is None or self._ahead.done()):
            self._ahead = self._thread.submit(work)

    def close(self) -> None:
        """End the thread; what has not been begun is dropped."""
        self._thread.shutdown(wait=True, cancel_futures=True)
