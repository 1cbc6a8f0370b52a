"""Running the bot: at Discord, or at a local table with a Discord of our own."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
from typing import TYPE_CHECKING

import discord
import structlog

from bot.front.client import Hatoba
from bot.local.first_evening import demo_evening, first_evening
from bot.local.serve import PageWish, serve
from bot.logs import set_up
from bot.play.wharf import open_wharf
from bot.settings import stop
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from pathlib import Path

    from bot.settings import Settings

_log = structlog.get_logger()
SELDOM = (10_000, 20, 50)
"""When what is left over is collected; a walk through everything then comes once in many thousand presses."""

PAGE_PORT = 8420
"""Port of the local table's page; if it is taken a free one serves."""


async def run_bot(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT, then leave in good order.

    Raises:
        StoreError: The database cannot be used.
        discord.LoginFailure: Discord does not know the token.
    """
    assert settings.token is not None
    async with open_wharf(settings) as wharf:
        client = Hatoba(wharf, settings)
        stopping = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
        running = asyncio.create_task(client.start(settings.token.get_secret_value()))
        waiting = asyncio.create_task(stopping.wait())
        settling = asyncio.create_task(_settle(client))
        await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        await client.drain()
        waiting.cancel()
        settling.cancel()
        if running.done():
            running.result()
        else:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running


async def _settle(client: Hatoba) -> None:
    """Once all is drawn, let no collection walk through what stays for good: it would stop everybody's presses."""
    await client.warm.wait()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def at_discord(settings: Settings) -> None:
    """Run the bot at Discord; what is wrong with it is said in one sentence."""
    set_up(settings)
    try:
        asyncio.run(run_bot(settings))
    except StoreError as error:
        stop(str(error))
    except discord.LoginFailure:
        stop("DISCORD_TOKEN is not known to Discord; copy it again from Discord's developer portal.")
    except discord.PrivilegedIntentsRequired:
        stop("Discord wants privileged intents for this bot; it needs none, so switch them off in the portal.")


def at_local_table(settings: Settings, schema: Path | None, *, demo: bool = False) -> None:
    """Run a Discord of our own on this machine, with the bot as its child, until Ctrl-C.

    Args:
        settings: Where things are kept.
        schema: Discord's official schema, if it is at hand; requests are then held against it.
        demo: Whether a new world also gets a table of every game in mid-play.
    """
    folder = settings.data / "table"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    command = (sys.executable, "-m", "bot", "--discord")
    memory = [settings.database.with_name(settings.database.name + ending) for ending in ("", "-wal", "-shm")]
    first = first_evening if settings.first_table else None
    page = PageWish(_tell_address, PAGE_PORT, demo_evening if demo else first)
    state = folder / "world.sqlite3"
    asyncio.run(serve(folder, state=state, schema=schema, bot_command=command, memory=memory, page=page))


def _tell_address(address: str) -> None:
    sys.stdout.write(
        f"Local table: no Discord is needed. Open this in a browser on this machine:\n\n    {address}\n\n"
        "The bot runs beside it; in a new world a first table is being dealt. Ctrl-C stops both.\n"
    )
    sys.stdout.flush()
