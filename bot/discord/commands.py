"""How commands are made: names, options and choices come from the text tables, in every language."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Optional, TypeVar, cast

import discord
import structlog
from discord import app_commands
from typing_extensions import override

from bot.discord.call import Call, caller_of, shown_words
from bot.discord.components import cut
from bot.discord.ids import Press
from bot.discord.routes import Command, Complete, Option, Typed
from bot.discord.server import Server, lacking_permissions
from bot.store.persons import Preferences
from render.core.languages import LANGUAGES, spoken
from render.core.words import Words

if TYPE_CHECKING:
    from bot.discord.call import Reply
    from bot.discord.router import RoutedClient, Router

F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, Any]])

Choice = app_commands.Choice[str]
_log = structlog.get_logger()

MOST, LONGEST = 25, 100
"""How many values Discord offers while a person types, and of how many characters."""

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
        """The word in one of our languages, or None where Discord shows the English one."""
        key = string.extras.get("key")
        if locale.value not in TRANSLATED or key is None:
            return None
        return Words.of(spoken(locale.value)).text(key)


def said(key: str) -> app_commands.locale_str:
    """A message of the text tables for a command."""
    return app_commands.locale_str(Words.of("en").text(key), key=key)


def built(commands: Sequence[Command]) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """The commands of all topics as discord.py registers them, those with a common beginning in one group."""
    groups: dict[str, app_commands.Group] = {}
    alone: list[app_commands.Command[Any, ..., Any]] = []
    for command in commands:
        name, _, rest = command.key.partition("-")
        if not rest:
            alone.append(_built(command))
            continue
        group = groups.setdefault(name, _group(name))
        if command.only_managers:
            group.default_permissions = discord.Permissions(manage_guild=True)
        group.add_command(_built(command))
    return [*groups.values(), *alone]


def _group(key: str) -> app_commands.Group:
    """A group of commands; each command declares where it is available."""
    return app_commands.Group(
        name=said(f"cmd-{key}"),
        description=said(f"cmd-{key}-about"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLED,
    )


def _built(command: Command) -> app_commands.Command[Any, ..., Any]:
    async def callback(interaction: discord.Interaction[Any], **options: Any) -> None:
        match = options.pop("match", None)
        await run(interaction, command.key, lambda call: command.act(call, **options), match)

    # discord.py reads the options of a command from the signature of its callback.
    callback.__signature__ = _signature(command)  # type: ignore[attr-defined]
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=said(f"cmd-{command.key}"),
        description=said(f"cmd-{command.key}-about"),
        callback=_with_options(callback, command.options),
        allowed_contexts=IN_SERVERS if command.only_servers else EVERYWHERE,
        allowed_installs=INSTALLED,
    )
    return made


def _signature(command: Command) -> inspect.Signature:
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    options = [
        inspect.Parameter(
            option.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if option.needed else None,
            annotation=option.kind if option.needed else Optional[option.kind],  # noqa: UP045 - at run time
        )
        for option in command.options
    ]
    return inspect.Signature([first, *options])


def _with_options(callback: F, options: Sequence[Option]) -> F:
    """Tell discord.py the words of a callback's options, and what is offered for them."""
    texts = {option.name: f"opt-{option.name.replace('_', '-')}" for option in options}
    made = app_commands.rename(**{name: said(key) for name, key in texts.items()})(callback)
    made = app_commands.describe(**{name: said(f"{key}-about") for name, key in texts.items()})(made)
    choices = {
        option.name: [app_commands.Choice(name=_named(key), value=value) for key, value in option.offered]
        for option in options
        if option.offered
    }
    offers = {option.name: _completed(option.complete) for option in options if option.complete is not None}
    return app_commands.autocomplete(**offers)(app_commands.choices(**choices)(made))


def _named(key: str) -> app_commands.locale_str | str:
    return said(key) if Words.of("en").has(key) else key


def _completed(complete: Complete) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[Choice]]]:
    async def offer(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
        try:
            options = vars(interaction.namespace)
            typed, named = Typed(_focused(interaction), current, options), options.get("table")
            call = call_of(interaction, shown_words(interaction), named if isinstance(named, str) else None)
            found = [(name, value) for name, value in await complete(call, typed) if 0 < len(value) <= LONGEST]
            return [app_commands.Choice(name=cut(name, LONGEST), value=value) for name, value in found[:MOST]]
        except Exception:  # noqa: BLE001 - typing goes on without help
            _log.exception("nothing offered")
            return []

    return offer


def _focused(interaction: discord.Interaction[Any]) -> str:
    """Name of the option that is being typed."""
    data: dict[str, Any] = {**(interaction.data or {})}
    return next((str(option["name"]) for option in data.get("options", []) if option.get("focused")), "")


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
    caller, server = caller_of(interaction, words.lang), Server(interaction.guild, interaction.client.get_guild)
    missing = () if caller.guild is None else _missing(interaction)
    return Call(router_of(interaction).backend, caller, meant, words, preferences, server=server, missing=missing)


def _missing(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What a table needs and the bot may not do where a command was given."""
    thread = isinstance(interaction.channel, discord.Thread)
    return tuple(lacking_permissions(interaction.app_permissions, thread=thread))


def match_id(typed: str | None) -> str:
    """The id of a match as it was typed; whether there is one is seen later."""
    return (typed or "").strip().upper()[:8]


async def run(
    interaction: discord.Interaction[Any],
    key: str,
    act: Callable[[Call], Awaitable[Reply]],
    match: str | None = None,
) -> None:
    """Carry out a command like a press."""
    await router_of(interaction).run(
        interaction,
        "own",
        f"/{key}",
        match_id(match),
        lambda words, preferences: act(call_of(interaction, words, match, preferences)),
    )
