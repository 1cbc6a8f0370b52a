"""The local Discord as a process of its own, with the bot as its child."""

import asyncio
import json
import os
import signal
from collections.abc import Sequence
from pathlib import Path

from bot.local.hub import TOKEN, Hub
from bot.local.keeper import Keeper
from bot.local.server import open_server


async def serve(
    folder: Path,
    *,
    port: int = 0,
    state: Path | None = None,
    schema: Path | None = None,
    bot_command: Sequence[str] | None = None,
) -> None:
    """Run the local Discord, and the bot as its child, until SIGTERM or SIGINT.

    Writes `address.json` (url, secret, ca, token, readable by its owner alone) and `ca.pem` into the folder. The bot
    finds DISCORD_TOKEN, HATOBA_LOOPBACK (`127.0.0.1:port`) and HATOBA_LOOPBACK_CA in its environment.

    Args:
        folder: where these two files go.
        port: the port on 127.0.0.1; 0 takes a free one.
        state: file that keeps the world; None keeps it in memory.
        schema: Discord's official schema; without it the file that HATOBA_SCHEMA names.
        bot_command: the bot's program and arguments; None starts no bot.
    """
    ca_file = _prepare(folder)
    hub = Hub.open(state, schema)
    async with open_server(hub, ca_file, port) as taken:
        address = f"127.0.0.1:{taken}"
        _write_address(folder / "address.json", hub, address, ca_file)
        async with asyncio.TaskGroup() as group:
            stopping = _stop_on_signal()
            keeping: asyncio.Task[None] | None = None
            if bot_command is not None:
                environment = {
                    "DISCORD_TOKEN": TOKEN,
                    "HATOBA_LOOPBACK": address,
                    "HATOBA_LOOPBACK_CA": str(ca_file),
                }
                hub.keeper = Keeper(bot_command, environment)
                keeping = group.create_task(hub.keeper.keep())
            await stopping.wait()
            if keeping is not None:
                keeping.cancel()


def _prepare(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "ca.pem"


def _stop_on_signal() -> asyncio.Event:
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    return stopping


def _write_address(path: Path, hub: Hub, address: str, ca_file: Path) -> None:
    body = {"url": f"https://{address}", "secret": hub.secret, "ca": str(ca_file), "token": TOKEN}
    path.unlink(missing_ok=True)
    # created for its owner alone from the first byte on
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        json.dump(body, file)
