"""Messages of our own on Discord: posting, editing, finding again, clearing away."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import ui

from bot.discord import ids
from bot.discord.components import enclosures, layout, mentions
from bot.discord.emojis import with_icons
from bot.discord.message import Message
from bot.discord.rooms import awake
from bot.discord.server import lacking_permissions
from bot.store.codes import TOO_OLD, UNKNOWN_MESSAGE
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.outbox_rows import Row

T = TypeVar("T")
MOST_MESSAGES = 5_000
"""Messages among which a post is sought."""

SCREEN = 5
"""Messages that push a table post off a phone's screen."""

POST_VERBS: frozenset[ids.Verb] = frozenset(
    {
        "about",
        "join",
        "confirm",
        "play",
        "hand",
        "log",
        "closer",
        "agree",
        "rematch",
        "seat",
        "grant",
        "seek",
        "mute",
        "season",
        "league",
        "course",
        "film",
        "findbots",
        "unfollow",
    }
)
"""Buttons that carry the row of the outbox that brought their message."""

REMEMBERED = 10_000
"""Messages of which something is remembered."""

IN_SIGHT = 60.0
"""Seconds for which a post that was in sight counts as being so: secret answers come one soon after the other."""


@frozen
class Place:
    """Where a row goes.

    Attributes:
        messageable: To send to.
        channel: Id of the channel or DM.
        known: The channel with its permissions, if the gateway has told of it.
        http: To open a thread that sleeps.
    """

    messageable: discord.DMChannel | discord.PartialMessageable
    channel: int
    known: Any
    http: discord.http.HTTPClient


def missing_permissions(place: Place) -> list[str]:
    """Ids of the words for what the bot may not do there, as far as the gateway has told."""
    channel = place.known
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
        return []
    return lacking_permissions(channel.permissions_for(channel.guild.me), thread=isinstance(channel, discord.Thread))


async def post(place: Place, content: Message, row: Row) -> int:
    """Send a new message; Discord takes the same nonce only once.

    Returns:
        Id of the message.
    """
    message = await with_icons(
        lambda: place.messageable.send(
            view=layout(content),
            files=enclosures(content),
            allowed_mentions=mentions(content),
            nonce=row.nonce,
            silent=content.silent or row.silent,
        )
    )
    return message.id


async def rewrite(place: Place, message: int, content: Message) -> bool:
    """Write a message anew; no one is pinged by that. A thread that sleeps is opened for it.

    Returns:
        False if it is gone, or too old to be edited once more.
    """

    async def edit() -> None:
        await with_icons(
            lambda: place.messageable.get_partial_message(message).edit(
                view=layout(content), attachments=enclosures(content), allowed_mentions=discord.AllowedMentions.none()
            )
        )

    try:
        await awake(place.http, place.channel, edit)
    except discord.HTTPException as error:
        if error.code in (UNKNOWN_MESSAGE, TOO_OLD):
            return False
        raise
    return True


async def buried(place: Place, message: int) -> bool:
    """Whether later messages have pushed a message off a phone screen, as far as permissions allow to check."""
    below = place.messageable.history(after=discord.Object(message), limit=SCREEN)
    try:
        return len([each async for each in below]) >= SCREEN
    except discord.Forbidden:
        return False


async def strip(place: Place, message: int, told: Message | None, *, whole: bool) -> None:
    """Shrink an older post to what it told, or clear it away as a whole; one that is gone is left alone.

    Args:
        place: Where it stands.
        message: Its id.
        told: What it told, if that is remembered; else the post itself is asked.
        whole: Whether it is cleared away.
    """
    there = place.messageable.get_partial_message(message)

    async def shrink() -> None:
        if whole:
            await there.delete()
            return
        lines = overtaken(await place.messageable.fetch_message(message)) if told is None else layout(told)
        await there.edit(view=lines, attachments=[], allowed_mentions=discord.AllowedMentions.none())

    try:
        await awake(place.http, place.channel, shrink)
    except discord.NotFound:
        return
    except discord.HTTPException as error:
        if error.code != TOO_OLD:
            raise


def overtaken(message: discord.Message) -> ui.LayoutView:
    """An older table post: the lines that tell what happened, without the table and who was to play then.

    A channel of a hundred turns stays light, and the post before the newest one is less than a screen away.
    """
    view = ui.LayoutView(timeout=None)
    for component in message.components:
        if isinstance(component, discord.Container):
            box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=component.accent_colour)
            for told in takewhile(lambda child: isinstance(child, discord.TextDisplay), component.children):
                assert isinstance(told, discord.TextDisplay)
                box.add_item(ui.TextDisplay(told.content))
            view.add_item(box)
    view.stop()
    return view


async def find_post(place: Place, client: discord.Client, row: Row) -> int | None:
    """The message that a row brought, sought by the row in its buttons; None if there is none.

    It is sought from the moment on at which the row was first tried, by the ids of Discord: neither what people have
    written since nor a clock that was set back hides it.
    """
    # Without any id known then, as in the first moments of a house, the newest messages must do.
    after = None if row.after is None else discord.Object(row.after)
    async for message in place.messageable.history(limit=MOST_MESSAGES, after=after, oldest_first=after is not None):
        if client.user is not None and message.author.id == client.user.id and row.id in _rows(message.components):
            return message.id
    return None


async def row_of(place: Place, message: int) -> int | None:
    """The row that brought a message, read from its buttons; None if it is gone or has none."""
    try:
        found = await place.messageable.fetch_message(message)
    except discord.NotFound:
        return None
    return min(_rows(found.components), default=None)


def _rows(components: list[Any]) -> set[int]:
    rows: set[int] = set()
    for component in components:
        beside = getattr(component, "accessory", None)
        rows |= _rows([*getattr(component, "children", ()), *([beside] if beside is not None else [])])
        press = ids.read(getattr(component, "custom_id", None) or "")
        if press is not None and press.verb in POST_VERBS and press.at:
            rows.add(press.at)
    return rows


def told_lines(content: Message) -> Message:
    """What is left of a table post once a newer one has come: the lines that tell what happened."""
    return Message(tuple(takewhile(lambda part: part.kind == "text", content.parts)), content.colour)


@dataclass(slots=True)
class PostedCache:
    """Posts that are written anew or shrunk, as far as this process has sent them: Discord need not be asked."""

    _rows: dict[int, int] = field(default_factory=dict)
    _told: dict[int, Message] = field(default_factory=dict)
    _newest: dict[int, int] = field(default_factory=dict)
    _in_sight: dict[int, float] = field(default_factory=dict)

    def came(self, place: Place, message: int, row: int, content: Message) -> None:
        """Remember a message that was sent."""
        _remember(self._rows, message, row)
        _remember(self._newest, place.channel, message)
        self.changed(message, content)

    def changed(self, message: int, content: Message) -> None:
        """Remember what a message says now."""
        _remember(self._told, message, told_lines(content))

    def told(self, message: int) -> Message | None:
        """What a message tells, if that is remembered; it is forgotten then."""
        return self._told.pop(message, None)

    async def is_buried(self, place: Place, message: int) -> bool:
        """Whether a post is out of sight; Discord is not asked again about one that was in sight a moment ago.

        Nor about a DM behind which nothing was sent.
        """
        now = time.monotonic()
        if now - self._in_sight.get(message, -IN_SIGHT) < IN_SIGHT:
            return False
        if isinstance(place.messageable, discord.DMChannel) and self._newest.get(place.channel) == message:
            return False
        if await buried(place, message):
            return True
        _remember(self._in_sight, message, now)
        return False

    async def brought_by(self, place: Place, message: int, row: int) -> int:
        """The row that brought a message: its buttons keep their ids, since people press what they still see."""
        if message not in self._rows:
            _remember(self._rows, message, await row_of(place, message) or row)
        return self._rows[message]


def _remember(kept: dict[int, T], key: int, value: T) -> None:
    """Keep something; of too much the oldest goes."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > REMEMBERED:
        del kept[next(iter(kept))]
