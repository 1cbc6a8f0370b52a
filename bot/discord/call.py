"""A press or command on its way through the service."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from bot.core.match_service import MatchService
from bot.core.outcomes import Caller
from bot.discord.ids import Press
from bot.discord.message import Form, Message
from bot.discord.renderer import Renderer
from bot.discord.server import Server
from bot.store.persons import Preferences
from render.core.words import Words

if TYPE_CHECKING:
    from bot.discord.ids import Verb


@dataclass(frozen=True, slots=True)
class Backend:
    """What every press needs.

    Attributes:
        service: The service.
        renderer: Where pictures are drawn.
    """

    service: MatchService
    renderer: Renderer


@dataclass(frozen=True, slots=True)
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
        message: The message that was pressed on, or None for a command.
        server: What is known of the server on which it was pressed.
    """

    backend: Backend
    caller: Caller
    press: Press
    words: Words
    preferences: Preferences = field(default_factory=Preferences)
    values: tuple[str, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    message: int | None = None
    server: Server = field(default_factory=Server)

    @property
    def match(self) -> str | None:
        """Id of the match, or None for the one of the channel."""
        return self.press.match or None

    def as_if(self, verb: Verb, match: str = "") -> Call:
        """The same person pressing something else."""
        return replace(self, press=Press(verb, match or self.press.match))


@dataclass(frozen=True, slots=True)
class Later:
    """A private message that takes thought: the person's next press does not wait for it.

    Attributes:
        message: Comes to the message.
    """

    message: Callable[[], Awaitable[Message]]


Reply: TypeAlias = Message | Form | Later
"""What a call leads to: a private message, at once or later, or a form that opens."""

Act: TypeAlias = Callable[[Call], Awaitable[Reply]]

Way: TypeAlias = Literal["here", "apart", "form"]
"""Where the reply goes: into the panel that was pressed, into a message of its own, or it opens a form."""


@dataclass(frozen=True, slots=True)
class Route:
    """Where a press leads."""

    act: Act
    way: Way
