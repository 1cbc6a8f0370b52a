"""Figures for Prometheus, and whether the bot lives and is ready, over HTTP at an address of the operator's.

What happens is counted where it happens; what is, such as rows that wait, is looked up when someone asks.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Gauge, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from typing_extensions import override

from bot.core import clock
from bot.core.settings import BadSettings, listening
from bot.store import matches, outbox
from bot.store.errors import StoreError
from render.core.kept import SHELF

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping

    from prometheus_client.metrics_core import Metric

    from bot.cli.hatoba import Hatoba
    from bot.core.acting import Acting
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.owner import Lease, Owner

PATIENCE: Final = 2.0
"""Seconds that the database may take to answer, and whoever still asks when the bot stops."""

WAITING: Final = Gauge("hatoba_outbox_waiting", "Rows of the outbox that are still to be sent.")
OLDEST: Final = Gauge("hatoba_outbox_oldest_seconds", "Age of the oldest of them; 0 if there is none.")
MATCHES: Final = Gauge("hatoba_matches_running", "Matches that are being played.", ["game"])
OWNED: Final = Gauge(
    "hatoba_owned_since_seconds", "When the owner of a house at a server took it, in seconds since 1970.", ["owner"]
)
OURS: Final = Gauge("hatoba_owner", "1 if this process owns the house, 0 if it stands by.")


class Watched:
    """The bot as it is watched, as much of it as there is by now.

    Attributes:
        client: The bot, connected or not; None as long as it stands by.
        acting: How it looks something up; likewise.
        waits_for: What it waits for as long as it stands by.
    """

    def __init__(self, client: Hatoba | None = None, acting: Acting | None = None) -> None:
        self.client, self.acting = client, acting
        self.waits_for = "the database is being opened"

    def stands_by(self, waits_for: str, owner: Owner | None) -> None:
        """It stands by, and this is why."""
        self.waits_for = waits_for
        _show(owner, is_ours=False)

    def runs(self, client: Hatoba, acting: Acting, lease: Lease | None) -> None:
        """It works with the house, which another could take if there is a lease."""
        self.client, self.acting = client, acting
        _show(None if lease is None else lease.owner, is_ours=True)


def _show(owner: Owner | None, *, is_ours: bool) -> None:
    OURS.set(is_ours)
    OWNED.clear()
    if owner is not None:
        OWNED.labels(owner.name).set(owner.since)


class _Drawings(Collector):
    """How well the shelf of drawings does."""

    @override
    def collect(self) -> Iterator[Metric]:
        figures = SHELF.figures
        yield CounterMetricFamily("hatoba_drawings_found", "Drawings found among those kept.", figures.found)
        yield CounterMetricFamily("hatoba_drawings_drawn", "Drawings that had to be drawn.", figures.drawn)
        yield GaugeMetricFamily("hatoba_drawings_bytes", "Bytes of those kept.", figures.taken)
        yield GaugeMetricFamily("hatoba_drawings_room_bytes", "Bytes for which there is room.", figures.room)


REGISTRY.register(_Drawings())
# When a figure was first counted no one asks, and it would double their number.
disable_created_metrics()  # type: ignore[no-untyped-call]


@asynccontextmanager
async def serving(address: str, watched: Watched) -> AsyncIterator[int]:
    """Serve figures as long as the block lasts; gives the port.

    Args:
        address: An IP address of this machine with a port; 0 takes a free one.
        watched: The bot.

    Raises:
        BadSettings: No one can listen there.
    """
    app = web.Application()

    async def figures(_: web.Request) -> web.Response:
        await _look_up(watched.acting)
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="live\n")

    async def ready(_: web.Request) -> web.Response:
        why = await _unready(watched)
        return web.Response(text=f"{why or 'ready'}\n", status=503 if why else 200)

    app.add_routes([web.get("/metrics", figures), web.get("/live", live), web.get("/ready", ready)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=PATIENCE)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, *listening(address)).start()
        except OSError as error:
            raise BadSettings(f"HATOBA_METRICS: {address} cannot be listened at ({error.strerror}).") from None
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


async def _look_up(acting: Acting | None) -> None:
    """Look up what is; what the database does not say is no number."""
    waiting, oldest = math.nan, math.nan
    running: Mapping[str, int] = {}
    with contextlib.suppress(StoreError, TimeoutError):
        if acting is not None:
            async with asyncio.timeout(PATIENCE):
                (waiting, oldest), running = await acting.read(count)
    WAITING.set(waiting)
    OLDEST.set(oldest)
    MATCHES.clear()
    for game, number in running.items():
        MATCHES.labels(game).set(number)


def count(unit: UnitOfWork) -> tuple[tuple[float, float], Mapping[str, int]]:
    """How many rows are to be sent and the age of the oldest, and how many matches of each game are being played."""
    number, made = outbox.waiting(unit.connection)
    oldest = 0.0 if made is None else max(0.0, clock.now() - made)
    return (number, oldest), dict.fromkeys(unit.catalog.games, 0) | matches.running_by_game(unit.connection)


async def _unready(watched: Watched) -> str:
    """Why no press can be answered now; empty if one can."""
    client, acting = watched.client, watched.acting
    if client is None or acting is None:
        return f"standing by: {watched.waits_for}"
    if client.router.stopping:
        return "stopping"
    if not client.is_ready():
        return "not connected to Discord"
    try:
        async with asyncio.timeout(PATIENCE):
            await acting.read(lambda unit: outbox.newest(unit.connection))
    except (StoreError, TimeoutError):
        return "the database does not answer"
    return ""
