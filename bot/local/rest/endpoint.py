"""The door of the REST half: reads a request, checks it, hands it on, and writes the answer down."""

import json
import time
from importlib import import_module
from typing import Any

from aiohttp import BodyPartReader, web

from bot.local.fake_discord import FakeDiscord
from bot.local.faults import KILLED, TORN, Answer
from bot.local.keys import opens
from bot.local.posting import Upload
from bot.local.problems import Problem, Refusal
from bot.local.record import RequestAnswered, Violation
from bot.local.rest.call import SERVED, Call, Served

BASE = "/api/v10"
REQUEST_LIMIT = 25 * 1024 * 1024
"""Bytes of a whole request."""
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_id")
_FORM_PROBLEMS = {Problem.INVALID_FORM, Problem.EMPTY_MESSAGE, Problem.INVALID_JSON, Problem.TOO_MANY_COMMANDS}
FAKE = web.AppKey("fake_discord", FakeDiscord)

for _resource in (
    "channels",
    "commands",
    "emojis",
    "interactions",
    "messages",
    "pins",
    "roles",
    "threads",
    "users",
    "webhooks",
):
    import_module(f"bot.local.rest.{_resource}")


def add_routes(app: web.Application) -> None:
    """Open a route for every operation served, and one that refuses all others."""
    # a path with fewer parameters is the more exact one and must be tried first
    for (method, path), served in sorted(SERVED.items(), key=lambda item: item[0][1].count("{")):
        app.router.add_route(method, BASE + path, _handler(method, path, served))
    app.router.add_route("*", "/api/{rest:.*}", _unknown)


def _handler(method: str, route: str, served: Served) -> Any:
    async def handle(request: web.Request) -> web.StreamResponse:
        fake = request.app[FAKE]
        begun = time.perf_counter()
        paths = (route, request.path.removeprefix(BASE))
        answer = fake.faults.strike(method, paths, "before")
        if answer is None:
            answer = await _answer(fake, request, method, route, served)
            answer = fake.faults.strike(method, paths, "after") or answer
        if answer is KILLED and fake.supervisor is not None:
            await fake.supervisor.kill()
        return _leave(fake, request, answer, time.perf_counter() - begun)

    return handle


async def _answer(fake: FakeDiscord, request: web.Request, method: str, route: str, served: Served) -> Answer:
    path = dict(request.match_info)
    headers, wait = fake.rates.take(f"{method} {route}", "+".join(path.get(name, "") for name in _MAJOR))
    if wait:
        body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": False}
        return Answer(429, body, headers)
    try:
        if not served.open:
            _check_token(request, fake)
        try:
            body, uploads = await _read(request)
        except ConnectionResetError:
            # The bot died in mid-sentence: nothing of what it began to say has happened.
            return TORN
        _hold_request(fake, method, route, body)
        answer = await served.handler(Call(fake, path, dict(request.query), body, uploads))
    except Refusal as refusal:
        if refusal.problem in _FORM_PROBLEMS:
            fake.record.add(Violation("refused form", {"path": request.path} | refusal.body()))
        return Answer(refusal.status, refusal.body(), headers)
    except Exception as fault:
        fake.record.add(Violation("the local Discord itself failed", {"path": request.path, "fault": repr(fault)}))
        raise
    _hold_answer(fake, method, route, answer)
    return Answer(answer.status, answer.body, headers | answer.headers)


def _check_token(request: web.Request, fake: FakeDiscord) -> None:
    if not opens(request.headers.get("Authorization", ""), f"Bot {fake.token}"):
        raise Refusal(Problem.UNAUTHORIZED)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    if (request.content_length or 0) > REQUEST_LIMIT:
        raise Refusal(Problem.TOO_LARGE)
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    return (_parse(raw) if raw else {}), []


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refusal(Problem.INVALID_JSON)
        name, content = part.name or "", bytes(await part.read())
        total += len(content)
        if total > REQUEST_LIMIT:
            raise Refusal(Problem.TOO_LARGE)
        if name == "payload_json":
            body = _parse(content)
        elif name.startswith("files[") and name.removeprefix("files[").removesuffix("]").isdecimal():
            index = int(name.removeprefix("files[").removesuffix("]"))
            uploads.append(Upload(index, part.filename or "unknown", content))
        else:
            raise Refusal(
                Problem.INVALID_FORM, {name: {"_errors": [{"code": "UNKNOWN_FIELD", "message": "Not known."}]}}
            )
    return body, uploads


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Refusal(Problem.INVALID_JSON) from None


def _hold_request(fake: FakeDiscord, method: str, route: str, body: Any) -> None:
    for error in fake.schema.check_request(method, route, body):
        fake.record.add(Violation("request against the schema", {"route": f"{method} {route}", "error": error}))


def _hold_answer(fake: FakeDiscord, method: str, route: str, answer: Answer) -> None:
    if answer.body is None:
        return
    for error in fake.schema.check_answer(method, route, answer.status, answer.body):
        fake.record.add(Violation("answer against the schema", {"route": f"{method} {route}", "error": error}))


def _leave(fake: FakeDiscord, request: web.Request, answer: Answer, seconds: float) -> web.StreamResponse:
    code = answer.body.get("code") if answer.status >= 400 and isinstance(answer.body, dict) else None
    fake.record.add(RequestAnswered(request.method, request.path, answer.status, code, seconds, _port_of(request)))
    if answer in (TORN, KILLED):
        if request.transport is not None:
            request.transport.abort()
        return web.Response()
    if answer.body is None:
        return web.Response(status=answer.status, headers=answer.headers)
    # exactly this media type: discord.py takes anything longer for text
    headers = {"Content-Type": "application/json"} | answer.headers
    return web.Response(status=answer.status, body=json.dumps(answer.body).encode(), headers=headers)


def _port_of(request: web.Request) -> int:
    """The port from which a request came, by which one process of the bot is told from another; 0 if it is gone."""
    peer = None if request.transport is None else request.transport.get_extra_info("peername")
    return int(peer[1]) if peer else 0


async def _unknown(request: web.Request) -> web.StreamResponse:
    fake = request.app[FAKE]
    fake.record.add(Violation("unknown route", {"route": f"{request.method} {request.path}"}))
    problem = Refusal(Problem.UNKNOWN_ROUTE)
    return _leave(fake, request, Answer(problem.status, problem.body()), 0.0)
