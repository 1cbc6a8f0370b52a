"""The client: takes presses and commands to the router, and says what went wrong in one sentence."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
import structlog
from discord import app_commands
from typing_extensions import override

from bot.discord.call import shown_words
from bot.discord.commands import Interpreter, built
from bot.discord.registering import register
from bot.discord.reply import answer_now
from bot.discord.requests import watched
from bot.discord.router import RoutedClient
from bot.discord.trouble import trouble

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import aiohttp

    from bot.discord.routes import Command
    from bot.store.owner import Lease

_log = structlog.get_logger()


class Client(RoutedClient):
    """The bot's end of the line to Discord."""

    def __init__(self, connector: aiohttp.BaseConnector | None, lease: Lease | None = None) -> None:
        """Make a client that is not connected yet.

        Args:
            connector: The way to Discord, or None for the usual one.
            lease: How long it may send anything; None: for good.
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
            http_trace=watched(lease),
        )
        self.tree = CommandTree(self)
        self._begun = False

    @override
    async def login(self, token: str) -> None:
        """Log in; from now on there is something to be closed."""
        self._begun = True
        await super().login(token)

    async def register(self, commands: Sequence[Command], folder: Path) -> None:
        """Tell Discord of the commands, unless it knows them.

        Args:
            folder: Where it is noted what Discord was told.
        """
        await self.lay_out(commands)
        await register(self.tree, folder)

    async def lay_out(self, commands: Sequence[Command]) -> None:
        """Make the commands, of which Discord is not told yet."""
        for command in built(commands):
            self.tree.add_command(command)
        await self.tree.set_translator(Interpreter())

    async def hear_no_more(self) -> None:
        """Let nothing more come from Discord; answers still go there."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))

    async def leave(self) -> None:
        """Leave Discord; a client of shards that has not begun to log in cannot be closed."""
        if self._begun:
            await self.close()


class CommandTree(app_commands.CommandTree[Client]):
    """The commands; what goes wrong in one is told in one sentence."""

    @override
    async def on_error(self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is not discord.InteractionType.autocomplete and not interaction.response.is_done():
            await answer_now(interaction, trouble(cause, shown_words(interaction)))
        else:
            _log.error("command", exc_info=cause)
