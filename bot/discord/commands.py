"""How commands are made: names, options and choices come from the text tables, in every language."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import discord
from discord import app_commands
from typing_extensions import override

from bot.discord.call import Call
from bot.discord.callers import caller_of
from bot.discord.ids import Press
from bot.discord.server import Server
from bot.store.persons import Preferences
from render.core.languages import LANGUAGES, spoken
from render.core.words import Words

if TYPE_CHECKING:
    from bot.discord.call import Reply, Way
    from bot.discord.router import RoutedClient, Router

Spoken: TypeAlias = "discord.Interaction[discord.Client]"
F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, Any]])

TRANSLATED = frozenset(locale for key, language in LANGUAGES.items() if key != "en" for locale in language.discord)
"""Discord's locales that are sent besides English."""

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)


class Interpreter(app_commands.Translator):
    """Finds the words of commands in the text tables."""

    @override
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The word in one of the service's languages, or None where Discord shall show the English one."""
        key = string.extras.get("key")
        if locale.value not in TRANSLATED or key is None:
            return None
        return Words.of(spoken(locale.value)).text(key)


def said(key: str) -> app_commands.locale_str:
    """A message of the text tables for a command."""
    return app_commands.locale_str(Words.of("en").text(key), key=key)


def command(key: str, *, only_servers: bool) -> Callable[[F], app_commands.Command[Any, ..., Any]]:
    """Make a command of a function; its parameters are the options, by the names of the text tables.

    Args:
        key: Its words are ``cmd-<key>`` and ``cmd-<key>-about``; those of an option ``opt-<name>``.
        only_servers: Whether it makes no sense in a DM.
    """

    def make(callback: F) -> app_commands.Command[Any, ..., Any]:
        names = [name for name in inspect.signature(callback).parameters if name != "interaction"]
        named = app_commands.rename(**{name: said(f"opt-{name.replace('_', '-')}") for name in names})(callback)
        told = app_commands.describe(**{name: said(f"opt-{name.replace('_', '-')}-about") for name in names})(named)
        made: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=said(f"cmd-{key}"),
            description=said(f"cmd-{key}-about"),
            callback=told,
            allowed_contexts=IN_SERVERS if only_servers else EVERYWHERE,
            allowed_installs=INSTALLED,
        )
        return made

    return make


def group(key: str) -> app_commands.Group:
    """A group of commands; where each makes sense it says itself."""
    return app_commands.Group(
        name=said(f"cmd-{key}"),
        description=said(f"cmd-{key}-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLED,
    )


def router_of(interaction: discord.Interaction[Any]) -> Router:
    """The router of the client that was told of the interaction."""
    return cast("RoutedClient", interaction.client).router


def call_of(
    interaction: discord.Interaction[Any],
    words: Words,
    match: str | None = None,
    preferences: Preferences = Preferences(),  # noqa: B008 - it is frozen
) -> Call:
    """A command as a call; ``match`` as it was typed."""
    meant = Press("play", match_id(match))
    caller, server = caller_of(interaction, words.lang), Server(interaction.guild)
    return Call(router_of(interaction).backend, caller, meant, words, preferences, server=server)


def match_id(typed: str | None) -> str:
    """The id of a match as it was typed; whether there is one the service knows."""
    return (typed or "").strip().upper()[:8]


async def run(
    interaction: discord.Interaction[Any],
    act: Callable[[Call], Awaitable[Reply]],
    match: str | None = None,
    *,
    way: Way = "apart",
) -> None:
    """Carry out a command like a press."""
    await router_of(interaction).run(
        interaction,
        way,
        match_id(match),
        lambda words, preferences: act(call_of(interaction, words, match, preferences)),
    )
