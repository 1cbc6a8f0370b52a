"""Tables that can no longer be where they were: detected, reported to their players, and finally closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
import structlog

from bot.core import finding
from bot.core.announcing.direct_messages import tell, tell_owners
from bot.core.boxes.catalog import Unreadable
from bot.core.match import closing, lost_channels
from bot.core.match.lost_channels import people_at
from bot.core.match.standstill import KEPT, NOTICE
from bot.discord.server import TROUBLE, lacking_permissions
from bot.store import places
from bot.store.spans import DAY

if TYPE_CHECKING:
    from bot.core.acting import Acting
    from bot.core.loaded_match import LoadedMatch
    from bot.core.match.lost_channels import Found
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.places import Place

READY = DAY
"""Seconds after which the opener hears that a lobby can start."""

_log = structlog.get_logger()
Known: TypeAlias = discord.abc.GuildChannel | discord.Thread
NEEDED = frozenset({"house-permission-view", "house-permission-send", "house-permission-threads"})
"""Permissions without which nothing at all can be posted."""


def close_due(unit: UnitOfWork) -> None:
    """Close matches that have had no place for long, after a notice where one arrives; remind of full lobbies."""
    for match in places.lost(unit.connection, "out", unit.now - KEPT):
        _close(unit, match)
    for match in places.lost(unit.connection, "gone", unit.now - KEPT + NOTICE):
        warned = places.warned(unit.connection, match)
        if warned is None:
            info, until = unit.info(match), unit.now + NOTICE
            places.warn(unit.connection, match, unit.now)
            tell_owners(unit, info, people_at(unit, match), "dead-closes", game=info.game, match=match, until=until)
            continue
        told = places.told(unit.connection, match, warned)
        if told is not None and told + NOTICE <= unit.now:
            _close(unit, match)
    for match in places.unchanged(unit.connection, unit.now - READY, "dead-ready"):
        _remind_of_start(unit, match)


def _close(unit: UnitOfWork, match: str) -> None:
    closing.end(unit, unit.info(match), _readable(unit, match))


def _readable(unit: UnitOfWork, match: str) -> LoadedMatch | None:
    try:
        return unit.load(unit.stored(match), None)
    except Unreadable:
        return None


def _remind_of_start(unit: UnitOfWork, match: str) -> None:
    """Tell the opener, once, that all seats of a lobby are taken and it can start."""
    info = unit.info(match)
    if info.taken == info.seats and all(guest.confirmed for guest in info.guests):
        tell(unit, info, [info.opener], "dead-ready", game=info.game, match=match, link=f"<#{info.channel}>")


async def look_over(client: discord.Client, acting: Acting, guild: int | None = None) -> None:
    """Look whether the tables of one server, or of all, can still be where they are.

    What is found of a server is noted at once, so that no one is told of one table after the other.
    """
    of_each: dict[int, list[Place]] = {}
    for place in await acting.read(finding.tables, guild):
        of_each.setdefault(place.guild, []).append(place)
    for there in of_each.values():
        states = {place.channel: await _state(client, place) for place in there}
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
    except TROUBLE as error:
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
