"""Messages in channels: create, read, edit, delete, react."""

from bot.local import posting
from bot.local.faults import Answer
from bot.local.limits.messages import Endpoint
from bot.local.payloads import allowed
from bot.local.permissions import Permission
from bot.local.problems import Problem, Refusal
from bot.local.rest.call import Call, serves
from bot.local.serializers import message_json
from bot.local.world import Channel, ChannelKind, Message

_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = _MESSAGES + "/{message_id}"
_LARGEST = (1 << 64) - 1
_REACTION = _MESSAGE + "/reactions/{emoji_name}"


def _sending(channel: Channel) -> Permission:
    return Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES


def _check_recipient(call: Call, channel: Channel) -> None:
    """Refuse a message to someone who closed direct messages or shares no guild with the bot."""
    if channel.recipient_id is None:
        return
    world = call.fake.world
    if not world.user(channel.recipient_id).dms_open:
        raise Refusal(Problem.DIRECT_MESSAGES_CLOSED)
    together = (
        world.bot.id in guild.members and channel.recipient_id in guild.members for guild in world.guilds.values()
    )
    if not any(together):
        raise Refusal(Problem.NO_MUTUAL_GUILD)


@serves("POST", _MESSAGES)
async def create_message(call: Call) -> Answer:
    """Create a message in a channel, a thread or direct messages."""
    channel = call.channel()
    if channel.kind is ChannelKind.FORUM:
        raise Refusal(Problem.NOT_A_TEXT_CHANNEL)
    call.channel(_sending(channel))
    _check_recipient(call, channel)
    body = call.form
    if call.uploads:
        call.channel(Permission.ATTACH_FILES)
    if body.get("embeds"):
        call.channel(Permission.EMBED_LINKS)
    if body.get("message_reference"):
        call.channel(Permission.READ_MESSAGE_HISTORY)
    earlier = posting.remembered(call.fake, channel, body)
    if earlier is not None:
        return Answer(200, message_json(call.fake.world, earlier))
    _wake(call, channel)
    message = posting.create(call.fake, channel, body, call.uploads, Endpoint.CHANNEL)
    posting.remember(call.fake, message)
    return Answer(200, message_json(call.fake.world, message))


def _wake(call: Call, channel: Channel) -> None:
    """A new message wakes a thread that sleeps; in one that is locked only those write who manage threads."""
    if channel.locked and not allowed(call.fake.world, channel, call.fake.world.bot.id) & Permission.MANAGE_THREADS:
        raise Refusal(Problem.THREAD_LOCKED)
    if not channel.sleeps(call.fake.clock.now()):
        return
    channel.archived, channel.active_at = False, call.fake.clock.now()
    call.fake.dispatch_channel("THREAD_UPDATE", channel)


def _public(call: Call, channel: Channel) -> Message:
    message = call.fake.world.message(channel.id, call.number("message_id"))
    if message.visible_to is not None:
        # what only one person sees is reached through its token alone
        raise Refusal(Problem.UNKNOWN_MESSAGE)
    return message


@serves("GET", _MESSAGES)
async def read_messages(call: Call) -> Answer:
    """List messages, newest first, before, after or around one; nothing without Read Message History."""
    channel = call.channel()
    limit = call.asked("limit", 1, 100, 50)
    anchors: dict[str, int] = {
        name: call.asked(name, 0, _LARGEST, 0) for name in ("before", "after", "around") if name in call.query
    }
    try:
        call.channel(Permission.READ_MESSAGE_HISTORY)
    except Refusal:
        return Answer(200, [])
    world = call.fake.world
    found = [each for each in world.messages_in(channel.id) if each.visible_to is None]
    chosen = _window(found, anchors, limit)
    return Answer(200, [message_json(world, each) for each in reversed(chosen)])


def _window(found: list[Message], anchors: dict[str, int], limit: int) -> list[Message]:
    if "before" in anchors:
        return [each for each in found if each.id < anchors["before"]][-limit:]
    if "after" in anchors:
        return [each for each in found if each.id > anchors["after"]][:limit]
    if "around" in anchors:
        middle = anchors["around"]
        older = [each for each in found if each.id < middle][-(limit // 2) :]
        newer = [each for each in found if each.id >= middle][: limit - len(older)]
        return older + newer
    return found[-limit:]


@serves("GET", _MESSAGE)
async def read_message(call: Call) -> Answer:
    """Return one message."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return Answer(200, message_json(call.fake.world, _public(call, channel)))


@serves("PATCH", _MESSAGE)
async def edit_message(call: Call) -> Answer:
    """Edit a message of the bot's own."""
    channel = call.channel()
    message = _public(call, channel)
    if message.author_id != call.fake.world.bot.id:
        raise Refusal(Problem.NOT_THE_AUTHOR)
    if call.uploads:
        call.channel(Permission.ATTACH_FILES)
    posting.edit(call.fake, message, call.form, call.uploads, Endpoint.CHANNEL)
    return Answer(200, message_json(call.fake.world, message))


@serves("DELETE", _MESSAGE)
async def delete_message(call: Call) -> Answer:
    """Delete a message; one of someone else needs Manage Messages."""
    channel = call.channel()
    message = _public(call, channel)
    if message.author_id != call.fake.world.bot.id:
        call.channel(Permission.MANAGE_MESSAGES)
    if channel.sleeps(call.fake.clock.now()):
        raise Refusal(Problem.THREAD_ARCHIVED)
    posting.delete(call.fake, message, call.fake.world.bot.name)
    return Answer(204)


@serves("PUT", _REACTION + "/@me")
async def react(call: Call) -> Answer:
    """Add a reaction of the bot."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY, Permission.ADD_REACTIONS)
    if channel.sleeps(call.fake.clock.now()):
        raise Refusal(Problem.THREAD_ARCHIVED)
    message = _public(call, channel)
    if call.path["emoji_name"] not in message.reactions:
        message.reactions.append(call.path["emoji_name"])
    return Answer(204)


@serves("DELETE", _REACTION + "/@me")
async def take_reaction_back(call: Call) -> Answer:
    """Remove a reaction of the bot."""
    message = _public(call, call.channel(Permission.READ_MESSAGE_HISTORY))
    if call.path["emoji_name"] in message.reactions:
        message.reactions.remove(call.path["emoji_name"])
    return Answer(204)


@serves("POST", "/channels/{channel_id}/typing")
async def type_for_a_while(call: Call) -> Answer:
    """Show that the bot is typing."""
    channel = call.channel()
    call.channel(_sending(channel))
    return Answer(204)
