"""A house at a PostgreSQL server with several processes of the bot, real ones, each with a line of its own to Discord.

async with shared_house(tmp_path, lease=3) as house:
    first = await house.begun("first")          # a process, started as an operator starts it
    await house.owned_by(first)                 # until the server says so; returns when that was
    second = await house.begun("second")
    first.freeze()                              # SIGSTOP; thaw, kill and stop likewise
    first.line.hold()                           # nothing from or to Discord passes; let_go, cut
    house.here                                  # as tests with one process know it: people, record, rows
    house.requests(first, since)                # what Discord was asked for by this process since a moment
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from bot.local.running import LocalDiscord
from bot.local.schema import named_schema
from bot.store.database_address import Postgres
from bot.store.postgres.connecting import connected
from bot.store.postgres.ownership import owner_now
from tests.bot.postgres_server import drop, name_of, new_database, socket
from tests.end_to_end.deployment import PLAIN, ROOT, START, Deployment
from tests.end_to_end.line import Line, line_to
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.store.owner import Owner

LOOK = 0.02
"""Seconds between two looks who owns the house."""


@dataclass(slots=True)
class Process:
    """A process of the bot.

    Attributes:
        name: What the test calls it.
        process: The process.
        line: Its line to Discord.
        database: Its line to the database.
        said: The file with what it wrote where an operator would see it.
    """

    name: str
    process: asyncio.subprocess.Process
    line: Line
    database: Line
    said: Path

    def freeze(self) -> None:
        """Let it stand still."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)

    async def kill(self) -> None:
        """End it without a word."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> int:
        """Ask it to finish, and wait until it has; its exit code."""
        self.process.terminate()
        return await self.ended()

    async def ended(self) -> int:
        """Wait until it has ended; its exit code."""
        return await asyncio.wait_for(self.process.wait(), GENEROUS)


@dataclass(slots=True)
class SharedHouse:
    """The processes, their Discord and their server.

    Attributes:
        here: All of it as tests with one process know it.
        world: The Discord.
        address: The database.
        lease: Seconds for which an owner may not be heard of.
        command: What starts a process.
        within: What lasts as long as the house.
        settings: Settings of all processes.
        processes: All that were ever begun.
    """

    here: Deployment
    world: LocalDiscord
    address: Postgres
    lease: int
    command: Sequence[str]
    within: AsyncExitStack
    settings: dict[str, str]
    processes: list[Process] = field(default_factory=list)

    async def begun(self, name: str, code: Path = ROOT) -> Process:
        """Start a process, in a folder of its own; it owns the house, or stands by.

        Args:
            code: Where the bot's own code is: of this version, or of another.
        """
        folder = self.here.folder / f"{name}-{len(self.processes)}"
        folder.mkdir()
        line = await self.within.enter_async_context(line_to(self.world.address))
        database = await self.within.enter_async_context(line_to(str(socket())))
        address = urlsplit(self.address.url.get_secret_value())
        environment = {name: value for name, value in os.environ.items() if not name.startswith("HATOBA_")}
        environment |= {"DISCORD_TOKEN": self.world.token, "PYTHONPATH": str(code)} | {
            f"HATOBA_{key}": value
            for key, value in {
                "DATA": str(folder),
                "DATABASE": f"postgresql://{address.username}@{database.address}{address.path}",
                "LEASE": str(self.lease),
                "LOOPBACK": line.address,
                "LOOPBACK_CA": str(self.world.ca_file),
                "CLOCK_FILE": str(self.world.clock_file),
                # All write to the one file that is held against what a bot may log.
                "LOG_FILE": str(self.here.folder / "bot.log"),
                **self.settings,
            }.items()
        }
        said = folder / "output.txt"
        with said.open("wb") as output:
            process = await asyncio.create_subprocess_exec(
                *self.command, "--discord", cwd=folder, env=environment, stdout=output, stderr=output
            )
        self.processes.append(Process(name, process, line, database, said))
        return self.processes[-1]

    def owner(self) -> Owner | None:
        """Who owns the house at this moment."""
        with closing(connected(self.address)) as connection:
            return owner_now(connection)[0]

    async def owned_by(self, process: Process, seconds: float = START) -> float:
        """Wait until a process owns the house; when that was seen, by `time.monotonic`."""
        mine = f", process {process.process.pid}"
        until = time.monotonic() + seconds
        with closing(connected(self.address)) as connection:
            while time.monotonic() < until:
                owner, _ = owner_now(connection)
                if owner is not None and owner.name.endswith(mine):
                    return time.monotonic()
                await asyncio.sleep(LOOK)
        raise AssertionError(f"{process.name} does not own the house: {process.said.read_text(encoding='utf-8')}")

    async def stands_by(self, process: Process) -> None:
        """Wait until a process says that it stands by."""
        until = time.monotonic() + START
        while time.monotonic() < until:
            if "standing by" in process.said.read_text(encoding="utf-8"):
                return
            await asyncio.sleep(LOOK)
        raise AssertionError(f"{process.name} does not stand by: {process.said.read_text(encoding='utf-8')}")

    def end_sessions(self) -> None:
        """End all sessions of the house, as a server does that stops."""
        with closing(connected(self.address)) as connection:
            # Whoever stands by connected last: it hears of this no later than the owner.
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                "AND datname = current_database() ORDER BY backend_start DESC) AS all_of_them"
            )

    async def listens(self, came: int) -> float:
        """Wait until some process has come to Discord once more than before; when that was seen."""
        await self.here.reborn(came)
        return time.monotonic()

    async def requests(self, process: Process, since: float) -> list[dict[str, Any]]:
        """What Discord was asked for by a process since a moment of Discord's clock."""
        lines = await self.here.record()
        ours = process.line.ports
        return [line for line in lines if line["kind"] == "request" and line["at"] > since and line["port"] in ours]

    def now(self) -> float:
        """The moment by Discord's clock."""
        return float(self.world.fake.clock.now())


@asynccontextmanager
async def shared_house(
    folder: Path, lease: int, command: Sequence[str] = PLAIN, **settings: str
) -> AsyncIterator[SharedHouse]:
    """A house in a new database, as long as the block lasts; no process is started yet.

    Args:
        lease: Seconds for which an owner may not be heard of.
        command: What starts a process.
        settings: Settings of all processes, by the names of their environment without ``HATOBA_``.
    """
    settings = {"LOG_FORM": "json", "WARM_UP": "no", "EMOJIS": "no", "PRESSES": "10000", **settings}
    name = name_of(folder)
    address = new_database(name)
    async with LocalDiscord.running(schema=named_schema()) as world, AsyncExitStack() as within:
        await world.control.ask("be_patient", seconds=GENEROUS)
        # No process of the bot is a child of this Discord.
        here = Deployment(world.control, None, folder, address)
        house = SharedHouse(here, world, address, lease, command, within, settings)
        try:
            yield house
        finally:
            house.here.close()
            for each in house.processes:
                if each.process.returncode is None:
                    each.thaw()
                    await each.kill()
    drop(name)
