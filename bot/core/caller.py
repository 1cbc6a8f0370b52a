"""Who asks for something."""

from __future__ import annotations

from render.core.languages import Lang
from rules.core.frozen import frozen


@frozen
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
