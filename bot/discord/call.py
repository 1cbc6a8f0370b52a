"""A press or command on its way through the bot: who wants what, and in which language that person reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeAlias, TypeVar

from bot.core import finding, people
from bot.core.acting import Acting
from bot.core.caller import Caller
from bot.core.films import Films
from bot.discord.ids import Press
from bot.discord.message import Form, Message
from bot.discord.newest_panels import NewestPanels
from bot.discord.renderer import Renderer
from bot.discord.server import Server
from bot.players.driver import Driver
from bot.store.persons import LANG, Preferences
from render.core.languages import LANGUAGES, spoken
from render.core.words import Words
from rules.core.frozen import frozen

if TYPE_CHECKING:
    import discord

    from bot.core.loaded_match import LoadedMatch
    from bot.core.operation import Immediate, Operation
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo
    from render.core.languages import Lang

T = TypeVar("T")
F = TypeVar("F")
P = TypeVar("P")
A = ParamSpec("A")
R = TypeVar("R", bound="Reply")


@frozen
class Backend:
    """What every press needs.

    Attributes:
        acting: How acts come into the database.
        driver: Plays for the automatic players, and thinks.
        renderer: Where pictures are drawn.
        reports: Id of the operator's channel for reports, if there is one.
        films: Films that are being made or wait to be posted.
        panels: The panels that can still be taken away.
    """

    acting: Acting
    driver: Driver
    renderer: Renderer
    reports: int | None = None
    films: Films = field(default_factory=Films)
    panels: NewestPanels = field(default_factory=NewestPanels)


@frozen
class Call:
    """What one person wants, and what is needed to do it.

    Attributes:
        backend: What every press needs.
        caller: The person.
        press: What was pressed.
        words: The person's language.
        preferences: What the person prefers, read once for this call.
        values: Chosen entries of a menu, by the values they were sent with.
        fields: Chosen entries or typed text by field of a form.
        names: Names of the people who were chosen in a menu, by their ids; no application is among them.
        message: The message that was pressed on, or None for a command.
        server: What is known of the server on which it was pressed.
        missing: Ids of the words for what a table needs and the bot may not do where a command was given.
    """

    backend: Backend
    caller: Caller
    press: Press
    words: Words
    preferences: Preferences = field(default_factory=Preferences)
    values: tuple[str, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)
    message: int | None = None
    server: Server = field(default_factory=Server)
    missing: tuple[str, ...] = ()

    @property
    def match(self) -> str | None:
        """Id of the match, or None for the one of the channel."""
        return self.press.match or None

    async def find(self) -> LoadedMatch | MatchInfo | None:
        """The match that is meant as the person finds it; see `finding.find`."""
        return await self.backend.acting.read(finding.find, self.caller, self.match)

    async def read(self, work: Callable[Concatenate[UnitOfWork, A], T], *args: A.args, **named: A.kwargs) -> T:
        """Read what belongs together from one moment."""
        return await self.backend.acting.read(work, *args, **named)

    async def write(self, work: Callable[Concatenate[UnitOfWork, A], T], *args: A.args, **named: A.kwargs) -> T:
        """Do something in one transaction that can be done twice as well as once."""
        return await self.backend.acting.write(work, *args, **named)

    async def act(
        self, work: Callable[Concatenate[UnitOfWork, Caller, A], Outcome], *args: A.args, **named: A.kwargs
    ) -> Outcome:
        """Do what the person asks for in one transaction."""
        return await self.backend.acting.act(self.caller, work, *args, **named)

    async def play(self, operation: Operation[F, P] | Immediate[F]) -> Outcome:
        """Do what the person asks for at a dealt match."""
        return await self.backend.acting.play(self.caller, operation)


@frozen
class Later:
    """A private message that takes thought: the person's next press does not wait for it.

    Attributes:
        message: Comes to the message.
    """

    message: Callable[[], Awaitable[Message]]


Reply: TypeAlias = Message | Form | Later
"""What a call leads to: a private message, at once or later, or a form that opens."""


def caller_of(interaction: discord.Interaction, lang: Lang) -> Caller:
    """The person behind an interaction, as topics know people."""
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


async def words_of(acting: Acting, interaction: discord.Interaction, preferences: Preferences) -> Words:
    """The words of a person, in the language chosen in the settings or else the one Discord shows.

    They have icons unless the person wants words alone.

    What Discord shows is remembered, for the DMs that come later.
    """
    shown = spoken(str(interaction.locale))
    if preferences.language is not None and preferences.language in LANGUAGES:
        return Words.of(preferences.language, icons=preferences.icons)
    if preferences.lang != shown:
        await acting.write(people.note, interaction.user.id, {LANG: shown})
    return Words.of(shown, icons=preferences.icons)


def needs(
    find: Callable[[Call], Awaitable[F | Message]],
) -> Callable[[Callable[[Call, F], Awaitable[R]]], Callable[[Call], Awaitable[R | Message]]]:
    """Find what a screen shows before it is shown; where there is nothing, why stands in its place."""

    def finding_first(act: Callable[[Call, F], Awaitable[R]]) -> Callable[[Call], Awaitable[R | Message]]:
        async def found_or_not(call: Call) -> R | Message:
            found = await find(call)
            return found if isinstance(found, Message) else await act(call, found)

        return found_or_not

    return finding_first
