"""Finds tables for those who look for players: every quarter of an hour whoever fits is brought to a lobby.

What fits is worked out without the database, and a lobby opened only for people who still look for one then. Killed on
the way, the room that was made gets its table (see `rooms`), or those for whom it was meant are looked for again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, assert_never

import structlog

from bot.background.trying import again_and_again
from bot.core import clock
from bot.discord import rooms
from bot.discord.rooms import NoRoom
from bot.discord.server import TROUBLE, Server
from bot.store import server_settings
from bot.store.spans import MINUTE
from bot.topics.find import found_tables, operations
from bot.topics.find.found_tables import Filling, Found

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.core.acting import Acting
    from bot.store.searches import Search
    from bot.store.server_settings import ServerSettings

_log = structlog.get_logger()

ROUND: Final = 15 * MINUTE
"""Seconds between two rounds."""

LOOK: Final = 1.0
"""Seconds between two looks at the clock, and at whether someone wants to start with bots."""


class TableFinder:
    """Finds tables; see the module."""

    def __init__(self, client: discord.Client, acting: Acting) -> None:
        self._client = client
        self._acting = acting
        self._at = 0.0
        self._one_look = asyncio.Lock()

    async def run(self) -> None:
        """Look until told to stop."""
        await self._client.wait_until_ready()
        await again_and_again(self.look, LOOK)

    async def look(self) -> None:
        """Open tables for those who start with bots, and every quarter of an hour for all who fit."""
        async with self._one_look:
            now = clock.now()
            due = not 0 <= now - self._at < ROUND
            if due or self._acting.wants_bots.is_set():
                self._acting.wants_bots.clear()
                for found in await self._acting.read(found_tables.with_bots):
                    await self._make(found)
            if not due:
                return
            self._at = now
            looking = await self._acting.read(found_tables.read)
            for each in await asyncio.to_thread(found_tables.fit, looking):
                await self._make(each)

    async def _make(self, made: Found | Filling) -> None:
        """Open a table, or fill a seat; what Discord refuses keeps no other from being made."""
        try:
            match made:
                case Found():
                    await self._open(made)
                case Filling():
                    if await self._all_there(Server(self._client.get_guild(made.search.guild)), [made.search]):
                        await self._acting.write(found_tables.fill, made)
                case _:
                    assert_never(made)
        except TROUBLE as error:
            _log.warning("table not made", error=type(error).__name__)

    async def _open(self, found: Found) -> None:
        server = Server(self._client.get_guild(found.guild))
        if server.guild is None or not await self._all_there(server, found.people):
            return
        settings = await self._acting.read(lambda unit: server_settings.load(unit.connection, found.guild))
        if settings.where == "here":
            channels = [search.channel for search in found.people if _fits(server, search.channel, len(found.people))]
            await self._acting.write(found_tables.open_here, found, channels)
        elif rooms.lacking(server, settings, tags=False) is None:
            await self._open_room(server, settings, found)

    async def _open_room(self, server: Server, settings: ServerSettings, found: Found) -> None:
        opening = await self._acting.write(found_tables.promise, found, settings.parent or 0)
        if opening is None:
            return
        opened = await rooms.open_promised(self._acting, server, settings, opening)
        if isinstance(opened, NoRoom):
            _log.warning("no room for a table", why=opened.key)

    async def _all_there(self, server: Server, people: Sequence[Search]) -> bool:
        """Whether all are on the server still; for who is not, no table is looked for any more."""
        if server.guild is None or server.guild.unavailable:
            return False
        gone = [search for search in people if not await server.has(search.user)]
        for search in gone:
            await self._acting.write(operations.forget, search)
        return not gone


def _fits(server: Server, channel: int, people: int) -> bool:
    """Whether a table can be in a channel: one for several people only where everyone may see it."""
    known = server.guild is not None and server.guild.get_channel_or_thread(channel) is not None
    return known and not server.lacking(channel) and (people == 1 or server.is_open(channel))
