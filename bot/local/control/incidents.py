"""What happens to the world: newcomers, lost permissions, deleted things, breaking connections, time."""

from typing import Literal

from bot.local import acts, posting
from bot.local.control.dispatch import channel_of, guild_of, persona_of, verb
from bot.local.fake_discord import FakeDiscord
from bot.local.faults import KILLED, TORN, Answer, Fault
from bot.local.payloads import guild_create_json, roles_json
from bot.local.permissions import HOST, Permission
from bot.local.problems import Json
from bot.local.rest.channels import remove_channel
from bot.local.rest.threads import open_thread
from bot.local.sessions import Intent
from bot.local.world import ChannelKind, Member, Overwrite, Role, Tag


@verb
async def add_persona(fake: FakeDiscord, asked: Json) -> Json:
    """Bring someone in, with permissions by name; they join the guild named, or every one."""
    persona = fake.add_persona(asked["name"], asked.get("locale", "en-US"))
    bits = _bits(asked.get("permissions", []))
    for guild in [guild_of(fake, asked)] if "guild" in asked else fake.world.guilds.values():
        fake.join(guild, persona, bits)
    return {"id": str(persona.id)}


def _bits(names: list[str]) -> int:
    total = 0
    for name in names:
        total |= int(Permission[name.upper()])
    return total


@verb
async def add_guild(fake: FakeDiscord, asked: Json) -> Json:
    """Found a guild with one channel, with the personas named as members; the bot is told."""
    people = [persona_of(fake, {"persona": name}) for name in asked["people"]]
    guild = fake.add_guild(asked["name"], people[0].id, asked.get("locale", "en-US"))
    for person in people:
        fake.join(guild, person)
    channel = fake.add_channel(guild, asked.get("channel", "general"))
    fake.gateway.dispatch("GUILD_CREATE", guild_create_json(fake.world, guild, fake.clock.now()))
    return {"id": str(guild.id), "channel": str(channel.id)}


@verb
async def add_channel(fake: FakeDiscord, asked: Json) -> Json:
    """Open a text channel, or a `forum` with tags by name."""
    kind = ChannelKind.FORUM if asked.get("forum") else ChannelKind.TEXT
    channel = fake.add_channel(guild_of(fake, asked), asked["name"], kind)
    channel.tags = [Tag(fake.snowflakes.next(), name) for name in asked.get("tags", [])]
    fake.dispatch_channel("CHANNEL_CREATE", channel)
    return {"id": str(channel.id)}


@verb
async def add_role(fake: FakeDiscord, asked: Json) -> Json:
    """Add a role, `mentionable` or not, to the guild and to the `people` named."""
    guild = guild_of(fake, asked)
    role = Role(fake.snowflakes.next(), asked["name"], 0, mentionable=bool(asked.get("mentionable")))
    guild.roles[role.id] = role
    for name in asked.get("people", []):
        guild.members[persona_of(fake, {"persona": name}).id].role_ids.append(role.id)
    told = next(each for each in roles_json(guild, fake.world.bot.id) if each["id"] == str(role.id))
    fake.gateway.dispatch("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": told}, Intent.GUILDS)
    return {"id": str(role.id)}


@verb
async def add_thread(fake: FakeDiscord, asked: Json) -> Json:
    """A persona opens a thread; `private` ones have only those named in `people` as further members."""
    kind = ChannelKind.PRIVATE_THREAD if asked.get("private") else ChannelKind.PUBLIC_THREAD
    parent = channel_of(fake, asked)
    thread = open_thread(fake, parent, {"name": asked["name"]}, kind, persona_of(fake, asked).id)
    thread.member_ids += [persona_of(fake, {"persona": name}).id for name in asked.get("people", [])]
    return {"id": str(thread.id)}


@verb
async def set_direct_messages(fake: FakeDiscord, asked: Json) -> Json:
    """Open or close the direct messages of a persona."""
    persona_of(fake, asked).dms_open = bool(asked["open"])
    return {}


@verb
async def set_locale(fake: FakeDiscord, asked: Json) -> Json:
    """Change the language of a persona's client."""
    persona_of(fake, asked).locale = asked["locale"]
    return {}


@verb
async def set_permissions(fake: FakeDiscord, asked: Json) -> Json:
    """Allow or deny by name: in one channel, or in the guild for a persona or (without one) the bot's role."""
    allow, deny = _bits(asked.get("allow", [])), _bits(asked.get("deny", []))
    target = fake.world.bot.id if asked.get("persona") is None else persona_of(fake, asked).id
    if asked.get("channel") is not None:
        channel = channel_of(fake, asked)
        old = channel.overwrites.get(target, Overwrite(1, 0, 0))
        channel.overwrites[target] = Overwrite(1, old.allow & ~deny | allow, old.deny & ~allow | deny)
        fake.dispatch_channel("CHANNEL_UPDATE", channel)
        return {}
    guild = guild_of(fake, asked)
    if target != fake.world.bot.id:
        member = guild.members[target]
        member.permissions = member.permissions & ~deny | allow
        return {}
    role = next(each for each in guild.roles.values() if each.managed)
    role.permissions = role.permissions & ~deny | allow
    told = next(each for each in roles_json(guild, fake.world.bot.id) if each["id"] == str(role.id))
    fake.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": told})
    return {}


@verb
async def delete_message(fake: FakeDiscord, asked: Json) -> Json:
    """A message is deleted, by a moderator or its author."""
    found = fake.world.messages.get(int(asked["message"]))
    if found is None:
        raise acts.Impossible("that message is gone")
    posting.delete(fake, found, str(asked.get("persona", "a moderator")))
    return {}


@verb
async def delete_channel(fake: FakeDiscord, asked: Json) -> Json:
    """A channel or thread is deleted."""
    remove_channel(fake, channel_of(fake, asked), "a moderator")
    return {}


@verb
async def archive_thread(fake: FakeDiscord, asked: Json) -> Json:
    """A thread is archived (or woken), and perhaps locked."""
    thread = channel_of(fake, asked)
    if not thread.is_thread:
        raise acts.Impossible("that is no thread")
    thread.archived, thread.locked = bool(asked.get("archived", True)), bool(asked.get("locked", False))
    thread.active_at = thread.active_at if thread.archived else fake.clock.now()
    fake.dispatch_channel("THREAD_UPDATE", thread)
    return {}


@verb
async def advance(fake: FakeDiscord, asked: Json) -> Json:
    """Push the local clock forward by `seconds`, and the bot's with it."""
    fake.clock.advance(float(asked["seconds"]))
    fake.record.stir()
    return {"now": fake.clock.now()}


@verb
async def kick_bot(fake: FakeDiscord, asked: Json) -> Json:
    """The bot is removed from a guild."""
    guild = guild_of(fake, asked)
    guild.members.pop(fake.world.bot.id, None)
    fake.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, Intent.GUILDS)
    return {}


@verb
async def invite_bot(fake: FakeDiscord, asked: Json) -> Json:
    """The bot is invited into a guild (again)."""
    guild = guild_of(fake, asked)
    role = next(each for each in guild.roles.values() if each.managed)
    role.permissions = int(HOST)
    guild.members[fake.world.bot.id] = Member(0, fake.clock.now(), [role.id])
    fake.gateway.dispatch("GUILD_CREATE", guild_create_json(fake.world, guild, fake.clock.now()), Intent.GUILDS)
    return {}


@verb
async def ask_to_reconnect(fake: FakeDiscord, asked: Json) -> Json:
    """The gateway asks the bot to come back and resume (op 7)."""
    del asked
    await fake.gateway.ask_to_reconnect()
    return {}


@verb
async def invalidate_session(fake: FakeDiscord, asked: Json) -> Json:
    """The gateway gives the session up (op 9)."""
    await fake.gateway.invalidate(resumable=bool(asked.get("resumable")))
    return {}


@verb
async def cut_gateway(fake: FakeDiscord, asked: Json) -> Json:
    """The gateway's sockets break off, or that of one `shard`."""
    return {"cut": fake.gateway.cut(asked.get("shard"))}


@verb
async def be_patient(fake: FakeDiscord, asked: Json) -> Json:
    """Give the bot so many `seconds` for its first answer to an interaction, where Discord gives it three."""
    fake.first_answer = float(asked["seconds"])
    fake.record.stir()
    return {}


@verb
async def add_fault(fake: FakeDiscord, asked: Json) -> Json:
    """Spoil the next `times` requests of a method and route, `before` they are handled or `after` they took effect.

    With `kill` the bot dies at that moment; else it gets another `status`, or (0) no answer at all.
    """
    moment: Literal["before", "after"] = "after" if asked.get("moment") == "after" else "before"
    times = int(asked.get("times", 1))
    fake.faults.faults.append(Fault(asked["method"], asked["route"], moment, _spoiled(asked), times))
    return {}


def _spoiled(asked: Json) -> Answer:
    if asked.get("kill"):
        return KILLED
    status = int(asked["status"])
    if status == 0:
        return TORN
    return Answer(status, asked.get("body", {"message": "Fault", "code": 0}), asked.get("headers", {}))


@verb
async def faults_left(fake: FakeDiscord, asked: Json) -> Json:
    """How many requests the faults would still strike."""
    del asked
    return {"left": sum(each.times for each in fake.faults.faults)}


@verb
async def clear_faults(fake: FakeDiscord, asked: Json) -> Json:
    """End all faults; tells how many requests they would still have struck."""
    del asked
    left = sum(each.times for each in fake.faults.faults)
    fake.faults.faults.clear()
    return {"left": left}
