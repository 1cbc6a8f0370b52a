"""The control side under `/local/`: what tests (and a page) may do to the local Discord and see of it."""

import json
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import TypeAlias

from aiohttp import web

from bot.local import acts, commanding, posting, submitting
from bot.local.gateway import Intent
from bot.local.hub import Hub
from bot.local.limits.messages import LOADING
from bot.local.payloads import guild_create_json, message_json
from bot.local.permissions import HOST, Permission
from bot.local.problems import Json, Refusal
from bot.local.rest.channels import remove_channel
from bot.local.rest.door import HUB
from bot.local.rest.threads import open_thread
from bot.local.settling import text_of
from bot.local.world import Channel, ChannelKind, Guild, Interaction, Member, Message, Overwrite, Persona

Verb: TypeAlias = Callable[[Hub, Json], Awaitable[Json]]
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
    app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", _file)


def check_visitor(request: web.Request) -> None:
    """Refuse everybody who does not know the secret or comes under another host name.

    Raises:
        web.HTTPForbidden: saying nothing.
    """
    host = request.host.rpartition(":")[0] or request.host
    given = request.headers.get("X-Local-Secret") or request.query.get("secret", "")
    if host not in {"127.0.0.1", "localhost"} or not secrets.compare_digest(
        given.encode(), request.app[HUB].secret.encode()
    ):
        raise web.HTTPForbidden


async def _serve(request: web.Request) -> web.Response:
    check_visitor(request)
    asked = VERBS.get(request.match_info["verb"])
    if asked is None:
        raise web.HTTPNotFound
    try:
        raw = await request.read()
        answer = await asked(request.app[HUB], json.loads(raw) if raw else {})
    except (acts.Impossible, Refusal, KeyError, ValueError) as problem:
        words = f"missing {problem}" if isinstance(problem, KeyError) else str(problem)
        return web.json_response({"impossible": words}, status=409)
    return web.json_response(answer)


async def _feed(request: web.Request) -> web.WebSocketResponse:
    check_visitor(request)
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    with request.app[HUB].record.watched() as lines:
        async for line in lines:
            if socket.closed:
                break
            await socket.send_json(line.json())
    return socket


async def _file(request: web.Request) -> web.Response:
    hub = request.app[HUB]
    number = request.match_info["attachment_id"]
    content = hub.world.blobs.get(int(number)) if number.isdecimal() else None
    if content is None:
        raise web.HTTPNotFound
    return web.Response(body=content, content_type="application/octet-stream")


# how a request names things


def _persona(hub: Hub, asked: Json, key: str = "persona") -> Persona:
    name = asked[key]
    for persona in hub.world.personas.values():
        if str(name) in {persona.name, str(persona.id)}:
            return persona
    raise acts.Impossible(f"there is nobody named {name!r}")


def _guild(hub: Hub, asked: Json) -> Guild:
    name = asked.get("guild")
    for guild in hub.world.guilds.values():
        if name is None or str(name) in {guild.name, str(guild.id)}:
            return guild
    raise acts.Impossible(f"there is no guild {name!r}")


def _channel(hub: Hub, asked: Json) -> Channel:
    """Find a channel by id or name; `dm` is the persona's own; without a name the first of the guild."""
    name = asked.get("channel")
    if name == "dm":
        return hub.direct_channel(_persona(hub, asked))
    for channel in hub.world.channels.values():
        if (name is None and channel.guild_id is not None) or str(name) in {channel.name, str(channel.id)}:
            return channel
    raise acts.Impossible(f"there is no channel {name!r}")


def _interaction(hub: Hub, asked: Json) -> Interaction:
    found = hub.world.interactions.get(int(asked["interaction"]))
    if found is None:
        raise acts.Impossible("there is no such interaction")
    return found


def _message_json(hub: Hub, message: Message) -> Json:
    channel = hub.world.channels.get(message.channel_id)
    return message_json(hub.world, message) | {
        "text": text_of(message),
        "guild_id": None if channel is None or channel.guild_id is None else str(channel.guild_id),
        "visible_to": None if message.visible_to is None else hub.world.user(message.visible_to).name,
    }


def _sent(interaction: Interaction) -> Json:
    return {"interaction": str(interaction.id), "delivered": interaction.delivered}


# what people do


@verb
async def command(hub: Hub, asked: Json) -> Json:
    """A persona uses a slash command."""
    persona, channel = _persona(hub, asked), _channel(hub, asked)
    times = asked.get("times", 1)
    return _sent(commanding.use(hub, persona, channel, asked["words"], asked.get("options", {}), times))


@verb
async def complete(hub: Hub, asked: Json) -> Json:
    """A persona types the beginning of an option."""
    persona, channel = _persona(hub, asked), _channel(hub, asked)
    options = asked.get("options", {})
    return _sent(commanding.complete(hub, persona, channel, asked["words"], asked["option"], asked["typed"], options))


def _seen(hub: Hub, asked: Json) -> tuple[Persona, Message]:
    persona = _persona(hub, asked)
    if asked.get("forged") and int(asked["message"]) in hub.world.messages:
        return persona, hub.world.messages[int(asked["message"])]
    return persona, acts.message_seen(hub, persona, int(asked["message"]))


@verb
async def press(hub: Hub, asked: Json) -> Json:
    """A persona presses a button."""
    persona, message = _seen(hub, asked)
    forged, times = bool(asked.get("forged")), asked.get("times", 1)
    return _sent(acts.press(hub, persona, message, asked["custom_id"], forged=forged, times=times))


@verb
async def choose(hub: Hub, asked: Json) -> Json:
    """A persona chooses in a menu."""
    persona, message = _seen(hub, asked)
    forged, times = bool(asked.get("forged")), asked.get("times", 1)
    return _sent(acts.choose(hub, persona, message, asked["custom_id"], asked["values"], forged=forged, times=times))


@verb
async def submit(hub: Hub, asked: Json) -> Json:
    """A persona submits the modal that an interaction was answered with."""
    forged, times = bool(asked.get("forged")), asked.get("times", 1)
    offered_by = _interaction(hub, asked)
    return _sent(submitting.submit(hub, _persona(hub, asked), offered_by, asked["values"], forged=forged, times=times))


@verb
async def replay(hub: Hub, asked: Json) -> Json:
    """Deliver an earlier interaction again, or one that was held back for the first time."""
    interaction = _interaction(hub, asked)
    acts.deliver(hub, interaction, asked.get("times", 1))
    return _sent(interaction)


@verb
async def say(hub: Hub, asked: Json) -> Json:
    """A persona writes a plain message."""
    persona, channel = _persona(hub, asked), _channel(hub, asked)
    acts.check_presence(hub, persona, channel)
    message = Message(hub.snowflakes.next(), channel.id, persona.id, hub.clock.now(), content=asked["text"])
    posting.add(hub, channel, message, [])
    return _message_json(hub, message)


# what people see


@verb
async def answer(hub: Hub, asked: Json) -> Json:
    """Wait until an interaction is answered for good, at most `patience` seconds, and tell how."""
    interaction = _interaction(hub, asked)
    await hub.record.until(lambda: _is_settled(hub, interaction), float(asked.get("patience", 5.0)))
    original = hub.world.messages.get(interaction.original_id or 0)
    followups = [hub.world.messages[each] for each in interaction.followup_ids if each in hub.world.messages]
    answered = interaction.answered_at
    return _sent(interaction) | {
        "answered": answered is not None,
        "settled": _is_settled(hub, interaction),
        "type": interaction.answer_kind,
        "delay": None if answered is None else answered - interaction.sent_at,
        "edits": interaction.edits,
        "modal": interaction.modal,
        "choices": interaction.choices,
        "message": None if original is None else _message_json(hub, original),
        "followups": [_message_json(hub, each) for each in followups],
    }


def _is_settled(hub: Hub, interaction: Interaction) -> bool:
    original = hub.world.messages.get(interaction.original_id or 0)
    match interaction.answer_kind:
        case None:
            return False
        case 5:
            return original is None or not original.flags & LOADING
        case 6:
            return interaction.edits > 0 or bool(interaction.followup_ids) or original is None
        case _:
            return True


@verb
async def messages(hub: Hub, asked: Json) -> Json:
    """What a persona sees in a channel, oldest first, with their own ephemeral messages."""
    persona, channel = _persona(hub, asked), _channel(hub, asked)
    if not acts.sees(hub, persona, channel):
        raise acts.Impossible(f"{persona.name} does not see that channel")
    seen = [each for each in hub.world.messages_in(channel.id) if each.visible_to in {None, persona.id}]
    return {"messages": [_message_json(hub, each) for each in seen]}


@verb
async def message(hub: Hub, asked: Json) -> Json:
    """One message as a persona sees it now."""
    return _message_json(hub, _seen(hub, asked)[1])


@verb
async def world(hub: Hub, asked: Json) -> Json:
    """Guilds, channels, people and commands."""
    del asked
    return {
        "bot": asdict(hub.world.bot) | {"id": str(hub.world.bot.id)},
        "guilds": [
            {"id": str(each.id), "name": each.name, "bot": hub.world.bot.id in each.members}
            for each in hub.world.guilds.values()
        ],
        "channels": [hub.channel_json(each) for each in hub.world.channels.values()],
        "personas": [
            asdict(each) | {"id": str(each.id), "dm": _text_id(hub.world.direct_channel(each.id))}
            for each in hub.world.personas.values()
        ],
        "commands": [each.body for each in hub.world.commands.values()],
        "connected": len(hub.gateway.listening),
        "now": hub.clock.now(),
    }


def _text_id(channel: Channel | None) -> str | None:
    return None if channel is None else str(channel.id)


# what befalls the world


@verb
async def add_persona(hub: Hub, asked: Json) -> Json:
    """Bring somebody in, with permissions by name; they join the guild named, or every one."""
    persona = hub.add_persona(asked["name"], asked.get("locale", "en-US"))
    bits = _bits(asked.get("permissions", []))
    for guild in [_guild(hub, asked)] if "guild" in asked else hub.world.guilds.values():
        hub.join(guild, persona, bits)
    return {"id": str(persona.id)}


def _bits(names: list[str]) -> int:
    total = 0
    for name in names:
        total |= int(Permission[name.upper()])
    return total


@verb
async def add_guild(hub: Hub, asked: Json) -> Json:
    """Found a guild with one channel, with the personas named as members; the bot is told."""
    people = [_persona(hub, {"persona": name}) for name in asked["people"]]
    guild = hub.add_guild(asked["name"], people[0].id, asked.get("locale", "en-US"))
    for person in people:
        hub.join(guild, person)
    channel = hub.add_channel(guild, asked.get("channel", "general"))
    hub.gateway.tell("GUILD_CREATE", guild_create_json(hub.world, guild, hub.clock.now()))
    return {"id": str(guild.id), "channel": str(channel.id)}


@verb
async def add_channel(hub: Hub, asked: Json) -> Json:
    """Open a text channel."""
    channel = hub.add_channel(_guild(hub, asked), asked["name"])
    hub.tell_channel("CHANNEL_CREATE", channel)
    return {"id": str(channel.id)}


@verb
async def add_thread(hub: Hub, asked: Json) -> Json:
    """A persona opens a thread; `private` ones have only those named in `people` as further members."""
    kind = ChannelKind.PRIVATE_THREAD if asked.get("private") else ChannelKind.PUBLIC_THREAD
    parent = _channel(hub, asked)
    thread = open_thread(hub, parent, {"name": asked["name"]}, kind, _persona(hub, asked).id)
    thread.member_ids += [_persona(hub, {"persona": name}).id for name in asked.get("people", [])]
    return {"id": str(thread.id)}


@verb
async def set_direct_messages(hub: Hub, asked: Json) -> Json:
    """Open or close the direct messages of a persona."""
    _persona(hub, asked).dms_open = bool(asked["open"])
    return {}


@verb
async def set_locale(hub: Hub, asked: Json) -> Json:
    """Change the language of a persona's client."""
    _persona(hub, asked).locale = asked["locale"]
    return {}


@verb
async def set_permissions(hub: Hub, asked: Json) -> Json:
    """Allow or deny by name: in one channel, or in the guild for a persona or (without one) the bot's role."""
    allow, deny = _bits(asked.get("allow", [])), _bits(asked.get("deny", []))
    target = hub.world.bot.id if asked.get("persona") is None else _persona(hub, asked).id
    if asked.get("channel") is not None:
        channel = _channel(hub, asked)
        old = channel.overwrites.get(target, Overwrite(1, 0, 0))
        channel.overwrites[target] = Overwrite(1, old.allow & ~deny | allow, old.deny & ~allow | deny)
        hub.tell_channel("CHANNEL_UPDATE", channel)
        return {}
    guild = _guild(hub, asked)
    if target != hub.world.bot.id:
        member = guild.members[target]
        member.permissions = member.permissions & ~deny | allow
        return {}
    role = next(each for each in guild.roles.values() if each.managed)
    role.permissions = role.permissions & ~deny | allow
    told = next(each for each in guild_create_json(hub.world, guild, 0.0)["roles"] if each["id"] == str(role.id))
    hub.gateway.tell("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": told})
    return {}


@verb
async def delete_message(hub: Hub, asked: Json) -> Json:
    """A message is deleted, by a moderator or its author."""
    found = hub.world.messages.get(int(asked["message"]))
    if found is None:
        raise acts.Impossible("that message is gone")
    posting.delete(hub, found, str(asked.get("persona", "a moderator")))
    return {}


@verb
async def delete_channel(hub: Hub, asked: Json) -> Json:
    """A channel or thread is deleted."""
    remove_channel(hub, _channel(hub, asked), "a moderator")
    return {}


@verb
async def archive_thread(hub: Hub, asked: Json) -> Json:
    """A thread is archived (or woken), and perhaps locked."""
    thread = _channel(hub, asked)
    if not thread.is_thread:
        raise acts.Impossible("that is no thread")
    thread.archived, thread.locked = bool(asked.get("archived", True)), bool(asked.get("locked", False))
    thread.active_at = thread.active_at if thread.archived else hub.clock.now()
    hub.tell_channel("THREAD_UPDATE", thread)
    return {}


@verb
async def advance(hub: Hub, asked: Json) -> Json:
    """Push the local clock forward by `seconds`."""
    hub.clock.advance(float(asked["seconds"]))
    hub.record.stir()
    return {"now": hub.clock.now()}


@verb
async def kick_bot(hub: Hub, asked: Json) -> Json:
    """The bot is removed from a guild."""
    guild = _guild(hub, asked)
    guild.members.pop(hub.world.bot.id, None)
    hub.gateway.tell("GUILD_DELETE", {"id": str(guild.id)}, Intent.GUILDS)
    return {}


@verb
async def invite_bot(hub: Hub, asked: Json) -> Json:
    """The bot is invited into a guild (again)."""
    guild = _guild(hub, asked)
    role = next(each for each in guild.roles.values() if each.managed)
    role.permissions = int(HOST)
    guild.members[hub.world.bot.id] = Member(0, hub.clock.now(), [role.id])
    hub.gateway.tell("GUILD_CREATE", guild_create_json(hub.world, guild, hub.clock.now()), Intent.GUILDS)
    return {}


@verb
async def ask_to_reconnect(hub: Hub, asked: Json) -> Json:
    """The gateway asks the bot to come back and resume (op 7)."""
    del asked
    await hub.gateway.ask_to_reconnect()
    return {}


@verb
async def invalidate_session(hub: Hub, asked: Json) -> Json:
    """The gateway gives the session up (op 9)."""
    await hub.gateway.invalidate(resumable=bool(asked.get("resumable")))
    return {}


@verb
async def cut_gateway(hub: Hub, asked: Json) -> Json:
    """The gateway's sockets break off."""
    del asked
    return {"cut": hub.gateway.cut()}


# what can be judged


@verb
async def violations(hub: Hub, asked: Json) -> Json:
    """What a well-behaved bot would not have done."""
    del asked
    return {"violations": [asdict(each) for each in hub.record.violations()]}


@verb
async def record(hub: Hub, asked: Json) -> Json:
    """The record from line number `after` on."""
    return {"lines": [line.json() for line in hub.record.lines[int(asked.get("after", 0)) :]]}


@verb
async def report(hub: Hub, asked: Json) -> Json:
    """How much was checked against the schema, and how many violations there are."""
    del asked
    return {"schema": hub.schema.report(), "violations": len(hub.record.violations()), "lines": len(hub.record.lines)}
