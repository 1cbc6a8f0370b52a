"""The client: opens the service, listens, and leaves in good order."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands
from typing_extensions import override

from bot import clock
from bot.front.call import Backend
from bot.front.callers import shown_words
from bot.front.commands.making import Interpreter
from bot.front.commands.playing import playing_commands
from bot.front.commands.privacy import privacy_group
from bot.front.commands.table import game_group
from bot.front.late import answer_late
from bot.front.outbox_worker import OutboxWorker
from bot.front.registering import register
from bot.front.renderer import Renderer
from bot.front.reply import answer_now
from bot.front.router import Pace, RoutedClient, Router, trouble
from bot.front.warming import warm_up
from bot.play.pulse.beat import BETWEEN

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import aiohttp

    from bot.play.app import App
    from bot.settings import Settings

_log = structlog.get_logger()

DRAIN = 8.0
"""Seconds for running presses; two more are left for the posts."""

TIDY = 3600.0
"""Seconds between two rounds of tidying."""

LOOK = 1.0
"""Seconds between two looks at the clock."""


class Hatoba(RoutedClient):
    """The bot at Discord. It keeps nothing in memory that is not in the database."""

    def __init__(self, app: App, settings: Settings, connector: aiohttp.BaseConnector | None) -> None:
        """Make a client that is not connected yet.

        Args:
            app: Database, service and outbox, opened.
            settings: How fast people may press, and where the bot keeps its files.
            connector: The way to Discord, or None for the usual one.
        """
        # The bot has no voice; that its libraries are missing need not be said at every start.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            connector=connector,
        )
        self._settings = settings
        self._app = app
        self._renderer = Renderer()
        backend = Backend(app.service, self._renderer)
        self.router = Router(backend, app.ledger, app.outbox, Pace(settings.presses))
        self.outbox_worker = OutboxWorker(self, backend, app.outbox)
        self.tree = CommandTree(self)
        self.warm = asyncio.Event()
        self._chores: list[asyncio.Task[Any]] = []
        self._begun = False

    @override
    async def login(self, token: str) -> None:
        """Log in; from now on there is something to be closed."""
        self._begun = True
        await super().login(token)

    @override
    async def setup_hook(self) -> None:
        """Register commands and start to carry posts, before the first press can arrive."""
        self.tree.add_command(game_group())
        self.tree.add_command(privacy_group())
        for command in playing_commands():
            self.tree.add_command(command)
        await self.tree.set_translator(Interpreter())
        await register(self.tree, self._settings.data)
        self._chores = [asyncio.create_task(self.outbox_worker.run()), asyncio.create_task(self._pulse())]
        late = asyncio.create_task(answer_late(self, self._app.service, self._app.ledger))
        self._chores += [late, asyncio.create_task(self._warm_up())]

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and forms; commands find their own way."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            try:
                await self.router.press(interaction)
            except Exception as error:  # noqa: BLE001 - the person is told, whatever it was
                await answer_now(interaction, trouble(error, shown_words(interaction)))

    async def _warm_up(self) -> None:
        """Draw what will be wanted first, but not before the first press can arrive."""
        await self.wait_until_ready()
        if self._settings.warm_up:
            await warm_up(self._renderer)
        self.warm.set()
        await self._app.look_over()

    async def _pulse(self) -> None:
        """Look after what is due by itself, every half minute, and tidy every hour."""
        swept = tidied = -math.inf
        while True:
            now = clock.now()
            # A clock that was set, or a machine that wakes up, is noticed at the next look.
            if not 0 <= now - swept < BETWEEN:
                await _tried(self._app.service.sweep)
                swept = now
            if not 0 <= now - tidied < TIDY:
                await _tried(self._app.tidy)
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
        # A client of shards that has not begun to log in cannot be closed.
        if self._begun:
            await self.close()
        self._renderer.close()


async def _tried(work: Callable[[], Awaitable[None]]) -> None:
    """Try to do something; what goes wrong is logged, and tried again the next time."""
    try:
        await work()
    except Exception:  # noqa: BLE001 - the next round tries again
        _log.exception("not done", work=work.__name__)


class CommandTree(app_commands.CommandTree[Hatoba]):
    """The commands; what goes wrong in one is told in one sentence."""

    @override
    async def on_error(self, interaction: discord.Interaction[Hatoba], error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is not discord.InteractionType.autocomplete and not interaction.response.is_done():
            await answer_now(interaction, trouble(cause, shown_words(interaction)))
        else:
            _log.error("command", exc_info=cause)
