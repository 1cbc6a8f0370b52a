"""Who stands behind an interaction, and in which language that person reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.preferences import LANGUAGE
from bot.play.outcomes import Caller
from render.core.people import LANGUAGES
from render.core.words import Words

if TYPE_CHECKING:
    import discord

    from bot.play.match_service import MatchService
    from render.core.people import Lang


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


def spoken(locale: str) -> Lang:
    """The service's language nearest to one of Discord's locales."""
    lang = locale.split("-", maxsplit=1)[0]
    return lang if lang in LANGUAGES else "en"


def shown_words(interaction: discord.Interaction) -> Words:
    """The words of the language that Discord shows the person."""
    return Words.of(spoken(str(interaction.locale)))


async def person_words(service: MatchService, interaction: discord.Interaction) -> Words:
    """The words of a person: the language chosen in the settings, else the one Discord shows.

    What Discord shows is remembered, for the DMs that come later.
    """
    shown = spoken(str(interaction.locale))
    settings = await service.settings(interaction.user.id)
    chosen = settings.get(LANGUAGE)
    if chosen in LANGUAGES:
        return Words.of(chosen)
    if settings.get("lang") != shown:
        await service.note(caller_of(interaction, shown), lang=shown)
    return Words.of(shown)
