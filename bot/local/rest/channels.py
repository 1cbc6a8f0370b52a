"""Channels of a guild: read, create, change, delete, and what is given or taken in them."""

from bot.local import posting
from bot.local.fake_discord import FakeDiscord
from bot.local.faults import Answer
from bot.local.limits.channels import check_channel, check_thread_edit
from bot.local.limits.form import Complaints, Form
from bot.local.permissions import Permission
from bot.local.problems import Json, Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.sessions import Intent
from bot.local.world import Channel, ChannelKind, Overwrite

_CHANNEL = "/channels/{channel_id}"
_OVERWRITE = "/channels/{channel_id}/permissions/{overwrite_id}"
_CHANNELS_OF_A_GUILD = 500


@serves("GET", _CHANNEL)
async def read_channel(call: Call) -> Answer:
    """Return a channel."""
    return Answer(200, call.fake.channel_json(call.channel()))


@serves("PATCH", _CHANNEL)
async def edit_channel(call: Call) -> Answer:
    """Change a channel or a thread."""
    channel, body = call.channel(), call.form
    match channel.kind:
        case ChannelKind.DIRECT:
            raise Refusal(Problem.NOT_IN_DIRECT_MESSAGES)
        case ChannelKind.TEXT:
            check_channel(body, fresh=False)
            call.channel(Permission.MANAGE_CHANNELS)
            channel.name = body.get("name", channel.name)
            channel.topic = body.get("topic", channel.topic)
            call.fake.dispatch_channel("CHANNEL_UPDATE", channel)
        case ChannelKind.PUBLIC_THREAD | ChannelKind.PRIVATE_THREAD:
            check_thread_edit(body)
            _edit_thread(call, channel, body)
    return Answer(200, call.fake.channel_json(channel))


def _edit_thread(call: Call, thread: Channel, body: Json) -> None:
    waking = body.get("archived") is False
    if thread.sleeps(call.fake.clock.now()) and not waking:
        raise Refusal(Problem.THREAD_ARCHIVED)
    if thread.locked or "locked" in body or thread.owner_id != call.fake.world.bot.id:
        call.channel(Permission.MANAGE_THREADS)
    thread.name = body.get("name") or thread.name
    thread.archived = bool(body.get("archived", thread.archived))
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    if waking:
        thread.active_at = call.fake.clock.now()
    call.fake.dispatch_channel("THREAD_UPDATE", thread)


@serves("DELETE", _CHANNEL)
async def delete_channel(call: Call) -> Answer:
    """Delete a channel or a thread; direct messages are only closed."""
    channel = call.channel()
    told = call.fake.channel_json(channel)
    if channel.kind is not ChannelKind.DIRECT:
        call.channel(Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
        remove_channel(call.fake, channel, call.fake.world.bot.name)
    return Answer(200, told)


def remove_channel(fake: FakeDiscord, channel: Channel, by: str) -> None:
    """Take a channel away with all its messages and threads, and tell the bot."""
    for thread in fake.world.threads_of(channel.id):
        remove_channel(fake, thread, by)
    told = fake.channel_json(channel)
    for message in fake.world.messages_in(channel.id):
        posting.delete(fake, message, by)
    if channel.is_thread:
        fake.dispatch_channel("THREAD_DELETE", channel)
    else:
        fake.gateway.dispatch("CHANNEL_DELETE", told, Intent.GUILDS)
    del fake.world.channels[channel.id]


@serves("GET", "/guilds/{guild_id}/channels")
async def read_channels(call: Call) -> Answer:
    """List the channels of a guild, without threads."""
    guild = call.guild()
    found = [each for each in call.fake.world.channels.values() if each.guild_id == guild.id and not each.is_thread]
    return Answer(200, [call.fake.channel_json(each) for each in found])


@serves("POST", "/guilds/{guild_id}/channels")
async def create_channel(call: Call) -> Answer:
    """Open a text channel."""
    guild, fake, body = call.guild(), call.fake, call.form
    check_channel(body, fresh=True)
    held = Permission(guild.everyone)
    for role_id in guild.members[fake.world.bot.id].role_ids:
        held |= Permission(guild.roles[role_id].permissions)
    if Permission.MANAGE_CHANNELS not in held:
        raise Refusal(Problem.MISSING_PERMISSIONS)
    if sum(each.guild_id == guild.id for each in fake.world.channels.values()) >= _CHANNELS_OF_A_GUILD:
        raise Refusal(Problem.TOO_MANY_CHANNELS)
    channel = fake.add_channel(guild, body["name"])
    channel.topic = body.get("topic")
    for each in body.get("permission_overwrites") or []:
        channel.overwrites[int(each["id"])] = _overwrite(each)
    fake.dispatch_channel("CHANNEL_CREATE", channel)
    return Answer(201, fake.channel_json(channel))


def _overwrite(body: Json) -> Overwrite:
    return Overwrite(int(body.get("type") or 0), int(body.get("allow") or 0), int(body.get("deny") or 0))


@serves("PUT", _OVERWRITE)
async def set_overwrite(call: Call) -> Answer:
    """Give to or take from a role or member in one channel."""
    channel = call.channel(Permission.MANAGE_ROLES)
    complaints = Complaints()
    form = Form(call.body, complaints)
    form.only(("type", "allow", "deny"))
    form.among("type", (0, 1), required=True)
    complaints.settle()
    channel.overwrites[call.number("overwrite_id")] = _overwrite(call.form)
    call.fake.dispatch_channel("CHANNEL_UPDATE", channel)
    return Answer(204)


@serves("DELETE", _OVERWRITE)
async def clear_overwrite(call: Call) -> Answer:
    """Forget what was given or taken in one channel."""
    channel = call.channel(Permission.MANAGE_ROLES)
    channel.overwrites.pop(call.number("overwrite_id"), None)
    call.fake.dispatch_channel("CHANNEL_UPDATE", channel)
    return Answer(204)
