"""Who asks for something."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.languages import Lang


@dataclass(frozen=True, slots=True)
class Caller:
    """The person behind an interaction.

    Attributes:
        interaction: Its id; what it changes is changed once.
        user: The person.
        name: Display name there.
        lang: The person's language.
        guild: The server, or None in a DM.
        channel: The channel, thread or DM.
        manager: Whether the person has Manage Server there.
    """

    interaction: int
    user: int
    name: str
    lang: Lang
    guild: int | None
    channel: int
    manager: bool
