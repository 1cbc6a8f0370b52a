"""Waiting until something is so."""

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 60.0
"""Seconds a person waits for an answer."""


async def wait_for(predicate: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait until something is so, asking every few hundredths of a second.

    Args:
        predicate: asked again and again.
        seconds: how long at most.

    Raises:
        TimeoutError: it never was.
    """
    async with asyncio.timeout(seconds):
        while not await predicate():  # noqa: ASYNC110 - the predicate may look into another process
            await asyncio.sleep(0.03)
