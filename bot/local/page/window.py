"""A window: one person's view of the local Discord, told as what changed since it was last told."""

from dataclasses import dataclass, field
from itertools import takewhile

from bot.local import acts
from bot.local.control.dispatch import shown
from bot.local.fake_discord import FakeDiscord
from bot.local.page.scene import bot_json, channels_json, clock_json, commands_json, guilds_json, people_json
from bot.local.problems import Json
from bot.local.world import Interaction, Message, Persona

_HISTORY = 200
"""Messages of a channel that a window tells at most when it opens."""
_MEMORY = 900.0
"""Seconds for which an interaction is followed, as long as its token lives."""


@dataclass
class Window:
    """What one person sees in one browser window.

    Attributes:
        fake: the local Discord.
        persona: whose eyes.
        since: Unix time from which private answers and interactions are shown; earlier ones are gone, as on Discord.
    """

    fake: FakeDiscord
    persona: Persona
    since: float
    _parts: Json = field(default_factory=dict)
    _messages: dict[int, tuple[object, ...]] = field(default_factory=dict)
    _interactions: dict[int, tuple[object, ...]] = field(default_factory=dict)

    def news(self) -> Json:
        """Return what changed since the last call, by part; at the first call everything."""
        if self.persona.id not in self.fake.world.personas:
            return {"over": True}
        told = self._scene() | self._news() | self._acts()
        return {key: value for key, value in told.items() if value}

    def _scene(self) -> Json:
        fake, persona = self.fake, self.persona
        now = {
            "me": str(persona.id),
            "people": people_json(fake),
            "bot": bot_json(fake),
            "clock": clock_json(fake),
            "guilds": guilds_json(fake, persona),
            "channels": channels_json(fake, persona),
            "commands": commands_json(fake),
        }
        fresh = {key: value for key, value in now.items() if self._parts.get(key) != value}
        self._parts = now
        return fresh

    def _news(self) -> Json:
        seen = {each.id: each for each in self._visible()}
        fresh = [each for number, each in seen.items() if self._messages.get(number) != _state(each)]
        gone = [str(number) for number in self._messages if number not in seen]
        self._messages = {number: _state(each) for number, each in seen.items()}
        return {"messages": [self._letter(each) for each in fresh], "gone": gone}

    def _letter(self, message: Message) -> Json:
        asked_by = self.fake.world.interactions.get(int((message.interaction or {}).get("id", 0)))
        return shown(self.fake, message) | {"command": None if asked_by is None else _words(asked_by.data)}

    def _visible(self) -> list[Message]:
        places = {number: each for number, each in self.fake.world.channels.items() if self._sees(number)}
        by_place: dict[int, list[Message]] = {number: [] for number in places}
        for message in sorted(self.fake.world.messages.values(), key=lambda each: each.id):
            if message.channel_id in places and self._is_for_me(message):
                by_place[message.channel_id].append(message)
        return [each for messages in by_place.values() for each in messages[-_HISTORY:]]

    def _sees(self, channel_id: int) -> bool:
        return acts.sees(self.fake, self.persona, self.fake.world.channels[channel_id])

    def _is_for_me(self, message: Message) -> bool:
        return message.visible_to is None or (
            message.visible_to == self.persona.id and message.created_at >= self.since
        )

    def _acts(self) -> Json:
        horizon = max(self.since, self.fake.clock.now() - _MEMORY)
        recent = takewhile(lambda each: each.sent_at >= horizon, reversed(self.fake.world.interactions.values()))
        mine = [each for each in recent if each.persona_id == self.persona.id]
        fresh = [each for each in mine if self._interactions.get(each.id) != _progress(each)]
        self._interactions |= {each.id: _progress(each) for each in fresh}
        return {"interactions": [_interaction_json(each) for each in reversed(fresh)]}


def _words(data: Json) -> str:
    """Return the words of a command with its subcommands, as it was used."""
    below = [each for each in data.get("options", []) if "options" in each]
    return " ".join([str(data.get("name", "")), *(_words(each) for each in below)])


def _state(message: Message) -> tuple[object, ...]:
    return (message.edited_at, message.flags, message.pinned_at, message.thread_id, len(message.attachments))


def _progress(interaction: Interaction) -> tuple[object, ...]:
    return (interaction.answered_at, interaction.answer_kind, interaction.original_id, interaction.edits)


def _interaction_json(interaction: Interaction) -> Json:
    return {
        "id": str(interaction.id),
        "answered": interaction.answered_at is not None,
        "type": interaction.answer_kind,
        "modal": interaction.modal,
        "choices": interaction.choices,
        "original": None if interaction.original_id is None else str(interaction.original_id),
        "edits": interaction.edits,
    }
