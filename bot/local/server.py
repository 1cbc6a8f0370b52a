"""The local Discord as a running server: REST, gateway, files and the control side on one loopback port."""

import asyncio
import contextlib
import ssl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import trustme
from aiohttp import web

from bot.local.connector import DISCORD_HOSTS
from bot.local.control import dispatch, incidents, inspection, people, process
from bot.local.conversation import listen
from bot.local.fake_discord import FakeDiscord
from bot.local.rest import endpoint
from bot.local.rest.endpoint import FAKE

_SAVE_EVERY = 1.0
"""Seconds between two looks at whether there is something to be saved."""
_SHARE = 0.03
"""What share of all time saving may take: the whole world is looked through for what has changed."""
VERB_ROOMS = (people, incidents, inspection, process)
"""The modules whose verbs are known once they are imported."""


def application(fake: FakeDiscord) -> web.Application:
    """Return the web application of a local Discord."""
    app = web.Application(client_max_size=64 * 1024 * 1024)
    app[FAKE] = fake
    endpoint.add_routes(app)
    dispatch.add_routes(app)
    app.router.add_get("/", _gateway)
    return app


async def _gateway(request: web.Request) -> web.WebSocketResponse:
    return await listen(request.app[FAKE].gateway, request)


def certificates(ca_file: Path) -> ssl.SSLContext:
    """Make a throw-away authority, write its certificate, and return a server context it vouches for."""
    authority = trustme.CA(organization_name="Hatoba local Discord")
    authority.cert_pem.write_to_path(str(ca_file))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*sorted(DISCORD_HOSTS), "localhost", "127.0.0.1").configure_cert(context)
    return context


@asynccontextmanager
async def open_server(fake: FakeDiscord, ca_file: Path, port: int = 0) -> AsyncIterator[int]:
    """Serve a local Discord on 127.0.0.1 as long as the block lasts.

    Args:
        ca_file: where the certificate of its authority is written.
        port: the port; 0 takes a free one.

    Returns:
        The port.
    """
    runner = web.AppRunner(application(fake), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port, ssl_context=certificates(ca_file))
    await site.start()
    saving = asyncio.create_task(_keep_saving(fake))
    try:
        yield int(runner.addresses[0][1])
    finally:
        saving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await saving
        await fake.gateway.close()
        await runner.cleanup()
        await fake.save()


async def _keep_saving(fake: FakeDiscord) -> None:
    saved, took = -1, 0.0
    while True:
        await asyncio.sleep(max(_SAVE_EVERY, took / _SHARE))
        if len(fake.record.lines) != saved:
            saved, begun = len(fake.record.lines), time.perf_counter()
            fake.forget()
            await fake.save()
            took = time.perf_counter() - begun
