"""Dispatch on the control side: who may come in, what can be asked for, and how a request names things."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

from aiohttp import web

from bot.local import acts
from bot.local.control.asked import Malformed, read
from bot.local.fake_discord import FakeDiscord
from bot.local.keys import opens
from bot.local.normalising import measure, text_of
from bot.local.problems import Json, Refusal
from bot.local.record import Line
from bot.local.rest.endpoint import FAKE
from bot.local.serializers import message_json
from bot.local.world import Channel, Guild, Interaction, Message, Persona

Verb: TypeAlias = Callable[[FakeDiscord, Json], Awaitable[Json]]
_LONGEST_NUMBER = 20
"""Digits of the largest snowflake."""
VERBS: dict[str, Verb] = {}
"""What can be asked for under `/local/`, by name; each takes and gives a JSON object."""


def verb(function: Verb) -> Verb:
    """Enter a function into the table under its own name."""
    VERBS[function.__name__] = function
    return function


def add_routes(app: web.Application) -> None:
    """Open `/local/<verb>`, the bytes of files, and the live feed."""
    app.router.add_post("/local/{verb}", _serve)
    app.router.add_get("/local/feed", _feed)
    app.router.add_get("/emojis/{number}.png", _emoji)
    app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", _file)


def check_visitor(request: web.Request) -> None:
    """Refuse everyone who does not know the secret or comes under another host name.

    Raises:
        web.HTTPForbidden: saying nothing.
    """
    host = request.host.rpartition(":")[0] or request.host
    if host not in {"127.0.0.1", "localhost"} or not _brings_key(request):
        raise web.HTTPForbidden


def _brings_key(request: web.Request) -> bool:
    given = request.headers.get("X-Local-Secret") or request.query.get("secret", "")
    return opens(given, request.app[FAKE].secret)


async def _serve(request: web.Request) -> web.Response:
    check_visitor(request)
    return await perform(request)


async def perform(request: web.Request) -> web.Response:
    """Do what a request asks for by name; see `obey`."""
    status, answer = await obey(request.app[FAKE], request.match_info["verb"], await request.read())
    return web.json_response(answer, status=status)


async def obey(fake: FakeDiscord, name: str, raw: bytes) -> tuple[int, Json]:
    """Do what is asked for by name.

    Returns:
        200 and what came of it; 409 and the reason if it cannot be done, 400 and what is wrong if it means nothing.

    Raises:
        web.HTTPNotFound: there is no such verb.
    """
    asked = VERBS.get(name)
    if asked is None:
        raise web.HTTPNotFound
    try:
        return 200, await asked(fake, read(raw))
    except (acts.Impossible, Refusal) as problem:
        return 409, {"impossible": str(problem)}
    except (Malformed, KeyError, ValueError) as problem:
        words = f"missing {problem}" if isinstance(problem, KeyError) else str(problem)
        return 400, {"malformed": words}


async def _feed(request: web.Request) -> web.WebSocketResponse:
    check_visitor(request)
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    with request.app[FAKE].record.watched() as lines:
        writing = asyncio.create_task(_write_lines(socket, lines))
        # nothing is expected from the reader but that it goes away
        async for _ in socket:
            continue
        writing.cancel()
    return socket


async def _write_lines(socket: web.WebSocketResponse, lines: AsyncIterator[Line]) -> None:
    async for line in lines:
        await socket.send_json(line.json())


async def _file(request: web.Request) -> web.Response:
    if not _brings_key(request):
        raise web.HTTPForbidden
    content = file_of(request.app[FAKE], request.match_info["attachment_id"])
    if content is None:
        raise web.HTTPNotFound
    return web.Response(body=content, content_type="application/octet-stream")


async def _emoji(request: web.Request) -> web.Response:
    fake, number = request.app[FAKE], request.match_info["number"]
    content = file_of(fake, number)
    if content is None or int(number) not in fake.world.emojis:
        raise web.HTTPNotFound
    return web.Response(body=content, content_type=measure(content)[0] or "application/octet-stream")


def file_of(fake: FakeDiscord, number: str) -> bytes | None:
    """Find the bytes of a file; None if they are gone.

    Raises:
        web.HTTPNotFound: that is no number of a file.
    """
    if not number.isdecimal() or len(number) > _LONGEST_NUMBER:
        raise web.HTTPNotFound
    return fake.world.blobs.get(int(number))


def persona_of(fake: FakeDiscord, asked: Json) -> Persona:
    """Find a persona by name or id.

    Raises:
        Impossible: there is no one of that name.
    """
    name = asked["persona"]
    for persona in fake.world.personas.values():
        if str(name) in {persona.name, str(persona.id)}:
            return persona
    raise acts.Impossible(f"there is no one named {name!r}")


def guild_of(fake: FakeDiscord, asked: Json) -> Guild:
    """Find a guild by name or id; without a name the first.

    Raises:
        Impossible: there is no such guild.
    """
    name = asked.get("guild")
    for guild in fake.world.guilds.values():
        if name is None or str(name) in {guild.name, str(guild.id)}:
            return guild
    raise acts.Impossible(f"there is no guild {name!r}")


def channel_of(fake: FakeDiscord, asked: Json) -> Channel:
    """Find a channel by id or name; `dm` is the persona's own; without a name the first of the guild.

    Raises:
        Impossible: there is no such channel.
    """
    name = asked.get("channel")
    if name == "dm":
        return fake.direct_channel(persona_of(fake, asked))
    for channel in fake.world.channels.values():
        if (name is None and channel.guild_id is not None) or str(name) in {channel.name, str(channel.id)}:
            return channel
    raise acts.Impossible(f"there is no channel {name!r}")


def interaction_of(fake: FakeDiscord, asked: Json) -> Interaction:
    """Find an interaction by id.

    Raises:
        Impossible: there is none.
    """
    found = fake.world.interactions.get(int(asked["interaction"]))
    if found is None:
        raise acts.Impossible("there is no such interaction")
    return found


def shown(fake: FakeDiscord, message: Message) -> Json:
    """Return a message with its whole text, its guild and who alone sees it."""
    channel = fake.world.channels.get(message.channel_id)
    return message_json(fake.world, message) | {
        "text": text_of(message),
        "guild_id": None if channel is None or channel.guild_id is None else str(channel.guild_id),
        "visible_to": None if message.visible_to is None else fake.world.user(message.visible_to).name,
    }


def sent(interaction: Interaction) -> Json:
    """Return what the control side says of an interaction it sent."""
    return {"interaction": str(interaction.id), "delivered": interaction.delivered}
