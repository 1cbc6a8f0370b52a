"""What people do and see, asked for over the control side."""

from bot.local import acts, commanding, posting, submitting
from bot.local.control.asked import Malformed
from bot.local.control.dispatch import channel_of, interaction_of, persona_of, sent, shown, verb
from bot.local.fake_discord import FakeDiscord
from bot.local.limits.messages import LOADING
from bot.local.problems import Json
from bot.local.world import Interaction, Message, Persona


@verb
async def command(fake: FakeDiscord, asked: Json) -> Json:
    """A persona uses a slash command."""
    persona, channel = persona_of(fake, asked), channel_of(fake, asked)
    times = asked.get("times", 1)
    return sent(commanding.use(fake, persona, channel, asked["words"], asked.get("options", {}), times))


@verb
async def complete(fake: FakeDiscord, asked: Json) -> Json:
    """A persona types the beginning of an option."""
    persona, channel = persona_of(fake, asked), channel_of(fake, asked)
    options = asked.get("options", {})
    return sent(commanding.complete(fake, persona, channel, asked["words"], asked["option"], asked["typed"], options))


def _seen(fake: FakeDiscord, asked: Json) -> tuple[Persona, Message]:
    persona = persona_of(fake, asked)
    found = fake.world.messages.get(int(asked["message"]))
    # Not even a modified client can name a message that only someone else was shown: Discord does not know it of them.
    if asked.get("forged") and found is not None and found.visible_to in {None, persona.id}:
        return persona, found
    return persona, acts.message_seen(fake, persona, int(asked["message"]))


@verb
async def press(fake: FakeDiscord, asked: Json) -> Json:
    """A persona presses a button."""
    persona, message = _seen(fake, asked)
    forged, times = bool(asked.get("forged")), asked.get("times", 1)
    return sent(acts.press(fake, persona, message, asked["custom_id"], forged=forged, times=times))


@verb
async def choose(fake: FakeDiscord, asked: Json) -> Json:
    """A persona chooses in a menu."""
    persona, message = _seen(fake, asked)
    forged, times, values = bool(asked.get("forged")), asked.get("times", 1), [str(each) for each in asked["values"]]
    return sent(acts.choose(fake, persona, message, asked["custom_id"], values, forged=forged, times=times))


@verb
async def submit(fake: FakeDiscord, asked: Json) -> Json:
    """A persona submits the modal that an interaction was answered with."""
    forged, times = bool(asked.get("forged")), asked.get("times", 1)
    persona, offered_by, custom_id = persona_of(fake, asked), interaction_of(fake, asked), asked.get("custom_id")
    if not isinstance(asked["values"], dict):
        raise Malformed("values: those of a modal are given by field")
    return sent(
        submitting.submit(fake, persona, offered_by, asked["values"], forged=forged, custom_id=custom_id, times=times)
    )


@verb
async def replay(fake: FakeDiscord, asked: Json) -> Json:
    """Deliver an earlier interaction again, or one that was held back for the first time."""
    interaction = interaction_of(fake, asked)
    acts.deliver(fake, interaction, asked.get("times", 1))
    return sent(interaction)


@verb
async def say(fake: FakeDiscord, asked: Json) -> Json:
    """A persona writes a plain message."""
    persona, channel = persona_of(fake, asked), channel_of(fake, asked)
    acts.check_presence(fake, persona, channel)
    message = Message(fake.snowflakes.next(), channel.id, persona.id, fake.clock.now(), content=asked["text"])
    posting.add(fake, channel, message, [])
    return shown(fake, message)


@verb
async def answer(fake: FakeDiscord, asked: Json) -> Json:
    """Wait until an interaction is answered for good, at most `patience` seconds, and tell how."""
    interaction = interaction_of(fake, asked)
    await fake.record.until(lambda: _is_settled(fake, interaction), float(asked.get("patience", 5.0)))
    original = fake.world.messages.get(interaction.original_id or 0)
    followups = [fake.world.messages[each] for each in interaction.followup_ids if each in fake.world.messages]
    answered = interaction.answered_at
    return sent(interaction) | {
        "answered": answered is not None,
        "settled": _is_settled(fake, interaction),
        "type": interaction.answer_kind,
        "delay": None if answered is None else answered - interaction.sent_at,
        "edits": interaction.edits,
        "modal": interaction.modal,
        "choices": interaction.choices,
        "message": None if original is None else shown(fake, original),
        "followups": [shown(fake, each) for each in followups],
    }


def _is_settled(fake: FakeDiscord, interaction: Interaction) -> bool:
    original = fake.world.messages.get(interaction.original_id or 0)
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
async def messages(fake: FakeDiscord, asked: Json) -> Json:
    """What a persona sees in a channel, oldest first, with their own ephemeral messages; the `last` so many, or all."""
    persona, channel = persona_of(fake, asked), channel_of(fake, asked)
    if not acts.sees(fake, persona, channel):
        raise acts.Impossible(f"{persona.name} does not see that channel")
    seen = [each for each in fake.world.messages_in(channel.id) if each.visible_to in {None, persona.id}]
    return {"messages": [shown(fake, each) for each in seen[-asked.get("last", len(seen)) :]]}


@verb
async def message(fake: FakeDiscord, asked: Json) -> Json:
    """One message as a persona sees it now."""
    return shown(fake, _seen(fake, asked)[1])
