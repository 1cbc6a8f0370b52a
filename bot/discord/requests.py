"""What goes to Discord: every request passes here, those of its libraries too.

It is counted, and made only as long as the house is this process's. That is asked at the last moment, when nothing is
left to do but to send: a process that is stopped just then still sends that one request when it wakes up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import aiohttp
from prometheus_client import Counter

if TYPE_CHECKING:
    from types import SimpleNamespace

    from bot.store.owner import Lease

REQUESTS: Final = Counter(
    "hatoba_requests", "Requests to Discord by its answer; 429 is one too many.", ["method", "status"]
)

REFUSED: Final = Counter("hatoba_requests_held_back", "Requests not made as the house may have been another process's.")


class NotOurs(aiohttp.ClientConnectionError):
    """Nothing was sent, since the house may be another process's; whoever wanted to send takes it for a broken line."""


def watched(lease: Lease | None) -> aiohttp.TraceConfig:
    """What a client is given so that its requests are counted, and made only as long as the house is this process's."""
    trace = aiohttp.TraceConfig()
    if lease is not None:

        async def ours(*_: object) -> None:
            if not lease.holds:
                REFUSED.inc()
                raise NotOurs("not sent: the house may be another process's by now")

        trace.on_request_headers_sent.append(ours)
    trace.on_request_end.append(_answered)
    trace.on_request_exception.append(_failed)
    return trace


async def _answered(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
    REQUESTS.labels(told.method, str(told.response.status)).inc()


async def _failed(_: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams) -> None:
    REQUESTS.labels(told.method, "none").inc()
