"""What people do and see, asked for over the control side."""

from bot.local import acts, commanding, posting, submitting
from bot.local.control.desk import channel_of, interaction_of, persona_of, sent, shown, verb
from bot.local.hub import Hub
from bot.local.limits.messages import LOADING
from bot.local.problems import Json
from bot.local.world import Interaction, Message, Persona


@verb
async def command(hub: Hub, asked: Json) -> Json:
    """A persona uses a slash command."""
    persona, channel = persona_of(hub, asked), channel_of(hub, asked)
    times = asked.get("times", 1)
    return sent(commanding.use(hub, persona, channel, asked["words"], asked.get("options", {}), times))


@verb
async def complete(hub: Hub, asked: Json) -> Json:
    """A persona types the beginning of an option."""
    persona, channel = persona_of(hub, asked), channel_of(hub, asked)
    options = asked.get("options", {})
    return sent(commanding.complete(hub, persona, channel, asked["words"], asked["option"], asked["typed"], options))


def _seen(hub: Hub, asked: Json) -> tuple[Persona, Message]:
    persona = persona_of(hub, asked)
    found = hub.world.messages.get(int(asked["message"]))
    # Not even a modified client can name a message that only somebody else was shown: Discord does not know it of them.
    if asked.get("forged") and found is not None and found.visible_to in {None, persona.id}:
        return persona, found
    return persona, acts.message_seen(hub, persona, int(asked["message"]))


@verb
async def press(hub: Hub, asked: Json) -> Json:
    """A persona presses a button."""
    persona, message = _seen(hub, asked)
    forged, times = bool(asked.get("forged")), asked.get("times", 1)
    return sent(acts.press(hub, persona, message, asked["custom_id"], forged=forged, times=times))


@verb
async def choose(hub: Hub, asked: Json) -> Json:
    """A persona chooses in a menu."""
    persona, message = _seen(hub, asked)
    forged, times = bool(asked.get("forged")), asked.get("times", 1)
    return sent(acts.choose(hub, persona, message, asked["custom_id"], asked["values"], forged=forged, times=times))


@verb
async def submit(hub: Hub, asked: Json) -> Json:
    """A persona submits the modal that an interaction was answered with."""
    forged, times = bool(asked.get("forged")), asked.get("times", 1)
    persona, offered_by, custom_id = persona_of(hub, asked), interaction_of(hub, asked), asked.get("custom_id")
    return sent(
        submitting.submit(hub, persona, offered_by, asked["values"], forged=forged, custom_id=custom_id, times=times)
    )


@verb
async def replay(hub: Hub, asked: Json) -> Json:
    """Deliver an earlier interaction again, or one that was held back for the first time."""
    interaction = interaction_of(hub, asked)
    acts.deliver(hub, interaction, asked.get("times", 1))
    return sent(interaction)


@verb
async def say(hub: Hub, asked: Json) -> Json:
    """A persona writes a plain message."""
    persona, channel = persona_of(hub, asked), channel_of(hub, asked)
    acts.check_presence(hub, persona, channel)
    message = Message(hub.snowflakes.next(), channel.id, persona.id, hub.clock.now(), content=asked["text"])
    posting.add(hub, channel, message, [])
    return shown(hub, message)


@verb
async def answer(hub: Hub, asked: Json) -> Json:
    """Wait until an interaction is answered for good, at most `patience` seconds, and tell how."""
    interaction = interaction_of(hub, asked)
    await hub.record.until(lambda: _is_settled(hub, interaction), float(asked.get("patience", 5.0)))
    original = hub.world.messages.get(interaction.original_id or 0)
    followups = [hub.world.messages[each] for each in interaction.followup_ids if each in hub.world.messages]
    answered = interaction.answered_at
    return sent(interaction) | {
        "answered": answered is not None,
        "settled": _is_settled(hub, interaction),
        "type": interaction.answer_kind,
        "delay": None if answered is None else answered - interaction.sent_at,
        "edits": interaction.edits,
        "modal": interaction.modal,
        "choices": interaction.choices,
        "message": None if original is None else shown(hub, original),
        "followups": [shown(hub, each) for each in followups],
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
    persona, channel = persona_of(hub, asked), channel_of(hub, asked)
    if not acts.sees(hub, persona, channel):
        raise acts.Impossible(f"{persona.name} does not see that channel")
    seen = [each for each in hub.world.messages_in(channel.id) if each.visible_to in {None, persona.id}]
    return {"messages": [shown(hub, each) for each in seen]}


@verb
async def message(hub: Hub, asked: Json) -> Json:
    """One message as a persona sees it now."""
    return shown(hub, _seen(hub, asked)[1])
