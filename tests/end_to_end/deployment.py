"""The bot as it really runs: its own process, beside the process of a Discord of our own."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.bench.evening import address_of
from bot.local.people import ControlClient
from bot.local.waiting import wait_for
from bot.store.backup import read_only
from bot.store.connection import Connection
from bot.store.database_address import Where, where
from bot.store.engine import FAULTS
from bot.store.file_connection import connected as connected_to
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence

    from bot.local.people import Person

ROOT = Path(__file__).parents[2]
START = 2 * GENEROUS
"""Seconds within which the bot must listen again; it takes about one."""

QUIET = 3 * GENEROUS
"""Seconds within which everything must be posted and answered: between two tries of one row the bot may wait for half a
minute, and one that has just been killed begins with rows that may have been posted, each of which it looks for."""


def beside(house: Where) -> Connection:
    """A connection to a bot's database beside its own, which only reads."""
    if isinstance(house, Path):
        return read_only(house)
    # Imported only then: most do without.
    from bot.store.postgres.connecting import connected  # noqa: PLC0415

    return connected(house)


def setting_of(house: Where) -> str:
    """A house as `HATOBA_DATABASE` names it."""
    return str(house) if isinstance(house, Path) else house.url.get_secret_value()


@contextmanager
def taken_hold_of(house: Where) -> Iterator[Connection]:
    """A connection to a bot's database that writes, as another program would: meanwhile the bot keeps no press."""
    if isinstance(house, Path):
        with closing(connected_to(house)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        return
    with closing(beside(house)) as connection:
        connection.execute("BEGIN")
        connection.execute("LOCK TABLE interactions IN EXCLUSIVE MODE")
        yield connection
        connection.execute("COMMIT")


@dataclass(slots=True)
class Deployment:
    """The two processes, the record of the one and the database of the other.

    Attributes:
        control: The people.
        process: The local Discord, whose child is the bot; None where it runs in the process of the test.
        folder: Where everything is kept.
        house: The database of the bot.
        lines: The record, as far as it was read.
    """

    control: ControlClient
    process: asyncio.subprocess.Process | None
    folder: Path
    house: Where
    lines: list[dict[str, Any]] = field(default_factory=list)
    _reading: Connection | None = None

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a command for this house."""
        return {**os.environ, "HATOBA_DATA": str(self.folder), "HATOBA_DATABASE": setting_of(self.house)}

    def person(self, name: str) -> Person:
        """One of the people."""
        return self.control.person(name)

    async def record(self) -> list[dict[str, Any]]:
        """The whole record."""
        known = len(self.lines)
        # Whoever asks at the same time hears the same lines; they are kept once.
        self.lines[known:] = await self.control.record(after=known)
        return self.lines

    async def came(self) -> int:
        """How often the bot has come to the gateway."""
        return sum(line["kind"] == "connection" and line["step"] == "ready" for line in await self.record())

    def reading(self) -> Connection:
        """A connection that reads the bot's database, kept: opening one takes a hundred times as long as a question.

        One that a server has ended, or that the server ended with, is opened anew.
        """
        if self._reading is not None:
            try:
                self._reading.execute("SELECT 1").fetchall()
            except FAULTS:
                self.close()
        if self._reading is None:
            self._reading = beside(self.house)
        return self._reading

    def close(self) -> None:
        """Read no more for now: before the file is put away for another one, and at the end."""
        if self._reading is not None:
            self._reading.close()
            self._reading = None

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the bot's database."""
        try:
            found = self.reading().execute(query, values)
        except FAULTS:
            # A server that ends all sessions may have ended this one a moment after it was looked at.
            self.close()
            found = self.reading().execute(query, values)
        return [tuple(row) for row in found.fetchall()]

    def number(self, query: str, *values: object) -> int:
        """The one number that a query asks for."""
        return int(self.rows(query, *values)[0][0])

    async def until(self, query: str, *values: object, seconds: float = QUIET) -> None:
        """Wait until a query that counts counts nothing."""

        async def none() -> bool:
            return self.number(query, *values) == 0

        await wait_for(none, seconds)

    async def quiet(self) -> None:
        """Wait until everything is posted."""
        await self.until("SELECT count(*) FROM outbox WHERE closed IS NULL")

    async def posted(self, match: str) -> None:
        """Wait until everything of a match is posted, whatever is still to come at other tables."""
        await self.until("SELECT count(*) FROM outbox WHERE closed IS NULL AND match = ?", match)

    async def well(self) -> None:
        """Wait until the bot listens and has posted and answered all that it had taken on."""
        await self.control.bot_connected(START)
        await self.quiet()
        await self.until("SELECT count(*) FROM interactions WHERE token IS NOT NULL AND answered IS NULL")

    async def reborn(self, before: int) -> None:
        """Wait until the bot has come once more than before."""

        async def again() -> bool:
            return await self.came() > before

        await wait_for(again, START)
        await self.well()

    def complaints(self) -> list[str]:
        """What the bot logged as wrong."""
        text = (self.folder / "bot.log").read_text(encoding="utf-8")
        # Lines are sorted JSON; one that a kill cut short is none.
        return [line for line in text.splitlines() if '"exception": ' in line or _BAD.search(line)]

    async def ids(self) -> dict[str, int]:
        """Ids of all people by name."""
        return {each["name"]: int(each["id"]) for each in (await self.control.ask("world"))["personas"]}


_BAD = re.compile(r'"level": "(error|critical)"')

PLAIN = (sys.executable, "-m", "bot")
"""What README says, once it is set up."""


def with_the_toy(folder: Path) -> tuple[str, ...]:
    """The same two processes, with the toy game beside the others."""
    return _served(folder, "tests.toy.bot")


def with_few_pictures(folder: Path) -> tuple[str, ...]:
    """The same two processes, of whose pictures one of ten is drawn."""
    return _served(folder, "tests.end_to_end.seldom_drawn")


def _served(folder: Path, module: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "tests.end_to_end.serving", str(folder / "table"), module)


@asynccontextmanager
async def deployed(
    folder: Path, checked: Callable[[int], None], command: Sequence[str] = PLAIN, **settings: str
) -> AsyncIterator[Deployment]:
    """Run the bot and its Discord as long as the block lasts.

    Args:
        folder: Where everything is kept.
        checked: Told how much was held against the schema.
        command: What starts the local Discord.
        settings: Settings of the bot, by the names of its environment without ``HATOBA_``.
    """
    environment = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "PYTHONPATH")}
    environment |= {"HATOBA_DATA": str(folder), "HATOBA_LOG_FILE": str(folder / "bot.log"), "PYTHONPATH": str(ROOT)}
    # Most of these bots do not live as long as warming up and emojis take, and both are tested elsewhere.
    settings = {"LOG_FORM": "json", "FIRST_TABLE": "no", "WARM_UP": "no", "EMOJIS": "no", **settings}
    environment |= {f"HATOBA_{name}": value for name, value in settings.items()}
    house = where(settings.get("DATABASE", str(folder / "hatoba.sqlite3")))
    # In another folder than ours, so that no one's .env is read.
    with (folder / "output.txt").open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *command, cwd=folder, env=environment, stdout=output, stderr=output
        )
    try:
        async with ControlClient.connect(*await address_of(folder)) as control:
            with closing(Deployment(control, process, folder, house)) as here:
                await control.ask("be_patient", seconds=GENEROUS)
                await control.bot_connected(START)
                yield here
                checked(_checks((await control.ask("report"))["schema"]))
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), GENEROUS)


def _checks(report: str) -> int:
    """How much a report of the other process says it held against the schema."""
    found = re.search(r"\d+", report)
    return int(found[0]) if found else 0
