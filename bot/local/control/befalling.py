"""What befalls the world: newcomers, lost permissions, deleted things, breaking connections, time."""

from typing import Literal

from bot.local import acts, posting
from bot.local.control.desk import channel_of, guild_of, persona_of, verb
from bot.local.hub import Hub
from bot.local.payloads import guild_create_json, roles_json
from bot.local.permissions import HOST, Permission
from bot.local.problems import Json
from bot.local.rest.channels import remove_channel
from bot.local.rest.threads import open_thread
from bot.local.sessions import Intent
from bot.local.weather import KILLED, TORN, Answer, Storm
from bot.local.world import ChannelKind, Member, Overwrite


@verb
async def add_persona(hub: Hub, asked: Json) -> Json:
    """Bring somebody in, with permissions by name; they join the guild named, or every one."""
    persona = hub.add_persona(asked["name"], asked.get("locale", "en-US"))
    bits = _bits(asked.get("permissions", []))
    for guild in [guild_of(hub, asked)] if "guild" in asked else hub.world.guilds.values():
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
    people = [persona_of(hub, {"persona": name}) for name in asked["people"]]
    guild = hub.add_guild(asked["name"], people[0].id, asked.get("locale", "en-US"))
    for person in people:
        hub.join(guild, person)
    channel = hub.add_channel(guild, asked.get("channel", "general"))
    hub.gateway.tell("GUILD_CREATE", guild_create_json(hub.world, guild, hub.clock.now()))
    return {"id": str(guild.id), "channel": str(channel.id)}


@verb
async def add_channel(hub: Hub, asked: Json) -> Json:
    """Open a text channel."""
    channel = hub.add_channel(guild_of(hub, asked), asked["name"])
    hub.tell_channel("CHANNEL_CREATE", channel)
    return {"id": str(channel.id)}


@verb
async def add_thread(hub: Hub, asked: Json) -> Json:
    """A persona opens a thread; `private` ones have only those named in `people` as further members."""
    kind = ChannelKind.PRIVATE_THREAD if asked.get("private") else ChannelKind.PUBLIC_THREAD
    parent = channel_of(hub, asked)
    thread = open_thread(hub, parent, {"name": asked["name"]}, kind, persona_of(hub, asked).id)
    thread.member_ids += [persona_of(hub, {"persona": name}).id for name in asked.get("people", [])]
    return {"id": str(thread.id)}


@verb
async def set_direct_messages(hub: Hub, asked: Json) -> Json:
    """Open or close the direct messages of a persona."""
    persona_of(hub, asked).dms_open = bool(asked["open"])
    return {}


@verb
async def set_locale(hub: Hub, asked: Json) -> Json:
    """Change the language of a persona's client."""
    persona_of(hub, asked).locale = asked["locale"]
    return {}


@verb
async def set_permissions(hub: Hub, asked: Json) -> Json:
    """Allow or deny by name: in one channel, or in the guild for a persona or (without one) the bot's role."""
    allow, deny = _bits(asked.get("allow", [])), _bits(asked.get("deny", []))
    target = hub.world.bot.id if asked.get("persona") is None else persona_of(hub, asked).id
    if asked.get("channel") is not None:
        channel = channel_of(hub, asked)
        old = channel.overwrites.get(target, Overwrite(1, 0, 0))
        channel.overwrites[target] = Overwrite(1, old.allow & ~deny | allow, old.deny & ~allow | deny)
        hub.tell_channel("CHANNEL_UPDATE", channel)
        return {}
    guild = guild_of(hub, asked)
    if target != hub.world.bot.id:
        member = guild.members[target]
        member.permissions = member.permissions & ~deny | allow
        return {}
    role = next(each for each in guild.roles.values() if each.managed)
    role.permissions = role.permissions & ~deny | allow
    told = next(each for each in roles_json(guild, hub.world.bot.id) if each["id"] == str(role.id))
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
    remove_channel(hub, channel_of(hub, asked), "a moderator")
    return {}


@verb
async def archive_thread(hub: Hub, asked: Json) -> Json:
    """A thread is archived (or woken), and perhaps locked."""
    thread = channel_of(hub, asked)
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
    guild = guild_of(hub, asked)
    guild.members.pop(hub.world.bot.id, None)
    hub.gateway.tell("GUILD_DELETE", {"id": str(guild.id)}, Intent.GUILDS)
    return {}


@verb
async def invite_bot(hub: Hub, asked: Json) -> Json:
    """The bot is invited into a guild (again)."""
    guild = guild_of(hub, asked)
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


@verb
async def be_patient(hub: Hub, asked: Json) -> Json:
    """Give the bot so many `seconds` for its first answer to an interaction, where Discord gives it three."""
    hub.first_answer = float(asked["seconds"])
    hub.record.stir()
    return {}


@verb
async def storm(hub: Hub, asked: Json) -> Json:
    """Spoil the next `times` requests of a method and route, `before` they are handled or `after` they took effect.

    With `kill` the bot dies at that moment; else it gets another `status`, or (0) no answer at all.
    """
    moment: Literal["before", "after"] = "after" if asked.get("moment") == "after" else "before"
    times = int(asked.get("times", 1))
    hub.weather.storms.append(Storm(asked["method"], asked["route"], moment, _spoiled(asked), times))
    return {}


def _spoiled(asked: Json) -> Answer:
    if asked.get("kill"):
        return KILLED
    status = int(asked["status"])
    if status == 0:
        return TORN
    return Answer(status, asked.get("body", {"message": "Storm", "code": 0}), asked.get("headers", {}))


@verb
async def calm(hub: Hub, asked: Json) -> Json:
    """End all storms; tells how many requests they would still have struck."""
    del asked
    left = sum(each.times for each in hub.weather.storms)
    hub.weather.storms.clear()
    return {"left": left}
