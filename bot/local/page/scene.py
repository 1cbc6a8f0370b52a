"""What one person's Discord shows beside the messages: people, guilds, channels, commands, the bot's state."""

from bot.local import acts
from bot.local.hub import Hub
from bot.local.limits.commands import CHAT_INPUT
from bot.local.limits.messages import EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS
from bot.local.payloads import allowed
from bot.local.problems import Json
from bot.local.world import Channel, ChannelKind, Message, Persona


def people_json(hub: Hub) -> list[Json]:
    """Return everybody, with how often they are called and have not looked."""
    called = dict.fromkeys(hub.world.personas, 0)
    for message in hub.world.messages.values():
        for number in _called(hub, message):
            if number in called and message.id > hub.world.personas[number].read.get(message.channel_id, 0):
                called[number] += 1
    return [
        {
            "id": str(each.id),
            "name": each.name,
            "locale": each.locale,
            "dms_open": each.dms_open,
            "called": called[each.id],
        }
        for each in hub.world.personas.values()
    ]


def _called(hub: Hub, message: Message) -> list[int]:
    """Return whom a message notifies: those it mentions, in direct messages whoever owns them."""
    if message.flags & (SUPPRESS_NOTIFICATIONS | EPHEMERAL | LOADING):
        return []
    channel = hub.world.channels.get(message.channel_id)
    if channel is None:
        return []
    if channel.recipient_id is not None:
        return [channel.recipient_id] if message.author_id != channel.recipient_id else []
    return [each for each in message.mention_ids if each != message.author_id]


def called_last(hub: Hub) -> list[int]:
    """Return whom the newest message of a guild that calls anybody calls: most likely the table waits for them."""
    for number in sorted(hub.world.messages, reverse=True):
        message = hub.world.messages[number]
        channel = hub.world.channels.get(message.channel_id)
        if channel is not None and channel.guild_id is not None and _called(hub, message):
            return _called(hub, message)
    return []


def bot_json(hub: Hub) -> Json:
    """Return the bot: its name, whether it listens, whether it can be restarted, how long it may take to answer."""
    keeper = hub.keeper
    return {
        "id": str(hub.world.bot.id),
        "name": hub.world.bot.name,
        "connected": bool(hub.gateway.listening),
        "kept": keeper is not None,
        "laying": hub.laying,
        "starts": 0 if keeper is None else keeper.starts,
        "first_answer": hub.first_answer,
    }


def guilds_json(hub: Hub, persona: Persona) -> list[Json]:
    """Return the guilds that a person is in, with their members and roles."""
    return [
        {
            "id": str(each.id),
            "name": each.name,
            "members": [str(member) for member in each.members],
            "roles": {str(role.id): role.name for role in each.roles.values()},
        }
        for each in hub.world.guilds.values()
        if persona.id in each.members
    ]


def channels_json(hub: Hub, persona: Persona) -> list[Json]:
    """Return the channels, threads and direct messages that a person sees, with what is unread in them."""
    hub.direct_channel(persona)
    in_order = sorted(hub.world.channels.values(), key=lambda each: (each.position, each.id))
    return [_channel(hub, persona, each) for each in in_order if _shows(hub, persona, each)]


def _shows(hub: Hub, persona: Persona, channel: Channel) -> bool:
    if channel.guild_id is not None and persona.id not in hub.world.guild(channel.guild_id).members:
        return False
    return acts.sees(hub, persona, channel)


def _channel(hub: Hub, persona: Persona, channel: Channel) -> Json:
    read = persona.read.get(channel.id, 0)
    fresh = [
        each
        for each in hub.world.messages.values()
        if each.channel_id == channel.id and each.id > read and each.visible_to is None and each.author_id != persona.id
    ]
    return {
        "id": str(channel.id),
        "kind": _kind(channel),
        "name": channel.name,
        "topic": channel.topic,
        "parent": None if channel.parent_id is None else str(channel.parent_id),
        "guild": None if channel.guild_id is None else str(channel.guild_id),
        "asleep": channel.sleeps(hub.clock.now()),
        "may": str(allowed(hub.world, channel, persona.id)),
        "read": str(read),
        "unread": len(fresh),
        "called": sum(persona.id in _called(hub, each) for each in fresh),
    }


def _kind(channel: Channel) -> str:
    match channel.kind:
        case ChannelKind.TEXT:
            return "channel"
        case ChannelKind.DIRECT:
            return "direct"
        case ChannelKind.PUBLIC_THREAD | ChannelKind.PRIVATE_THREAD:
            return "thread"


def commands_json(hub: Hub) -> list[Json]:
    """Return the slash commands as they were registered."""
    return [
        each.body | {"id": str(each.id), "guild_id": None if each.guild_id is None else str(each.guild_id)}
        for each in hub.world.commands.values()
        if each.body.get("type", CHAT_INPUT) == CHAT_INPUT
    ]
