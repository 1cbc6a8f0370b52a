"""How many requests go to Discord, and what it answers: every one passes here, those of its libraries too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import aiohttp
from prometheus_client import Counter

if TYPE_CHECKING:
    from types import SimpleNamespace

REQUESTS: Final = Counter(
    "hatoba_requests", "Requests to Discord by its answer; 429 is one too many.", ["method", "status"]
)


def counted() -> aiohttp.TraceConfig:
    """What a client is given so that its requests are counted."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_answered)
    trace.on_request_exception.append(_failed)
    return trace


async def _answered(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
    REQUESTS.labels(told.method, str(told.response.status)).inc()


async def _failed(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams) -> None:
    REQUESTS.labels(told.method, "none").inc()
