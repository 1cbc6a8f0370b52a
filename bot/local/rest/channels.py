"""Channels of a guild: read, create, change, delete, and what is given or taken in them."""

from bot.local import posting
from bot.local.fake_discord import FakeDiscord
from bot.local.faults import Answer
from bot.local.limits.channels import check_channel, check_thread_edit
from bot.local.limits.form import Complaints, Form
from bot.local.permissions import Permission
from bot.local.problems import Json, Problem, Refusal
from bot.local.rest.call import Call, reach, serves
from bot.local.sessions import Intent
from bot.local.world import Channel, ChannelKind, Message, Overwrite, Tag

_CHANNEL = "/channels/{channel_id}"
_OVERWRITE = "/channels/{channel_id}/permissions/{overwrite_id}"
_CHANNELS_OF_A_GUILD = 500
TAGS_OF_A_FORUM = 20
RENAMES, RENAMED_WITHIN = 2, 600.0
"""How often a channel may be renamed within so many seconds."""
CHANNEL_NAME_CHANGE = 4
"""Discord's number of the message that says so."""


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
        case ChannelKind.TEXT | ChannelKind.FORUM:
            check_channel(body, fresh=False)
            call.channel(Permission.MANAGE_CHANNELS)
            if "available_tags" in body:
                channel.tags = _tags(call.fake, body["available_tags"])
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
    # Whoever opened a thread may name and archive it; whoever writes in it may open it again.
    only_woken = waking and set(body) == {"archived"}
    own = thread.owner_id == call.fake.world.bot.id
    if thread.locked or {"locked", "applied_tags"} & set(body) or not (own or only_woken):
        call.channel(Permission.MANAGE_THREADS)
    else:
        call.channel(Permission.SEND_MESSAGES_IN_THREADS)
    if "applied_tags" in body:
        thread.applied = applied_tags(call, call.fake.world.channel(thread.parent_id or 0), body["applied_tags"])
    if body.get("name", thread.name) != thread.name:
        _rename(call, thread, body["name"])
    thread.archived = bool(body.get("archived", thread.archived))
    thread.locked = bool(body.get("locked", thread.locked))
    thread.invitable = bool(body.get("invitable", thread.invitable))
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    if waking:
        thread.active_at = call.fake.clock.now()
    call.fake.dispatch_channel("THREAD_UPDATE", thread)


def _rename(call: Call, thread: Channel, name: str) -> None:
    """Give a thread another name, and say so in it; twice in ten minutes, as Discord allows it.

    Raises:
        Refusal: 429, it was renamed twice of late.
    """
    fake, now = call.fake, call.fake.clock.now()
    thread.renamed = [each for each in thread.renamed if now - each < RENAMED_WITHIN]
    if len(thread.renamed) >= RENAMES:
        raise Refusal(Problem.RATE_LIMITED, wait=RENAMED_WITHIN - (now - thread.renamed[0]))
    thread.renamed.append(now)
    thread.name = name
    if thread.archived:
        return
    told = Message(fake.snowflakes.next(), thread.id, fake.world.bot.id, now, content=name, kind=CHANNEL_NAME_CHANGE)
    posting.add(fake, thread, told, [])


def _tags(fake: FakeDiscord, bodies: list[Json]) -> list[Tag]:
    """Return the tags of a forum as they are asked for; a new one gets an id.

    Raises:
        Refusal: 30047, they are too many.
    """
    if len(bodies) > TAGS_OF_A_FORUM:
        raise Refusal(Problem.TOO_MANY_TAGS)
    return [
        Tag(int(each.get("id") or fake.snowflakes.next()), each["name"], bool(each.get("moderated"))) for each in bodies
    ]


def applied_tags(call: Call, forum: Channel, asked: list[str] | None) -> list[int]:
    """Return the tags that a post is to have.

    Raises:
        Refusal: 10087, the forum has no such tag; 50013, it is for those alone who manage threads.
    """
    known = {each.id: each for each in forum.tags}
    wanted = [int(each) for each in asked or ()]
    if not set(wanted) <= set(known):
        raise Refusal(Problem.UNKNOWN_TAG)
    if any(known[each].moderated for each in wanted):
        reach(call.fake, forum.id, Permission.MANAGE_THREADS)
    return wanted


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
    """Open a text or forum channel."""
    guild, fake, body = call.guild(), call.fake, call.form
    check_channel(body, fresh=True)
    held = Permission(guild.everyone)
    for role_id in guild.members[fake.world.bot.id].role_ids:
        held |= Permission(guild.roles[role_id].permissions)
    if Permission.MANAGE_CHANNELS not in held:
        raise Refusal(Problem.MISSING_PERMISSIONS)
    if sum(each.guild_id == guild.id for each in fake.world.channels.values()) >= _CHANNELS_OF_A_GUILD:
        raise Refusal(Problem.TOO_MANY_CHANNELS)
    channel = fake.add_channel(guild, body["name"], ChannelKind(int(body.get("type") or 0)))
    channel.tags = _tags(fake, body.get("available_tags") or [])
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
