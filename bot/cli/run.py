"""Running the bot at Discord, from its start until it leaves in good order."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import os
import signal
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
import structlog

from bot.cli.app import app_of
from bot.cli.hatoba import Hatoba
from bot.core.clock import CLOCK
from bot.core.logs import set_up
from bot.core.settings import NOT_NOW, BadSettings, stop
from bot.store.errors import StoreError, Unready
from bot.store.standing_by import opened
from render.core.kept import SHELF

if TYPE_CHECKING:
    from bot.core.settings import Settings

_log = structlog.get_logger()

SELDOM = (10_000, 20, 50)
"""When what is left over is collected; a walk through everything then comes once in many thousand presses."""


TURNS: Final = 0.0005
"""Seconds after which a thread that works lets another one go on that waits; Python's own 5 ms are too long.

A press asks the database and waits for Discord many times, and goes on each time behind whatever is being drawn.
"""

MOST_STORES, STORES = -8, 2
"""Number of that setting in the GNU C library (M_ARENA_MAX), where a store is an arena; else there are eight a core."""

AT_TIMES = 10.0
"""Seconds until what lies about is given back once more, in 3 ms; thirty tables leave a quarter of all in a minute."""

WARM = "warmed up"
"""What the log says once all is drawn and what that took is given back."""


async def run_bot(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT, then leave in good order; before, wait until the house is this process's.

    Raises:
        StoreError: The database cannot be used.
        BadSettings: No one can listen at the address for figures.
        discord.LoginFailure: Discord does not know the token.
    """
    assert settings.token is not None
    CLOCK.file = settings.clock_file
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    async with contextlib.AsyncExitStack() as within:
        watched = None
        if settings.metrics is not None:
            # Loaded late: it brings a web server.
            from bot.cli.metrics import Watched, serving  # noqa: PLC0415

            watched = Watched()
            await within.enter_async_context(serving(settings.metrics, watched))
        standing_by = None if watched is None else watched.stands_by
        database = await opened(settings.database, settings.lease, standing_by, stopping)
        if database is not None:
            app = await within.enter_async_context(app_of(settings, database))
            client = Hatoba(app, settings, connector(settings))
            if watched is not None:
                watched.runs(client, app.acting, database.lease)
            if database.lease is not None:
                database.lease.when_lost(end_as_killed)
            await _run(client, settings.token.get_secret_value(), stopping)


async def _run(client: Hatoba, token: str, stopping: asyncio.Event) -> None:
    """Run the bot until it is told to stop, or Discord does not let it in, then leave in good order."""
    running = asyncio.create_task(client.start(token))
    waiting = asyncio.create_task(stopping.wait())
    chores = [asyncio.create_task(_settle(client)), asyncio.create_task(_give_back_at_times(client))]
    await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
    await client.drain()
    _log.info("drawings kept", **asdict(SHELF.figures))
    waiting.cancel()
    for chore in chores:
        chore.cancel()
    if running.done():
        running.result()
    else:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


def end_as_killed() -> None:
    """End at once, in whatever thread, with one sentence: another process owns the house.

    Nothing in memory is worth anything any more, and nothing may be said or finished. Of all ways to end this is the
    one that every kill has tried. Its service begins the process anew, and it stands by.
    """
    sys.stderr.write("Another process owns the house; this one ends, and stands by once it is begun anew.\n")
    sys.stderr.flush()
    os._exit(NOT_NOW)


def connector(settings: Settings) -> aiohttp.BaseConnector | None:
    """The way to the Discord of our own, where the settings name one; else None, for the usual one."""
    if settings.loopback is None or settings.loopback_ca is None:
        return None
    # At Discord nothing of the local table is needed, nor loaded.
    from bot.local.connector import loopback_connector  # noqa: PLC0415

    return loopback_connector(settings.loopback, settings.loopback_ca)


async def _settle(client: Hatoba) -> None:
    """Once all is drawn, let go of what that took."""
    await client.warm.wait()
    collect_seldom()
    give_back()
    _log.info(WARM, **asdict(SHELF.figures))


def collect_seldom() -> None:
    """Let no collection walk through what stays for good: it would stop everyone's presses."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def _give_back_at_times(client: Hatoba) -> None:
    """Once all is drawn, give back what canvases have left lying about, again and again."""
    await client.warm.wait()
    while True:
        await asyncio.sleep(AT_TIMES)
        give_back()


def take_turns() -> None:
    """Let threads take turns so quickly that no press waits long for a picture; what all of them do takes no longer."""
    sys.setswitchinterval(TURNS)


def share_memory() -> None:
    """Let all threads take their memory from the same few stores, so that one uses what another has freed."""
    choose = getattr(ctypes.CDLL(None), "mallopt", None)
    if choose is not None:
        choose(MOST_STORES, STORES)


def give_back() -> None:
    """Give back to the system what freed canvases have left lying about; a C library that cannot keeps it."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def at_discord(settings: Settings) -> None:
    """Run the bot at Discord; what is wrong with it is said in one sentence."""
    try:
        set_up(settings)
    except OSError as error:
        stop(f"HATOBA_LOG_FILE: {settings.log_file} cannot be written ({error.strerror}).")
    share_memory()
    take_turns()
    try:
        asyncio.run(run_bot(settings))
    except Unready as error:
        stop(str(error), NOT_NOW)
    except (StoreError, BadSettings) as error:
        stop(str(error))
    except discord.LoginFailure:
        stop("DISCORD_TOKEN is not known to Discord; copy it again from Discord's developer portal.")
    except discord.PrivilegedIntentsRequired:
        stop("Discord wants privileged intents for this bot; it needs none, so switch them off in the portal.")
    except (aiohttp.ClientError, TimeoutError) as error:
        stop(f"Discord cannot be reached ({error}); look to the network, then start the bot again.", NOT_NOW)
    except (discord.HTTPException, discord.GatewayNotFound) as error:
        stop(f"Discord does not let the bot in now ({error}); start it again later.", NOT_NOW)
