"""The local table: a Discord of our own on this machine, with the bot as its child."""

from __future__ import annotations

import asyncio
import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import SecretStr

from bot.core.settings import stop
from bot.local.schema import VARIABLE, lacks_package
from bot.local.serve import ADDRESS, PageSettings, serve
from bot.store.errors import NoFile
from bot.store.looking import file_of
from bot.store.restoring import TOGETHER

if TYPE_CHECKING:
    from bot.core.settings import Settings
    from bot.local.people import ControlClient

STATE = "world.sqlite3"
"""The file that keeps the world, in the folder of the local table."""

IN_A_FILE = "the local table keeps its database in one: leave HATOBA_DATABASE empty there"
"""What is said to whoever wants it kept elsewhere."""

PAGE_PORT = 8420
"""Port of the local table's page; if it is taken a free one serves."""


def at_local_table(settings: Settings, schema: Path | None, *, demo: bool = False, program: str = "bot") -> None:
    """Run a Discord of our own on this machine, with the bot as its child, until Ctrl-C.

    Args:
        schema: Discord's official schema, if it is at hand; requests are then held against it.
        demo: Whether a new world also gets a table of every game in mid-play.
        program: Module that runs as the bot.
    """
    if schema is not None and lacks_package():
        stop(f"{VARIABLE}: the package jsonschema-rs is missing; install requirements-dev.lock, or unset {VARIABLE}.")
    folder = folder_of(settings)
    command = (sys.executable, "-m", program, "--discord")
    try:
        database = file_of(settings.database, IN_A_FILE)
    except NoFile as error:
        stop(str(error))
    memory = [database.with_name(database.name + ending) for ending in TOGETHER]
    evening = partial(_play_evening, demo=demo) if demo or settings.first_table else None
    state = folder / STATE
    opened = partial(_tell_address, dealing=evening is not None and not state.exists())
    page = PageSettings(opened, PAGE_PORT, evening)
    asyncio.run(serve(folder, state=state, schema=schema, bot_command=command, memory=memory, page=page))


def at_running_table(settings: Settings) -> Settings:
    """The settings with which the bot runs at the local table; the same ones if that has never run."""
    file = settings.data / "table" / ADDRESS
    if settings.token is not None or not file.is_file():
        return settings
    told = json.loads(file.read_text(encoding="utf-8"))
    here = {
        "token": SecretStr(told["token"]),
        "loopback": told["url"].removeprefix("https://"),
        "loopback_ca": Path(told["ca"]),
        "clock_file": file.with_name("clock"),
    }
    return settings.model_copy(update=here)


def folder_of(settings: Settings) -> Path:
    """The folder of the local table, made if it is not there."""
    folder = settings.data / "table"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        stop(f"HATOBA_DATA: {folder} cannot be made ({error.strerror}).")
    return folder


async def _play_evening(control: ControlClient, *, demo: bool) -> None:
    """Play the first tables of a new world."""
    # Imported late: people who play need all games, and a world that has been there before needs no such people.
    from bot.local.first_evening import demo_evening, first_evening  # noqa: PLC0415

    await (demo_evening if demo else first_evening)(control)


def _tell_address(address: str, *, dealing: bool) -> None:
    beside = "The bot runs beside it, and a first table is being dealt." if dealing else "The bot runs beside it."
    sys.stdout.write(
        f"Local table: no Discord is needed. Open this in a browser on this machine:\n\n    {address}\n\n"
        f"{beside} Ctrl-C stops both.\n"
    )
    sys.stdout.flush()
