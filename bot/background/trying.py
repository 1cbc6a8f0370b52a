"""Work that goes on until the bot stops: what fails is logged, and tried again the next time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

import structlog

from bot.core import clock
from bot.store.errors import Unready

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

T = TypeVar("T")

_log = structlog.get_logger()


async def tried(work: Callable[[], Awaitable[T]]) -> T | None:
    """Try to do something; what goes wrong is logged, and comes to None."""
    try:
        return await work()
    except Unready as error:
        # It passes, and says itself what it is.
        _log.warning("not done", work=work.__qualname__, error=str(error))
        return None
    except Exception:  # noqa: BLE001 - the next time tries again
        _log.exception("not done", work=work.__qualname__)
        return None


async def again_and_again(work: Callable[[], Awaitable[object]], pause: float) -> None:
    """Do something until told to stop.

    Args:
        work: What to do.
        pause: Seconds between two times.
    """
    while True:
        await tried(work)
        await asyncio.sleep(pause)


async def as_things_change(
    work: Callable[[], Awaitable[float | None]], changes: Callable[[], int], pause: float
) -> None:
    """Do something whenever the database has changed, until told to stop: each sweep changes it as well.

    Args:
        work: What to do; comes to the moment at which it is due even if nothing changes, if there is one.
        changes: How much has changed up to now.
        pause: Seconds between two times.
    """
    seen, due = -1, None
    while True:
        stands = changes()
        if stands != seen or (due is not None and due <= clock.now()):
            seen, due = stands, await tried(work)
        await asyncio.sleep(pause)
