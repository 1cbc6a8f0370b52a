"""Icons as emojis of the application: uploaded where they are missing, and their mark-up once they are there."""

from __future__ import annotations

import asyncio
import re
from functools import cache, partial
from typing import TYPE_CHECKING, TypeVar

import discord
import structlog

from bot.store.codes import INVALID
from bot.store.spans import HOUR
from render.core.emojis import HASHED, drawn, full_name, png
from render.core.words import use_icons
from render.faces import emojis

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping

    from bot.discord.renderer import Renderer
    from render.core.sprites import Emblem

T = TypeVar("T")

_log = structlog.get_logger()

PAUSE = 1.0
"""Seconds between two uploads: there is no hurry, and presses come first."""

OURS = re.compile(rf"([a-z]{{2,8}})_[0-9a-f]{{{HASHED}}}")
"""How the emojis are called that the bot uploads."""


async def keep_emojis(
    client: discord.Client, renderer: Renderer, oldest: Callable[[], Awaitable[int | None]], pause: float
) -> None:
    """Bring the icons to Discord, and look every hour whether they are there; see `bring`."""
    while True:
        try:
            await bring(client, renderer, oldest, pause)
        except Exception as error:  # noqa: BLE001 - where an icon is missing there are words, and the next look tries again
            _log.warning("emojis not uploaded, words stay", error=repr(error))
        await asyncio.sleep(HOUR)


async def with_icons(send: Callable[[], Awaitable[T]]) -> T:
    """Send a message; where Discord refuses it because an emoji on it is gone, send it without, and words from then on.

    Args:
        send: Lays the message out and sends it.
    """
    try:
        return await send()
    except discord.HTTPException as error:
        if error.code != INVALID or "emoji" not in error.text.lower():
            raise
        _log.warning("an emoji is gone, words stay until the next look", error=error.text)
        use_icons({})
        return await send()


async def bring(
    client: discord.Client, renderer: Renderer, oldest: Callable[[], Awaitable[int | None]], pause: float
) -> None:
    """Upload the icons that the application does not have as they are drawn now, and delete what they replaced.

    Each is shown as soon as it is there, and one that was drawn anew as it was until then.

    Args:
        client: A client that has logged in; until it is connected nothing is uploaded, only looked for.
        renderer: Where icons are drawn, all in a third of a second.
        oldest: Finds when the oldest table was opened that can still name an emoji, or None if there is none.
        pause: Seconds between two uploads.

    Raises:
        discord.DiscordException: Discord refused something; what is there until then is shown.
        Busy: Too many pictures were wanted.
    """
    there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    drawings = emojis()
    wanted = await renderer.draw(partial(_full_names, drawings))
    use_icons(marks(wanted, there.values()))
    if missing := [name for name, full in wanted.items() if full not in there]:
        await client.wait_until_ready()
        files = await renderer.draw(lambda: {name: png(drawn(drawings[name])) for name in missing})
        for name, file in files.items():
            # Discord takes some dozens an hour if it likes: what is there is shown, the most common first.
            emoji = await client.create_application_emoji(name=wanted[name], image=file)
            there[emoji.name] = emoji
            use_icons(marks(wanted, there.values()))
            await asyncio.sleep(pause)
        _log.info("emojis uploaded", number=len(missing))
    for emoji in replaced(wanted, there.values(), client.user, await oldest()):
        await emoji.delete()


def marks(wanted: Mapping[str, str], there: Iterable[discord.Emoji]) -> dict[str, str]:
    """The mark-up of each icon that has an emoji, the one that is wanted or the newest of those before it.

    Args:
        wanted: Full names by name.
    """
    found: dict[str, discord.Emoji] = {}
    for emoji in sorted(there, key=lambda emoji: (emoji.name in wanted.values(), emoji.id)):
        if named := OURS.fullmatch(emoji.name):
            found[named[1]] = emoji
    return {name: str(found[name]) for name in wanted if name in found}


def replaced(
    wanted: Mapping[str, str], there: Iterable[discord.Emoji], me: discord.ClientUser | None, oldest: int | None
) -> list[discord.Emoji]:
    """Emojis of ours that no lobby and no running match can name any more.

    Args:
        wanted: Full names by name.
        me: The bot; what people uploaded by hand stays.
        oldest: When the oldest of those tables was opened, in seconds since 1970, or None if there is none.
    """
    every = list(there)
    since = {emoji.name: emoji.created_at.timestamp() for emoji in every if emoji.name in wanted.values()}
    gone = []
    for emoji in every:
        named = OURS.fullmatch(emoji.name)
        if named is None or emoji.name in since or me is None or emoji.user is None or emoji.user.id != me.id:
            continue
        # An icon that exists no more was given up when the newest of the others came, or later.
        heir = since.get(wanted.get(named[1], ""), max(since.values(), default=0.0))
        if oldest is None or oldest > heir:
            gone.append(emoji)
    return gone


def _full_names(drawings: Mapping[str, Emblem]) -> dict[str, str]:
    return {name: _full_name(name, emblem) for name, emblem in drawings.items()}


@cache
def _full_name(name: str, emblem: Emblem) -> str:
    return full_name(name, drawn(emblem))
