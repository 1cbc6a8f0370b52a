"""The page as a server: static files, what its people do, the live feed, and who may ask for any of it."""

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.local.acts import Impossible
from bot.local.control.dispatch import file_of, perform, persona_of
from bot.local.fake_discord import FakeDiscord
from bot.local.keys import opens
from bot.local.normalising import measure
from bot.local.page.scene import called_first
from bot.local.page.verbs import OFFERED
from bot.local.page.window import Window
from bot.local.rest.endpoint import FAKE
from bot.local.world import Persona
from render.core.languages import nearest

_STATIC = Path(__file__).parent / "static"
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_PICTURES = frozenset(("image/png", "image/jpeg", "image/webp", "image/gif"))
_PROTOCOL = "hatoba"
_LOOK_EVERY = 1.0
"""Seconds after which a window is looked at even if nothing stirred: threads fall asleep silently."""
_TOGETHER = 0.02
"""Seconds for which changes are gathered before they are told."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def application(fake: FakeDiscord) -> web.Application:
    """Return the web application of the page."""
    app = web.Application(middlewares=[_at_home])
    app[FAKE] = fake
    app.on_response_prepare.append(_with_headers)
    app.router.add_get("/", _static)
    app.router.add_get("/static/{name}", _static)
    app.router.add_get("/files/{number}", _file)
    app.router.add_get("/live", _live)
    app.router.add_post("/do/{verb}", _do)
    return app


@asynccontextmanager
async def open_page(fake: FakeDiscord, port: int = 0) -> AsyncIterator[str]:
    """Serve the page over plain HTTP on 127.0.0.1 as long as the block lasts.

    Args:
        port: the port; a free one serves if it is 0 or taken.

    Returns:
        Its address, the secret in the fragment, which never leaves the browser.
    """
    runner = web.AppRunner(application(fake), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
        except OSError:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/#key={fake.secret}"
    finally:
        await runner.cleanup()


@web.middleware
async def _at_home(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse every request that does not come from the page itself, under a name of this machine."""
    host, _, port = request.host.rpartition(":")
    local = request.transport is not None and port == str(request.transport.get_extra_info("sockname")[1])
    origin = request.headers.get("Origin")
    if host not in {"127.0.0.1", "localhost"} or not local or origin not in {None, f"http://{request.host}"}:
        raise web.HTTPForbidden(headers=HEADERS)
    return await handler(request)


async def _with_headers(request: web.Request, response: web.StreamResponse) -> None:
    del request
    response.headers.update(HEADERS)


def _check_key(request: web.Request, given: str) -> None:
    if not opens(given, request.app[FAKE].secret):
        raise web.HTTPForbidden


async def _static(request: web.Request) -> web.Response:
    # only names that lie in the folder are found: a name from outside is never joined to a path
    files = {each.name: each for each in _STATIC.iterdir()}
    found = files.get(request.match_info.get("name", "index.html"))
    if found is None or found.suffix not in _TYPES:
        raise web.HTTPNotFound
    return web.Response(body=found.read_bytes(), content_type=_TYPES[found.suffix], charset="utf-8")


async def _do(request: web.Request) -> web.Response:
    _check_key(request, request.headers.get("X-Local-Secret", ""))
    if request.match_info["verb"] not in OFFERED or request.headers.get("Origin") is None:
        raise web.HTTPForbidden
    answer = await perform(request)
    request.app[FAKE].record.stir()
    return answer


async def _file(request: web.Request) -> web.Response:
    _check_key(request, request.headers.get("X-Local-Secret", ""))
    content = file_of(request.app[FAKE], request.match_info["number"])
    if content is None:
        # A page may ask for what was just edited away or forgotten: nothing that a browser should report as an error.
        return web.Response(status=204)
    kind = measure(content)[0]
    return web.Response(body=content, content_type=kind if kind in _PICTURES else "application/octet-stream")


async def _live(request: web.Request) -> web.WebSocketResponse:
    protocols = [each.strip() for each in request.headers.get("Sec-WebSocket-Protocol", "").split(",")]
    _check_key(request, protocols[-1])
    if request.headers.get("Origin") is None:
        raise web.HTTPForbidden
    fake = request.app[FAKE]
    persona = who(fake, request.query.get("as", ""), request.query.get("speaks", ""))
    window = Window(fake, persona, _since(request))
    socket = web.WebSocketResponse(protocols=(_PROTOCOL,), heartbeat=20.0)
    await socket.prepare(request)
    telling = asyncio.create_task(_push(socket, window))
    try:
        async for _ in socket:
            continue
    finally:
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionError):
            await telling
    return socket


def _since(request: web.Request) -> float:
    """Return the moment from which is told; without one the present.

    Raises:
        web.HTTPBadRequest: it is no moment.
    """
    try:
        since = float(request.query.get("since", request.app[FAKE].clock.now()))
    except ValueError:
        raise web.HTTPBadRequest from None
    if not math.isfinite(since):
        raise web.HTTPBadRequest
    return since


def who(fake: FakeDiscord, name: str, speaks: str) -> Persona:
    """Return the persona asked for; without one whoever has the turn at the first table, in the browser's language.

    Args:
        name: whom the page asks for, or nothing.
        speaks: language of the browser, such as `de-AT`; who reads another one learns it, all others keep theirs.
    """
    with contextlib.suppress(Impossible):
        return persona_of(fake, {"persona": name})
    waited_for = [fake.world.personas[each] for each in called_first(fake) if each in fake.world.personas]
    found = [*waited_for, *fake.world.personas.values()][0]
    language = nearest(speaks)
    if language is not None and nearest(found.locale) != language:
        found.locale = language.discord[0]
    return found


async def _push(socket: web.WebSocketResponse, window: Window) -> None:
    await socket.send_json({"since": window.since})
    while not socket.closed:
        pulse = window.fake.record.pulse
        news = window.news()
        if news:
            await socket.send_json(news)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(pulse.wait(), _LOOK_EVERY)
        await asyncio.sleep(_TOGETHER)
