"""Work that goes on until the bot stops: what fails is logged, and tried again the next time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_log = structlog.get_logger()


async def tried(work: Callable[[], Awaitable[object]]) -> None:
    """Try to do something; what goes wrong is logged."""
    try:
        await work()
    except Exception:  # noqa: BLE001 - the next time tries again
        _log.exception("not done", work=work.__qualname__)


async def again_and_again(work: Callable[[], Awaitable[object]], pause: float) -> None:
    """Do something until told to stop.

    Args:
        work: What to do.
        pause: Seconds between two times.
    """
    while True:
        await tried(work)
        await asyncio.sleep(pause)
