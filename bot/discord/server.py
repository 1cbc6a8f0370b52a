"""The server on which someone presses: who may see its channels, and what the bot may do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import aiohttp
import discord

from rules.core.frozen import frozen

TROUBLE: Final = (OSError, TimeoutError, aiohttp.ClientError, discord.HTTPException)
"""What a request to Discord can fail with, be it of the network or of Discord."""


@frozen
class Server:
    """What the gateway has told of a server.

    Attributes:
        guild: The server as it was told; None in a DM, and where nothing was told.
        find: Finds other servers of the bot by their numbers.
    """

    guild: discord.Guild | None = None
    find: Callable[[int], discord.Guild | None] = lambda _: None

    def other(self, guild: int) -> Server:
        """Another server of the bot, or this one."""
        return Server(self.find(guild), self.find)

    async def has(self, user: int) -> bool:
        """Whether someone is on the server; Discord is asked, who tells the bot of no one that comes or goes.

        Raises:
            discord.HTTPException: Discord does not say.
        """
        if self.guild is None or self.guild.unavailable:
            return False
        try:
            await self.guild.fetch_member(user)
        except discord.NotFound:
            return False
        return True

    async def has_message(self, channel: int, message: int) -> bool:
        """Whether a message is still there; it is taken to be where Discord does not say."""
        if self.guild is None:
            return True
        try:
            place = self.guild.get_channel_or_thread(channel) or await self.guild.fetch_channel(channel)
            if isinstance(place, discord.abc.Messageable):
                await place.fetch_message(message)
        except discord.NotFound:
            return False
        except TROUBLE:
            return True
        return True

    def is_open(self, channel: int) -> bool:
        """Whether everyone on the server may see a channel; of one that was not told of no one knows that."""
        found = None if self.guild is None else self.guild.get_channel_or_thread(channel)
        if self.guild is None or found is None:
            return False
        if isinstance(found, discord.Thread) and (found.is_private() or found.parent is None):
            return False
        return found.permissions_for(self.guild.default_role).view_channel

    def may_ping(self, role: int, channel: int) -> bool:
        """Whether a role can be pinged in a channel: everyone may mention it there, or the bot may mention all."""
        found = None if self.guild is None else self.guild.get_role(role)
        if self.guild is None or found is None:
            return False
        place = self.guild.get_channel_or_thread(channel)
        everywhere = place is not None and place.permissions_for(self.guild.me).mention_everyone
        return found.mentionable or everywhere

    def lacking(self, channel: int) -> list[str]:
        """Ids of the words for what a table needs and the bot may not do in a channel, as far as was told."""
        found = None if self.guild is None else self.guild.get_channel_or_thread(channel)
        if self.guild is None or found is None or (isinstance(found, discord.Thread) and found.parent is None):
            return []
        return lacking_permissions(found.permissions_for(self.guild.me), thread=isinstance(found, discord.Thread))


def lacking_permissions(may: discord.Permissions, *, thread: bool) -> list[str]:
    """Ids of the words for the permissions that a table needs and the bot does not have."""
    needed = {
        "house-permission-view": may.view_channel,
        "house-permission-threads" if thread else "house-permission-send": (
            may.send_messages_in_threads if thread else may.send_messages
        ),
        "house-permission-files": may.attach_files,
        "house-permission-history": may.read_message_history,
    }
    return [key for key, granted in needed.items() if not granted]
