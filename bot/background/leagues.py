"""Keeps leagues going: counts what has ended, draws rounds, opens their tables and deals them.

What is to be done follows from the database, so that a bot that was killed goes on where it was: a table is noted as
being opened in the transaction that promises its room, and `rooms` finishes a room that was made.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from bot.background.trying import as_things_change
from bot.core import clock
from bot.core.caller import Caller
from bot.core.leagues import playing, signing_up
from bot.core.leagues.standings import next_round
from bot.core.match import dealing
from bot.core.match.dealing import Deal
from bot.core.match.resending import make_up
from bot.core.outcomes import Objected
from bot.core.unit_of_work import Overtaken
from bot.discord import rooms
from bot.discord.rooms import NoRoom
from bot.discord.server import TROUBLE, Server
from bot.store import leagues, server_settings
from bot.store.spans import MINUTE

if TYPE_CHECKING:
    import discord

    from bot.core.acting import Acting
    from bot.store.league_tables import Seating
    from bot.store.leagues import League
    from bot.store.records import MatchInfo
    from bot.store.server_settings import ServerSettings

_log = structlog.get_logger()

LOOK: Final = 2.0
"""Seconds between two looks at whether something is due."""

POSTED_BY_NOW: Final = MINUTE
"""Seconds after which a lobby has its post, or Discord refused it."""


class LeagueKeeper:
    """Looks after all leagues; see the module."""

    def __init__(self, client: discord.Client, acting: Acting) -> None:
        self._client = client
        self._acting = acting
        self._one_look = asyncio.Lock()

    async def run(self) -> None:
        """Look after them until told to stop."""
        await self._client.wait_until_ready()
        await as_things_change(self.look, lambda: self._acting.changes, LOOK)

    async def look(self) -> None:
        """Look after the leagues of which something has come to pass."""
        async with self._one_look:
            now = int(clock.now())
            for league in await self._acting.read(lambda unit: leagues.due(unit.connection, now)):
                try:
                    await self._tend(league)
                except TROUBLE as error:
                    _log.warning("league not looked after", league=league, error=type(error).__name__)
                    await self._acting.write(playing.wait, league, "rooms-failed")

    async def _tend(self, league: int) -> None:
        season = await self._acting.write(playing.settle, league)
        if season is None:
            return
        if all(seating.counted for seating in season.now):
            drawn = await asyncio.to_thread(next_round, season)
            await self._acting.write(playing.open_round, season, drawn)
        trouble = await self._open_tables(season.league) or await self._deal(league)
        if trouble:
            await self._acting.write(playing.wait, league, trouble)
        elif season.league.trouble:
            await self._acting.write(playing.go_on, league)

    async def _open_tables(self, league: League) -> str:
        """Open the tables that have no match yet; what keeps them from it, or nothing."""
        waiting = await self._acting.read(playing.to_open, league.id)
        if not waiting:
            return ""
        server = Server(self._client.get_guild(league.guild))
        settings = await self._acting.read(lambda unit: server_settings.load(unit.connection, league.guild))
        if settings.where == "here":
            return "league-no-rooms"
        if server.guild is None or server.guild.unavailable:
            return "rooms-failed"
        wrong = rooms.lacking(server, settings, tags=False)
        if wrong is not None:
            return wrong.text
        for seating in waiting:
            trouble = await self._open(server, settings, seating)
            if trouble:
                return trouble
        return ""

    async def _open(self, server: Server, settings: ServerSettings, seating: Seating) -> str:
        gone = [user for user in seating.people if not await server.has(user)]
        for user in gone:
            # Whoever has left the server is as one who has withdrawn.
            await self._acting.write(signing_up.withdraw, seating.league, user)
        if gone:
            return ""
        opening = await self._acting.write(playing.promise, seating.id, settings.parent or 0)
        if isinstance(opening, Objected):
            return "league-many" if opening.why in ("many-matches", "many-lobbies") else "league-refused"
        if opening is None:
            return ""
        opened = await rooms.open_promised(self._acting, server, settings, opening)
        if isinstance(opened, NoRoom):
            return opened.text
        # Without an opening it was opened by the keeper of rooms, or someone in it was erased.
        return "league-refused" if isinstance(opened, Objected) and opened.why != "no-table" else ""

    async def _deal(self, league: int) -> str:
        """Deal the lobbies of the round whose posts are there; what keeps one from it, or nothing."""
        trouble = ""
        for info in await self._acting.read(playing.to_deal, league):
            trouble = await self._deal_one(info) or trouble
        return trouble

    async def _deal_one(self, info: MatchInfo) -> str:
        names = {guest.user: guest.name for guest in info.guests}
        caller = Caller(0, info.opener, names[info.opener], info.lang, info.guild, info.channel, manager=False)
        found = await self._acting.read(dealing.find_hosted, caller, info.id)
        dealt = found if isinstance(found, Objected) else await asyncio.to_thread(dealing.deal, found)
        if isinstance(dealt, Deal):
            try:
                await self._acting.write(dealing.start, caller, dealt)
            except Overtaken:
                _log.info("someone was faster", match=info.id)
            return ""
        if info.created + POSTED_BY_NOW > clock.now():
            return ""
        if isinstance(dealt, Objected) and dealt.why == "no-post":
            await self._acting.write(make_up, info.id)
            return "league-no-post"
        return "league-not-ready"
