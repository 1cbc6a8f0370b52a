"""Who stands behind an interaction, and in which language that person reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import people
from bot.core.outcomes import Caller
from bot.store.persons import LANG
from render.core.languages import LANGUAGES, spoken
from render.core.words import Words

if TYPE_CHECKING:
    import discord

    from bot.core.acting import Acting
    from bot.store.persons import Preferences
    from render.core.languages import Lang


def caller_of(interaction: discord.Interaction, lang: Lang) -> Caller:
    """The person behind an interaction, as the service knows people."""
    return Caller(
        interaction=interaction.id,
        user=interaction.user.id,
        name=interaction.user.display_name,
        lang=lang,
        guild=interaction.guild_id,
        channel=interaction.channel_id or 0,
        manager=interaction.guild_id is not None and interaction.permissions.manage_guild,
    )


def shown_words(interaction: discord.Interaction) -> Words:
    """The words of the language that Discord shows the person."""
    return Words.of(spoken(str(interaction.locale)))


async def reader_of(acting: Acting, interaction: discord.Interaction) -> tuple[Words, Preferences]:
    """The words of a person, in the language chosen in the settings or else the one Discord shows; and the settings.

    What Discord shows is remembered, for the DMs that come later.
    """
    shown = spoken(str(interaction.locale))
    preferences = await acting.read(people.preferences, interaction.user.id)
    if preferences.language is not None and preferences.language in LANGUAGES:
        return Words.of(preferences.language), preferences
    if preferences.lang != shown:
        await acting.write(people.note, interaction.user.id, {LANG: shown})
    return Words.of(shown), preferences
