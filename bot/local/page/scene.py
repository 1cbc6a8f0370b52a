"""What one person's Discord shows beside the messages: people, guilds, channels, commands, the bot's state."""

from bot.local import acts
from bot.local.fake_discord import FakeDiscord
from bot.local.limits.commands import CHAT_INPUT
from bot.local.limits.messages import EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS
from bot.local.payloads import allowed
from bot.local.problems import Json
from bot.local.world import Channel, ChannelKind, Message, Persona


def people_json(fake: FakeDiscord) -> list[Json]:
    """Return everyone, with how often they are called and have not looked."""
    called = dict.fromkeys(fake.world.personas, 0)
    for message in fake.world.messages.values():
        for number in _called(fake, message):
            if number in called and message.id > fake.world.personas[number].read.get(message.channel_id, 0):
                called[number] += 1
    return [
        {
            "id": str(each.id),
            "name": each.name,
            "locale": each.locale,
            "dms_open": each.dms_open,
            "called": called[each.id],
        }
        for each in fake.world.personas.values()
    ]


def _called(fake: FakeDiscord, message: Message) -> list[int]:
    """Return whom a message notifies: those it mentions, in direct messages whoever owns them."""
    if message.flags & (SUPPRESS_NOTIFICATIONS | EPHEMERAL | LOADING):
        return []
    channel = fake.world.channels.get(message.channel_id)
    if channel is None:
        return []
    if channel.recipient_id is not None:
        return [channel.recipient_id] if message.author_id != channel.recipient_id else []
    members = {} if channel.guild_id is None else fake.world.guild(channel.guild_id).members
    by_role = [each for each, one in members.items() if set(one.role_ids) & set(message.mention_role_ids)]
    return [each for each in dict.fromkeys([*message.mention_ids, *by_role]) if each != message.author_id]


def called_first(fake: FakeDiscord) -> list[int]:
    """Return whom the newest calling message of the first channel that has one calls: most likely it is their turn."""
    newest: dict[int, list[int]] = {}
    for number in sorted(fake.world.messages):
        message = fake.world.messages[number]
        channel = fake.world.channels.get(message.channel_id)
        if channel is not None and channel.guild_id is not None and (called := _called(fake, message)):
            newest[channel.id] = called
    places = sorted(newest, key=lambda number: (fake.world.channels[number].position, number))
    return newest[places[0]] if places else []


def bot_json(fake: FakeDiscord) -> Json:
    """Return the bot: its name, whether it listens, whether it can be restarted, how long it may take to answer."""
    supervisor = fake.supervisor
    return {
        "id": str(fake.world.bot.id),
        "name": fake.world.bot.name,
        "connected": bool(fake.gateway.listening),
        "kept": supervisor is not None,
        "laying": fake.laying,
        "starts": 0 if supervisor is None else supervisor.starts,
        "first_answer": fake.first_answer,
    }


def clock_json(fake: FakeDiscord) -> Json:
    """Return by how many seconds our clock runs ahead of the machine's."""
    return {"ahead": fake.clock.offset}


def guilds_json(fake: FakeDiscord, persona: Persona) -> list[Json]:
    """Return the guilds that a person is in, with their members and roles."""
    return [
        {
            "id": str(each.id),
            "name": each.name,
            "members": [str(member) for member in each.members],
            "roles": {str(role.id): role.name for role in each.roles.values()},
        }
        for each in fake.world.guilds.values()
        if persona.id in each.members
    ]


def channels_json(fake: FakeDiscord, persona: Persona) -> list[Json]:
    """Return the channels, threads and direct messages that a person sees, with what is unread in them."""
    fake.direct_channel(persona)
    in_order = sorted(fake.world.channels.values(), key=lambda each: (each.position, each.id))
    return [_channel(fake, persona, each) for each in in_order if _shows(fake, persona, each)]


def _shows(fake: FakeDiscord, persona: Persona, channel: Channel) -> bool:
    if channel.guild_id is not None and persona.id not in fake.world.guild(channel.guild_id).members:
        return False
    return acts.sees(fake, persona, channel)


def _channel(fake: FakeDiscord, persona: Persona, channel: Channel) -> Json:
    read = persona.read.get(channel.id, 0)
    fresh = [
        each
        for each in fake.world.messages.values()
        if each.channel_id == channel.id and each.id > read and each.visible_to is None and each.author_id != persona.id
    ]
    return {
        "id": str(channel.id),
        "kind": _kind(channel),
        "name": channel.name,
        "topic": channel.topic,
        "tags": _tags(fake, channel),
        "parent": None if channel.parent_id is None else str(channel.parent_id),
        "guild": None if channel.guild_id is None else str(channel.guild_id),
        "asleep": channel.sleeps(fake.clock.now()),
        "may": str(allowed(fake.world, channel, persona.id)),
        "read": str(read),
        "unread": len(fresh),
        "called": sum(persona.id in _called(fake, each) for each in fresh),
    }


def _tags(fake: FakeDiscord, channel: Channel) -> list[str]:
    """Return the names of the tags that a post has."""
    parent = fake.world.channels.get(channel.parent_id or 0)
    return [] if parent is None else [each.name for each in parent.tags if each.id in channel.applied]


def _kind(channel: Channel) -> str:
    match channel.kind:
        case ChannelKind.TEXT:
            return "channel"
        case ChannelKind.FORUM:
            return "forum"
        case ChannelKind.DIRECT:
            return "direct"
        case ChannelKind.PUBLIC_THREAD | ChannelKind.PRIVATE_THREAD:
            return "thread"


def commands_json(fake: FakeDiscord) -> list[Json]:
    """Return the slash commands as they were registered."""
    return [
        each.body | {"id": str(each.id), "guild_id": None if each.guild_id is None else str(each.guild_id)}
        for each in fake.world.commands.values()
        if each.body.get("type", CHAT_INPUT) == CHAT_INPUT
    ]
