"""What people do: use a command, type, press, choose, submit. Each becomes an interaction sent to the bot."""

import secrets
from collections.abc import Sequence

from bot.local.fake_discord import FakeDiscord
from bot.local.limits.components import SELECTS, Kind
from bot.local.normalising import custom_ids_of, walk
from bot.local.payloads import allowed, member_json, user_json
from bot.local.permissions import Permission
from bot.local.problems import Json
from bot.local.record import InteractionSent
from bot.local.serializers import interaction_json
from bot.local.sessions import Intent
from bot.local.world import Channel, Interaction, Message, Persona

COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5


class Impossible(ValueError):  # noqa: N818 - it is what people say, not a fault
    """A person could not do this in Discord, because it is not there, not theirs, or closed."""


def send(
    fake: FakeDiscord,
    persona: Persona,
    channel: Channel,
    kind: int,
    data: Json,
    message: Message | None = None,
    trigger: Interaction | None = None,
    times: int = 1,
) -> Interaction:
    """Make an interaction and deliver it.

    Args:
        kind: Discord's number of the interaction's type.
        data: what was chosen, as Discord words it.
        message: the message with the component, if any.
        trigger: for a submitted modal the interaction that offered it.
        times: how often the bot is told: 0 loses it, 2 doubles it.

    Raises:
        Impossible: the persona or the bot is not there, or the thread sleeps.
    """
    check_presence(fake, persona, channel)
    number = fake.snowflakes.next()
    interaction = Interaction(
        number,
        secrets.token_urlsafe(48),
        kind,
        persona.id,
        channel.id,
        channel.guild_id,
        fake.clock.now(),
        data,
        None if message is None else message.id,
    )
    interaction.metadata = _metadata(interaction, persona, trigger)
    fake.world.interactions[number] = interaction
    deliver(fake, interaction, times)
    return interaction


def deliver(fake: FakeDiscord, interaction: Interaction, times: int) -> None:
    """Tell the bot of an interaction, again if it was told before; the first telling starts its three seconds."""
    if interaction.delivered == 0 and interaction.answered_at is None:
        interaction.sent_at = fake.clock.now()
    payload = fake.sent.setdefault(interaction.id, interaction_json(fake.world, interaction, fake.clock.now()))
    reached = 0
    for _ in range(times):
        reached += fake.gateway.dispatch("INTERACTION_CREATE", payload, Intent.NONE, str(interaction.id))
    interaction.delivered += reached
    data = interaction.data
    fake.record.add(
        InteractionSent(
            str(interaction.id),
            fake.world.user(interaction.persona_id).name,
            interaction.kind,
            str(interaction.channel_id),
            str(data.get("custom_id") or data.get("name")),
            [str(value) for value in data.get("values", [])],
            None if interaction.message_id is None else str(interaction.message_id),
            reached,
        )
    )


def _metadata(interaction: Interaction, persona: Persona, trigger: Interaction | None) -> Json:
    body: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": user_json(persona),
        "authorizing_integration_owners": {"0": str(interaction.guild_id or 0)},
    }
    if interaction.kind == COMPONENT:
        body["interacted_message_id"] = str(interaction.message_id)
    if interaction.kind == MODAL:
        body["triggering_interaction_metadata"] = {} if trigger is None else trigger.metadata
    return body


def sees(fake: FakeDiscord, persona: Persona, channel: Channel) -> bool:
    """Whether a persona can look into a channel."""
    if channel.guild_id is None:
        return channel.recipient_id == persona.id
    return Permission.VIEW_CHANNEL in Permission(allowed(fake.world, channel, persona.id))


def check_presence(fake: FakeDiscord, persona: Persona, channel: Channel) -> None:
    """Refuse an act where the persona or the bot is not, or in a thread that sleeps.

    Raises:
        Impossible: saying which.
    """
    if not sees(fake, persona, channel):
        raise Impossible(f"{persona.name} does not see that channel")
    if channel.guild_id is not None and fake.world.bot.id not in fake.world.guild(channel.guild_id).members:
        raise Impossible("the bot is not in that guild")
    if channel.sleeps(fake.clock.now()):
        raise Impossible("the thread is archived")


def message_seen(fake: FakeDiscord, persona: Persona, message_id: int) -> Message:
    """Return a message that a persona has before their eyes.

    Raises:
        Impossible: it is gone, or it is not for them.
    """
    message = fake.world.messages.get(message_id)
    if message is None:
        raise Impossible("that message is gone")
    if message.visible_to not in {None, persona.id} or not sees(fake, persona, fake.world.channel(message.channel_id)):
        raise Impossible(f"{persona.name} does not see that message")
    return message


def press(
    fake: FakeDiscord, persona: Persona, message: Message, custom_id: str, *, forged: bool = False, times: int = 1
) -> Interaction:
    """Press a button.

    Args:
        message: the message with the button.
        forged: send it even if no such button is there, as a modified client could.
        times: how often the bot is told.

    Raises:
        Impossible: the message has no such button, or it is disabled.
    """
    part = _component(message, custom_id, (Kind.BUTTON,), forged=forged)
    data: Json = {"custom_id": custom_id, "component_type": int(Kind.BUTTON), "id": part.get("id", 1)}
    return send(fake, persona, fake.world.channel(message.channel_id), COMPONENT, data, message, times=times)


def choose(
    fake: FakeDiscord,
    persona: Persona,
    message: Message,
    custom_id: str,
    values: Sequence[str],
    *,
    forged: bool = False,
    times: int = 1,
) -> Interaction:
    """Choose in a menu.

    Args:
        message: the message with the menu.
        values: values of the options, or ids of users, roles, channels.
        forged: send it even if these cannot be chosen there.
        times: how often the bot is told.

    Raises:
        Impossible: no such menu, disabled, no such option, too few or too many.
    """
    part = _component(message, custom_id, SELECTS, forged=forged)
    kind = Kind(part.get("type", Kind.STRING_SELECT))
    if not forged:
        check_values(part, values)
    data: Json = {
        "custom_id": custom_id,
        "component_type": int(kind),
        "id": part.get("id", 1),
        "values": list(values),
    }
    channel = fake.world.channel(message.channel_id)
    if kind is not Kind.STRING_SELECT:
        data["resolved"] = resolve(fake, channel, kind, values)
    return send(fake, persona, channel, COMPONENT, data, message, times=times)


def _component(message: Message, custom_id: str, kinds: Sequence[Kind], *, forged: bool) -> Json:
    found = next((part for part in walk(message.components) if part.get("custom_id") == custom_id), None)
    if forged:
        return found or {}
    if found is None or found["type"] not in kinds:
        raise Impossible(f"nothing named {custom_id!r} is there; there is {custom_ids_of(message.components)}")
    if found.get("disabled"):
        raise Impossible(f"{custom_id!r} is disabled")
    return found


def check_values(part: Json, values: Sequence[str]) -> None:
    """Refuse what a client would not let one choose in a menu.

    Raises:
        Impossible: unknown option, one chosen twice, too few or too many.
    """
    low, high = part.get("min_values", 1), part.get("max_values", 1)
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise Impossible(f"{low} to {high} different options are to be chosen, not {list(values)}")
    offered = {option["value"] for option in part.get("options", [])}
    if part["type"] == Kind.STRING_SELECT and not set(values) <= offered:
        raise Impossible(f"{sorted(set(values) - offered)} is not offered")


def resolve(fake: FakeDiscord, channel: Channel, kind: Kind, values: Sequence[str]) -> Json:
    """Return the users, members, roles or channels that chosen ids stand for."""
    guild = None if channel.guild_id is None else fake.world.guild(channel.guild_id)
    resolved: Json = {}
    for value in values:
        number = int(value)
        if number in fake.world.channels and kind is Kind.CHANNEL_SELECT:
            shown = fake.channel_json(fake.world.channels[number]) | {"permissions": str((1 << 52) - 1)}
            resolved.setdefault("channels", {})[value] = shown
        elif guild is not None and number in guild.roles:
            resolved.setdefault("roles", {})[value] = {"id": value, "name": guild.roles[number].name}
        else:
            user = fake.world.user(number)
            resolved.setdefault("users", {})[value] = user_json(user)
            if guild is not None and number in guild.members:
                held = {"permissions": str(allowed(fake.world, channel, number))}
                resolved.setdefault("members", {})[value] = member_json(guild.members[number], None) | held
    return resolved
