"""The whole bot: answers at Discord, carries posts, looks after what is due, and leaves in good order."""

from __future__ import annotations

import asyncio
import math
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog
from typing_extensions import override

from bot.background.daily_backup import DailyBackup
from bot.background.film_maker import FilmMaker
from bot.background.leagues import LeagueKeeper
from bot.background.lost_channels import look_over
from bot.background.rooms import RoomKeeper
from bot.background.table_finder import TableFinder
from bot.background.trying import tried
from bot.background.webhook import Hook, Webhook
from bot.cli.warming import warm_up
from bot.core import clock
from bot.core.clock_catch_up import BETWEEN
from bot.core.match import lost_channels
from bot.core.threads import DRAWING, call_this
from bot.discord.call import Backend
from bot.discord.client import Client
from bot.discord.emojis import PAUSE, keep_emojis
from bot.discord.press_pace import Pace
from bot.discord.renderer import Renderer
from bot.discord.reply import answer_late
from bot.discord.router import AT_LAST, Router
from bot.outbox.worker import OutboxWorker
from bot.store import matches
from bot.store.spans import DAY
from bot.topics.index import COMMANDS, PRESSES

if TYPE_CHECKING:
    from collections.abc import Sequence

    import aiohttp
    import discord

    from bot.cli.app import App
    from bot.core.settings import Settings

_log = structlog.get_logger()

DRAIN = 7.0
"""Seconds for running presses; two more are left for the posts, and one for presses that came meanwhile."""

LAST = 1.0
"""Seconds for the answers to presses that came last."""

AT_OUR_OWN = 20.0
"""Seconds within which a press is written down at a Discord of our own, which is told how long it waits."""

TIDY = 3600.0
"""Seconds between two rounds of tidying."""

DAILY = float(DAY)
"""Seconds between two looks at all channels."""

LOOK = 1.0
"""Seconds between two looks at the clock."""


class Hatoba(Client):
    """The bot at Discord. It keeps nothing in memory that is not in the database."""

    def __init__(self, app: App, settings: Settings, connector: aiohttp.BaseConnector | None) -> None:
        """Make a bot that is not connected yet.

        Args:
            app: Database, acts and outbox, opened.
            settings: How fast people may press, and where the bot keeps its files.
            connector: The way to Discord, or None for the usual one.
        """
        super().__init__(connector, app.database.lease)
        self._settings = settings
        self._app = app
        self._renderer = Renderer()
        backend = Backend(app.acting, app.driver, self._renderer, settings.reports)
        patience = AT_LAST if settings.loopback is None else AT_OUR_OWN
        self.router = Router(backend, app.ledger, Pace(settings.presses), PRESSES, patience)
        self.outbox_worker = OutboxWorker(self, backend, app.outbox)
        self.room_keeper = RoomKeeper(self, app.acting)
        self.table_finder = TableFinder(self, app.acting)
        self.league_keeper = LeagueKeeper(self, app.acting)
        self.film_maker = FilmMaker(app.acting, backend.films)
        self.warm = asyncio.Event()
        self._chores: list[asyncio.Task[Any]] = []

    @override
    async def setup_hook(self) -> None:
        """Register commands and start to carry posts, before the first press can arrive."""
        await self.register(COMMANDS, self._settings.data)
        await self.film_maker.begin()
        self._chores = [asyncio.create_task(self.outbox_worker.run()), asyncio.create_task(self._look_after())]
        self._chores.append(asyncio.create_task(self._app.driver.run()))
        keepers = (self.room_keeper, self.table_finder, self.league_keeper, self.film_maker)
        self._chores += [asyncio.create_task(each.run()) for each in keepers]
        self._chores += [asyncio.create_task(hook.run()) for hook in self._webhooks()]
        database, folder = self._settings.database, self._settings.backup_dir
        if isinstance(database, Path) and folder is not None:
            copies = DailyBackup(database, folder, self._settings.backups)
            self._chores.append(asyncio.create_task(copies.run()))
        late = asyncio.create_task(answer_late(self, self._app.acting, self._app.ledger))
        self._chores += [late, asyncio.create_task(self._warm_up()), asyncio.create_task(self._look_daily())]
        if self._settings.emojis:
            pause = PAUSE if self._settings.loopback is None else 0.0
            keeping = keep_emojis(self, self._renderer, self._oldest_table, pause)
            self._chores.append(asyncio.create_task(keeping))

    def _webhooks(self) -> list[Webhook]:
        """The webhook, if the operator wants one."""
        url, secret = self._settings.webhook, self._settings.webhook_secret
        if url is None or secret is None:
            return []
        of = frozenset(each.strip() for each in self._settings.webhook_for.split(",") if each.strip())
        return [Webhook(self._app.acting, Hook(url, secret.get_secret_value(), of))]

    async def on_ready(self) -> None:
        """What happened while no one listened is found out."""
        await self._look_over()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table, or its threads' tables, are left without their channel."""
        await self._app.acting.write(lost_channels.found_in, {channel.id: "gone"})
        await self._look_over(channel.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A table is left without its thread."""
        await self._app.acting.write(lost_channels.found_in, {payload.thread_id: "gone"})

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """What the bot may do may have changed."""
        await self._look_over(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been locked, or opened again."""
        await self._look_over(payload.guild_id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """What the bot may do may have changed."""
        await self._look_over(after.guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was taken from a server; an outage is told otherwise."""
        await self._app.acting.write(lost_channels.left, guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is on a server, perhaps again."""
        await self._look_over(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again; those that are there at the start are looked at together."""
        if self.is_ready():
            await self._look_over(guild.id)

    async def _look_over(self, guild: int | None = None) -> None:
        if not self.router.stopping:
            await look_over(self, self._app.acting, guild)

    async def _look_daily(self) -> None:
        """Look once a day whether all tables can still be where they are."""
        while True:
            await asyncio.sleep(DAILY)
            await self._look_over()

    async def _warm_up(self) -> None:
        """Draw what will be wanted first, but not before the first press can arrive."""
        await self.wait_until_ready()
        await self._renderer.draw(partial(call_this, DRAWING))
        if self._settings.warm_up:
            await warm_up(self._renderer, await self._games_of_running())
        self.warm.set()
        await self._app.look_over()

    async def _oldest_table(self) -> int | None:
        return await self._app.acting.read(lambda unit: matches.oldest_table(unit.connection))

    async def _games_of_running(self) -> Sequence[str]:
        return await self._app.acting.read(lambda unit: list(matches.running_by_game(unit.connection)))

    async def _look_after(self) -> None:
        """Look after what is due by itself, every half minute, and tidy every hour."""
        swept = tidied = -math.inf
        while True:
            now = clock.now()
            # A clock that was set, or a machine that wakes up, is noticed at the next look.
            if not 0 <= now - swept < BETWEEN:
                await tried(self._app.sweep)
                swept = now
            if not 0 <= now - tidied < TIDY:
                await tried(self._app.tidy)
                tidied = now
            await asyncio.sleep(LOOK)

    async def drain(self) -> None:
        """Take no new presses, finish what runs, and leave Discord; within ten seconds."""
        _log.info("stopping")
        await self.router.drain(DRAIN)
        await self.outbox_worker.stop(2.0)
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.hear_no_more()
        await self.router.drain(LAST)
        await self.leave()
        self._renderer.close()
