"""An evening: tables at a local Discord, played through the real client, for what takes the whole way of a press."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from collections import defaultdict
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import bot
from bot.cli.run import WARM
from bot.core.clock import at_most
from bot.core.settings import PREFIX, TOKEN
from bot.core.threads import DATABASE, DRAWING
from bot.local.people import ControlClient
from bot.local.playing import Pace, Table, with_everything
from bot.local.problems import Json
from bot.local.waiting import wait_for
from rules.core.frozen import frozen
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.local.playing import Wait

NAMES = ("Mika", "Hana", "Tomas", "Ise")

_START = 60.0
"""Seconds within which the bot must listen."""
_WARMING = 120.0
"""Seconds within which it must have drawn at leisure what it keeps."""
_PATIENCE = 30.0
"""Seconds within which all must be posted and answered."""
_LOOK = 1.0
"""Seconds after which a channel is looked at even if nothing was written there."""
_UNHURRIED = {"HATOBA_PRESSES": "10000", "HATOBA_FIRST_TABLE": "no"}
"""No one is told to press more slowly, and no one plays at a table that is not measured."""

_UNDER_WAY = """
    SELECT (SELECT count(*) FROM outbox WHERE closed IS NULL)
         + (SELECT count(*) FROM interactions WHERE token IS NOT NULL AND answered IS NULL)
"""
_MOVES = "SELECT count(DISTINCT interaction) FROM entries"


@dataclass(slots=True)
class Watch:
    """The record of the local Discord as it is written, read once for all tables.

    Attributes:
        lines: What was written so far.
    """

    lines: list[Json] = field(default_factory=list[Json])
    _stirs: defaultdict[str, asyncio.Event] = field(default_factory=lambda: defaultdict(asyncio.Event))

    async def read(self, control: ControlClient) -> None:
        """Read on for as long as anything is written."""
        async for line in control.feed():
            self.lines.append(line)
            if line["kind"] in ("created", "edited"):
                self._stirs[line["channel"]].set()

    async def stir(self, channel: str) -> None:
        """Wait until something was written in a channel since the last call."""
        stirred = self._stirs[channel]
        await at_most(_LOOK, stirred)
        stirred.clear()


@frozen
class Evening:
    """A local Discord with the bot, each in a process of its own.

    Attributes:
        control: The control side of the local Discord.
        watch: Its record.
    """

    control: ControlClient
    watch: Watch
    _database: sqlite3.Connection
    _bot: int
    _rig: int

    async def lay(self, game: str, number: int, ready: Wait) -> Table:
        """Deal a table in a channel of its own, with all modules; tables of each number of people take turns.

        No one plays alone: who does is asked again in the same moment, plays a whole match in one turn, and no one
        else waits for its posts.

        Args:
            number: Which of the tables, from 0.
            ready: Waited for before each press.
        """
        channel = str((await self.control.ask("add_channel", name=f"bench-{number}"))["id"])
        least, most = max(2, GAMES[game].seats[0]), GAMES[game].seats[1]
        names = [f"{name}{number}" for name in NAMES[: least + number % (most - least + 1)]]
        for name in names:
            await self.control.ask("add_persona", name=name)
        pace = Pace(spell=0.0, ready=ready, news=partial(self.watch.stir, channel))
        table = Table(self.control, channel, names, Random(number), pace)  # noqa: S311 - any presses will do
        await table.deal(game, with_everything(game, table.seats))
        return table

    async def quiet(self) -> None:
        """Wait until the bot has posted and answered all that it was asked for.

        Raises:
            TimeoutError: It does not come to an end.
        """

        async def is_quiet() -> bool:
            return self._count(_UNDER_WAY) == 0

        await wait_for(is_quiet, _PATIENCE)

    def moves(self) -> int:
        """Presses so far that have changed a match."""
        return self._count(_MOVES)

    def cpu_ms(self) -> dict[str, float]:
        """Milliseconds of processor so far: of the bot, of its threads, of the process that thinks, of the rig."""
        threads = dict.fromkeys(("main", DATABASE, DRAWING, "others"), 0.0)
        for task in Path(f"/proc/{self._bot}/task").glob("*"):
            name = "main" if task.name == str(self._bot) else (task / "comm").read_text().strip()
            threads[name if name in threads else "others"] += cpu_of(task / "stat")
        thinking = sum(cpu_of(child / "stat") for child in self._processes()[1:])
        # Threads that have ended count for the process alone.
        whole, rig = cpu_of(Path(f"/proc/{self._bot}/stat")), cpu_of(Path(f"/proc/{self._rig}/stat"))
        return {"bot": whole, **threads, "thinking": thinking, "rig": rig}

    def rss_mib(self) -> float:
        """Memory that the bot takes up now with the process that thinks, in MiB; 0 where the system does not tell."""
        told = [one / "status" for one in self._processes()]
        lines = [line for one in told if one.exists() for line in one.read_text().splitlines()]
        return round(sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024, 1)

    def _processes(self) -> list[Path]:
        """The bot's own process, and those that it has begun."""
        own = Path(f"/proc/{self._bot}")
        begun = [number for task in own.glob("task/*/children") for number in task.read_text().split()]
        return [own, *(Path(f"/proc/{number}") for number in begun)]

    def _count(self, query: str) -> int:
        return int(self._database.execute(query).fetchone()[0])


def cpu_of(stat: Path) -> float:
    """Milliseconds of processor that a process or a thread has taken, without its children; 0 where no one tells."""
    if not stat.exists():
        return 0.0
    # The name in brackets may hold anything; behind it the times are the twelfth and the thirteenth.
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return 1e3 * (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    """Open a local Discord with the bot.

    Args:
        folder: Where all is kept; an empty one.
    """
    silent = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=folder, env=_surroundings(folder), stdout=silent, stderr=silent
    )
    try:
        async with ControlClient.connect(*await address_of(folder)) as control:
            await control.bot_connected(_START)
            await wait_for(partial(_is_warm, folder), _WARMING)
            watch = Watch()
            reading = asyncio.create_task(watch.read(control))
            try:
                with closing(sqlite3.connect(f"file:{folder}/hatoba.sqlite3?mode=ro", uri=True)) as database:
                    yield Evening(control, watch, database, await _process(folder), process.pid)
            finally:
                reading.cancel()
    finally:
        process.terminate()
        await process.wait()


def _surroundings(folder: Path) -> dict[str, str]:
    """The environment without the operator's own settings, whose token and database are none of the benchmark's."""
    kept = {key: value for key, value in os.environ.items() if key != TOKEN and not key.startswith(PREFIX)}
    places = {"DATA": folder, "LOG_FILE": _log(folder)}
    ours = {PREFIX + name: str(place) for name, place in places.items()}
    return kept | _UNHURRIED | ours | {"PYTHONPATH": str(Path(bot.__file__).parents[1])}


def _log(folder: Path) -> Path:
    return folder / "bot.log"


async def _is_warm(folder: Path) -> bool:
    """Whether the bot has drawn at leisure what it keeps; the first pictures after a start are another figure."""
    return WARM in await asyncio.to_thread(_log(folder).read_text, encoding="utf-8")


async def _process(folder: Path) -> int:
    """Number of the bot's process, which stands in the lock of its database."""
    return int(await asyncio.to_thread((folder / "hatoba.sqlite3.lock").read_text))


async def address_of(folder: Path) -> tuple[str, str, Path]:
    """Address, key and certificate of the local Discord that keeps its things in a folder, once it is there."""
    file = folder / "table" / "address.json"

    async def there() -> bool:
        return file.is_file() and file.stat().st_size > 0

    await wait_for(there, _START)
    found = json.loads(await asyncio.to_thread(file.read_text, encoding="utf-8"))
    return found["url"], found["secret"], file.parent / "ca.pem"
