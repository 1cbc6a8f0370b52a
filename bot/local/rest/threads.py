"""Threads: open, join, leave, list."""

from collections.abc import Sequence

from bot.local import posting
from bot.local.fake_discord import FakeDiscord
from bot.local.faults import Answer
from bot.local.limits.channels import check_post, check_thread
from bot.local.limits.messages import Endpoint, check_message
from bot.local.payloads import thread_member_json
from bot.local.permissions import Permission
from bot.local.problems import Json, Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.rest.channels import applied_tags
from bot.local.serializers import message_json
from bot.local.world import Channel, ChannelKind

_MEMBERS = "/channels/{channel_id}/thread-members"
ACTIVE_THREADS = 1000
"""Threads that may be awake in one guild at once."""
THREAD_MEMBERS = 1000
"""People that may be in one thread."""


def open_thread(
    fake: FakeDiscord,
    parent: Channel,
    body: Json,
    kind: ChannelKind,
    owner_id: int,
    thread_id: int | None = None,
    applied: Sequence[int] = (),
) -> Channel:
    """Open a thread below a channel and tell the bot.

    Args:
        body: name, auto_archive_duration, invitable.
        kind: public or private.
        owner_id: who opens it and is its first member.
        thread_id: the id of the message it hangs on, if any.
        applied: the tags that a post has.

    Raises:
        Refusal: 160006, too many threads are awake; 50024, no thread can be opened there.
    """
    if parent.kind not in {ChannelKind.TEXT, ChannelKind.FORUM}:
        raise Refusal(Problem.WRONG_CHANNEL_KIND)
    now = fake.clock.now()
    awake = [each for each in fake.world.channels.values() if each.guild_id == parent.guild_id and each.is_thread]
    if sum(not each.sleeps(now) for each in awake) >= ACTIVE_THREADS:
        raise Refusal(Problem.TOO_MANY_THREADS)
    number = fake.snowflakes.next() if thread_id is None else thread_id
    thread = Channel(number, kind, body["name"], now, parent.guild_id, parent.id, owner_id=owner_id, active_at=now)
    thread.member_ids, thread.applied = [owner_id], list(applied)
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    thread.invitable = bool(body.get("invitable", True))
    fake.world.channels[number] = thread
    fake.dispatch_channel("THREAD_CREATE", thread)
    return thread


@serves("POST", "/channels/{channel_id}/threads")
async def create_thread(call: Call) -> Answer:
    """Open a thread without a message, or a post with its first message in a forum."""
    body = call.form
    if call.channel().kind is ChannelKind.FORUM:
        return _create_post(call)
    check_thread(body, with_message=False)
    # Discord's default here is a private thread
    kind = ChannelKind(int(body.get("type") or ChannelKind.PRIVATE_THREAD))
    private = kind is ChannelKind.PRIVATE_THREAD
    parent = call.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    thread = open_thread(call.fake, parent, body, kind, call.fake.world.bot.id)
    return Answer(201, call.fake.channel_json(thread))


def _create_post(call: Call) -> Answer:
    """Open a post in a forum; whoever may send messages there may do that."""
    body, fake = call.form, call.fake
    check_post(body)
    forum = call.channel(Permission.SEND_MESSAGES, *([Permission.ATTACH_FILES] if call.uploads else []))
    applied = applied_tags(call, forum, body.get("applied_tags"))
    check_message(
        body["message"], Endpoint.POST, posting.names(call.uploads), path=("message",), emojis=fake.world.emojis
    )
    thread = open_thread(fake, forum, body, ChannelKind.PUBLIC_THREAD, fake.world.bot.id, applied=applied)
    message = posting.create(fake, thread, body["message"], call.uploads, Endpoint.POST)
    return Answer(201, fake.channel_json(thread) | {"message": message_json(fake.world, message)})


@serves("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def create_thread_from_message(call: Call) -> Answer:
    """Open a public thread on a message."""
    check_thread(call.form, with_message=True)
    parent = call.channel(Permission.CREATE_PUBLIC_THREADS, Permission.READ_MESSAGE_HISTORY)
    message = call.fake.world.message(parent.id, call.number("message_id"))
    if message.id in call.fake.world.channels:
        raise Refusal(Problem.THREAD_EXISTS)
    kind = ChannelKind.PUBLIC_THREAD
    thread = open_thread(call.fake, parent, call.form, kind, call.fake.world.bot.id, message.id)
    message.thread_id = thread.id
    return Answer(201, call.fake.channel_json(thread))


def _awake_thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.is_thread:
        raise Refusal(Problem.WRONG_CHANNEL_KIND)
    if thread.sleeps(call.fake.clock.now()):
        raise Refusal(Problem.THREAD_ARCHIVED)
    return thread


def _person(call: Call) -> int:
    return call.fake.world.user(call.number("user_id")).id if "user_id" in call.path else call.fake.world.bot.id


@serves("PUT", _MEMBERS + "/@me", _MEMBERS + "/{user_id}")
async def join_thread(call: Call) -> Answer:
    """Add the bot or another member to a thread."""
    thread = _awake_thread(call)
    if "user_id" in call.path:
        call.channel(Permission.SEND_MESSAGES_IN_THREADS)
    if _person(call) not in thread.member_ids:
        if len(thread.member_ids) >= THREAD_MEMBERS:
            raise Refusal(Problem.TOO_MANY_THREAD_MEMBERS)
        thread.member_ids.append(_person(call))
    return Answer(204)


@serves("DELETE", _MEMBERS + "/@me", _MEMBERS + "/{user_id}")
async def leave_thread(call: Call) -> Answer:
    """Remove the bot or, with Manage Threads, another member from a thread."""
    thread = _awake_thread(call)
    own_private = thread.kind is ChannelKind.PRIVATE_THREAD and thread.owner_id == call.fake.world.bot.id
    if "user_id" in call.path and not own_private:
        call.channel(Permission.MANAGE_THREADS)
    if _person(call) in thread.member_ids:
        thread.member_ids.remove(_person(call))
    return Answer(204)


@serves("GET", _MEMBERS)
async def read_thread_members(call: Call) -> Answer:
    """List the members of a thread."""
    thread = call.channel()
    return Answer(200, [thread_member_json(thread, each) for each in thread.member_ids])


@serves("GET", "/guilds/{guild_id}/threads/active")
async def read_active_threads(call: Call) -> Answer:
    """List the threads of a guild that are awake."""
    guild, now = call.guild(), call.fake.clock.now()
    found = [each for each in call.fake.world.channels.values() if each.is_thread and each.guild_id == guild.id]
    return Answer(200, _listing(call, [each for each in found if not each.sleeps(now)]))


@serves("GET", "/channels/{channel_id}/threads/archived/public")
async def read_archived_public(call: Call) -> Answer:
    """List sleeping public threads below a channel."""
    return Answer(200, _archived(call, ChannelKind.PUBLIC_THREAD))


@serves("GET", "/channels/{channel_id}/threads/archived/private")
async def read_archived_private(call: Call) -> Answer:
    """List sleeping private threads below a channel."""
    call.channel(Permission.MANAGE_THREADS)
    return Answer(200, _archived(call, ChannelKind.PRIVATE_THREAD))


def _archived(call: Call, kind: ChannelKind) -> Json:
    parent, now = call.channel(Permission.READ_MESSAGE_HISTORY), call.fake.clock.now()
    found = [each for each in call.fake.world.threads_of(parent.id) if each.kind is kind and each.sleeps(now)]
    return _listing(call, found)


def _listing(call: Call, threads: list[Channel]) -> Json:
    bot_id = call.fake.world.bot.id
    members = [thread_member_json(each, bot_id) for each in threads if bot_id in each.member_ids]
    return {"threads": [call.fake.channel_json(each) for each in threads], "members": members, "has_more": False}
