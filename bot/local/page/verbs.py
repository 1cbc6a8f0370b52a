"""What the page asks for beyond what tests ask for: to have read something, and to begin anew."""

from bot.local import resetting
from bot.local.control.dispatch import channel_of, persona_of, verb
from bot.local.fake_discord import FakeDiscord
from bot.local.page import passing
from bot.local.problems import Json

OFFERED = frozenset(
    (
        "command",
        "complete",
        "press",
        "choose",
        "submit",
        "say",
        "mark_read",
        "add_persona",
        "set_locale",
        "set_direct_messages",
        "restart_bot",
        "begin_anew",
        *passing.OFFERED,
    )
)
"""The verbs that the page may use; it plays people and has no hand in breaking things."""


@verb
async def mark_read(fake: FakeDiscord, asked: Json) -> Json:
    """A persona has read a channel up to its last message."""
    persona, channel = persona_of(fake, asked), channel_of(fake, asked)
    latest = max((each.id for each in fake.world.messages_in(channel.id)), default=0)
    persona.read[channel.id] = max(persona.read.get(channel.id, 0), latest)
    return {}


@verb
async def begin_anew(fake: FakeDiscord, asked: Json) -> Json:
    """Forget the whole world and what the bot remembers, and found the first guild again."""
    del asked
    await resetting.reset(fake)
    return {}
