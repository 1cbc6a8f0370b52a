"""Routes: which press and which command leads where. Each topic declares its own, and the router collects them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from bot.core.days import is_day
from bot.core.lessons import is_lesson
from bot.core.what_ifs import is_what_if
from bot.discord.call import Call, Reply
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.discord.ids import Press

Way: TypeAlias = Literal["here", "own", "form"]
"""Where the reply goes: into the panel that was pressed, into a message of its own, or it opens a form."""

Act: TypeAlias = Callable[[Call], Awaitable[Reply]]

Pairs: TypeAlias = list[tuple[str, str]]
"""What is offered while a person types: names, each with the value that is sent for it."""


@frozen
class Route:
    """Where a press leads."""

    act: Act
    way: Way


@frozen
class Typed:
    """What a person has typed of a command so far.

    Attributes:
        option: Name of the option that is being typed.
        text: Its text so far.
        options: All options that are filled in, by the names that Discord knows them by.
    """

    option: str
    text: str
    options: Mapping[str, object]


Complete: TypeAlias = Callable[[Call, Typed], Awaitable[Pairs]]


@frozen
class Option:
    """An option of a command.

    Attributes:
        name: Its words are ``opt-<name>`` and ``opt-<name>-about``.
        kind: Its type as discord.py writes types of options.
        needed: Whether the command cannot be sent without it.
        choices: Keys of words, or names that are the same in every language, each with its value; or what names them
            when the commands are built, as of games, which may still be added.
        complete: What is offered while it is typed.
    """

    name: str
    kind: Any = str
    needed: bool = False
    choices: Sequence[tuple[str, str | int]] | Callable[[], Sequence[tuple[str, str | int]]] = ()
    complete: Complete | None = None

    @property
    def offered(self) -> Sequence[tuple[str, str | int]]:
        """The choices as they are now."""
        return self.choices() if callable(self.choices) else self.choices


@frozen
class Command:
    """A command.

    Attributes:
        key: Its words are ``cmd-<key>`` and ``cmd-<key>-about``; what stands before a hyphen is its group.
        act: What it does, given the options by their names; ``match`` is in the call.
        options: Its options.
        only_servers: Whether it makes no sense in direct messages.
        only_managers: Whether only those who manage the server are shown it; holds for the whole group.
    """

    key: str
    act: Callable[..., Awaitable[Reply]]
    options: tuple[Option, ...] = ()
    only_servers: bool = False
    only_managers: bool = False


@frozen
class Routes:
    """All that leads to a topic.

    Attributes:
        presses: By verb; or by verb and slot, ``verb:slot``, where one verb is shared by several topics; or by
            ``lesson/verb``, ``day/verb`` or ``try/verb`` what is pressed in the panel of a lesson, of a position of the
            day, or of a private copy.
        commands: Its commands.
    """

    presses: Mapping[str, Route] = field(default_factory=dict)
    commands: tuple[Command, ...] = ()


def collected(topics: Sequence[Routes]) -> Mapping[str, Route]:
    """The presses of all topics.

    Raises:
        ValueError: Two topics claim the same press.
    """
    presses: dict[str, Route] = {}
    for topic in topics:
        twice = presses.keys() & topic.presses.keys()
        if twice:
            raise ValueError(", ".join(sorted(twice)))
        presses |= topic.presses
    return presses


def verbs_of(presses: Mapping[str, Route]) -> frozenset[str]:
    """The verbs that lead somewhere."""
    return frozenset(key.rpartition("/")[2].partition(":")[0] for key in presses)


def route_of(press: Press, presses: Mapping[str, Route]) -> Route | None:
    """Where a press leads; None if nowhere."""
    kinds = {"lesson": is_lesson, "day": is_day, "try": is_what_if}
    kind = next((kind for kind, is_one in kinds.items() if is_one(press.match)), None)
    if kind is not None and (route := presses.get(f"{kind}/{press.verb}")) is not None:
        return route
    return presses.get(f"{press.verb}:{press.slot}") or presses.get(press.verb)
