"""The local Discord as a process of its own, with the bot as its child."""

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from bot.local.fake_discord import FakeDiscord
from bot.local.page.site import open_page
from bot.local.people import ControlClient
from bot.local.server import open_server
from bot.local.supervisor import Supervisor
from rules.core.frozen import frozen

ADDRESS = "address.json"
"""The file that says where it runs, and with which token."""

_SECRET = 32
"""Least length of a secret that is taken over from the last run."""


@frozen
class PageSettings:
    """How the page is served.

    Attributes:
        opened: called with its address, key included, once it can be opened.
        port: the port on 127.0.0.1; if it is taken a free one serves.
        evening: plays the first tables of a new world; None leaves it empty.
    """

    opened: Callable[[str], None]
    port: int = 0
    evening: Callable[[ControlClient], Awaitable[None]] | None = None


async def serve(
    folder: Path,
    *,
    port: int = 0,
    state: Path | None = None,
    schema: Path | None = None,
    bot_command: Sequence[str] | None = None,
    memory: Sequence[Path] = (),
    page: PageSettings | None = None,
) -> None:
    """Run the local Discord, and the bot as its child, until SIGTERM or SIGINT.

    Writes `address.json` (url, secret, ca, token, readable by its owner alone), `ca.pem` and `clock` into the folder.
    The bot finds DISCORD_TOKEN, HATOBA_LOOPBACK (`127.0.0.1:port`), HATOBA_LOOPBACK_CA and HATOBA_CLOCK_FILE in its
    environment.

    Args:
        port: the port on 127.0.0.1; 0 takes a free one.
        state: file that keeps the world; None keeps it in memory.
        schema: Discord's official schema; without it the file that HATOBA_SCHEMA names.
        bot_command: the bot's program and arguments; None starts no bot.
        memory: the bot's own files, which go when someone begins anew.
        page: how the page for people is served; None serves none.
    """
    ca_file = _prepare(folder)
    fake = FakeDiscord.open(state, schema)
    fake.clock.share(folder / "clock")
    fake.secret = _former_secret(folder / ADDRESS) or fake.secret
    async with open_server(fake, ca_file, port) as taken:
        address = f"127.0.0.1:{taken}"
        _write_address(folder / ADDRESS, fake, address, ca_file)
        async with asyncio.TaskGroup() as group:
            stopping = _stop_on_signal()
            keeping: asyncio.Task[None] | None = None
            if bot_command is not None:
                environment = {
                    "DISCORD_TOKEN": fake.token,
                    "HATOBA_LOOPBACK": address,
                    "HATOBA_LOOPBACK_CA": str(ca_file),
                    "HATOBA_CLOCK_FILE": str(folder / "clock"),
                }
                fake.supervisor = Supervisor(bot_command, environment, memory)
                keeping = group.create_task(fake.supervisor.keep())
            hosting = None if page is None else group.create_task(_host(fake, page, f"https://{address}", ca_file))
            await stopping.wait()
            for task in (hosting, keeping):
                if task is not None:
                    task.cancel()


async def _host(fake: FakeDiscord, page: PageSettings, url: str, ca_file: Path) -> None:
    """Serve the page, and play the first evening in every new world."""
    async with open_page(fake, page.port) as address:
        page.opened(address)
        while True:
            async with asyncio.TaskGroup() as group:
                # A world that is forgotten takes the tables with it that are still being laid in it.
                laying = group.create_task(_lay_tables(fake, page, url, ca_file))
                await fake.anew.wait()
                laying.cancel()
            fake.anew.clear()


async def _lay_tables(fake: FakeDiscord, page: PageSettings, url: str, ca_file: Path) -> None:
    """Play the first evening if nothing was ever said in this world."""
    if page.evening is None or fake.world.messages:
        return
    fake.laying = True
    try:
        async with ControlClient.connect(url, fake.secret, ca_file) as control:
            await page.evening(control)
    finally:
        fake.laying = False
        fake.record.stir()


def _former_secret(path: Path) -> str | None:
    """Return the secret of the last run, so that an open page finds back after a restart."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))["secret"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return kept if isinstance(kept, str) and len(kept) >= _SECRET else None


def _prepare(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "ca.pem"


def _stop_on_signal() -> asyncio.Event:
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    return stopping


def _write_address(path: Path, fake: FakeDiscord, address: str, ca_file: Path) -> None:
    body = {"url": f"https://{address}", "secret": fake.secret, "ca": str(ca_file), "token": fake.token}
    path.unlink(missing_ok=True)
    # created for its owner alone from the first byte on
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        json.dump(body, file)
