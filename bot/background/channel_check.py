"""What becomes of the channels in which tables are: looked up among what the gateway tells, or asked of Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
import structlog

from bot.core import finding
from bot.core.match import lost_channels
from bot.discord.permissions import lacking_permissions

if TYPE_CHECKING:
    from bot.core.acting import Acting
    from bot.core.match.lost_channels import Found
    from bot.store.places import Place

_log = structlog.get_logger()

Known: TypeAlias = discord.abc.GuildChannel | discord.Thread

NEEDED = frozenset({"house-permission-view", "house-permission-send", "house-permission-threads"})
"""Permissions without which nothing at all can be posted."""


async def look_over(client: discord.Client, acting: Acting, guild: int | None = None) -> None:
    """Look whether the tables of one server, or of all, can still be where they are.

    What is found of a server is noted at once, so that no one is told of one table after the other.
    """
    of_each: dict[int, list[Place]] = {}
    for place in await acting.read(finding.tables, guild):
        of_each.setdefault(place.guild, []).append(place)
    for places in of_each.values():
        states = {place.channel: await _state(client, place) for place in places}
        found = {channel: state for channel, state in states.items() if state is not None}
        if found:
            await acting.write(lost_channels.found_in, found)


async def _state(client: discord.Client, place: Place) -> Found | None:
    """What is to be seen of a place; None while nothing can be said, as in an outage."""
    guild = client.get_guild(place.guild)
    if guild is None:
        return "out"
    if guild.unavailable:
        return None
    channel = guild.get_channel_or_thread(place.channel)
    try:
        # Threads that sleep are not among what the gateway tells.
        return _open(guild, channel or await client.fetch_channel(place.channel))
    except discord.NotFound:
        return "gone"
    except discord.Forbidden:
        return "barred"
    except (discord.HTTPException, OSError) as error:
        _log.warning("channel not looked at", channel=place.channel, error=type(error).__name__)
        return None


def _open(guild: discord.Guild, channel: object) -> Found:
    """Whether the bot may post in a channel."""
    if not isinstance(channel, Known):
        return "gone"
    may = channel.permissions_for(guild.me)
    thread = isinstance(channel, discord.Thread)
    locked = isinstance(channel, discord.Thread) and channel.locked and not may.manage_threads
    return "barred" if locked or NEEDED & set(lacking_permissions(may, thread=thread)) else "fine"
