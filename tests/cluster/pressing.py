"""What a press costs in a file, at a server on this machine, and at one half a millisecond away.

    python -m tests.cluster.pressing --presses 300 --game osaka

plays the same game in all three at once, a press in each in turn, so that a busy machine slows all of them alike. The
server waits for its disk as one that keeps a house should. Figures are milliseconds until a press is durable.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from bot.bench.keeping import carry, dealt, people_at, played, press
from bot.bench.whole_press import counted
from bot.cli.app import open_app
from bot.core.settings import Settings
from bot.store.database_address import where
from bot.topics.tables import operations as tables
from tests.bot.postgres_server import ask_server, drop, new_database, socket

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator

    from bot.cli.app import App
    from bot.core.caller import Caller
    from bot.core.loaded_match import LoadedMatch
    from bot.store.database_address import Where
    from rules.core.decisions import Question

APART = 0.0005
"""Seconds by which a round trip to the far server takes longer."""

TRANSACTION = ("BEGIN", "COMMIT", "ROLLBACK")


@dataclass(slots=True)
class Figures:
    """What presses took in one house.

    Attributes:
        took: Milliseconds of each.
        asked: Statements of each.
    """

    took: list[float] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)

    def told(self, name: str) -> str:
        """In a line."""
        p95 = quantiles(self.took, n=20)[-1]
        return (
            f"{name:16} median {median(self.took):6.2f} ms  p95 {p95:6.2f} ms  "
            f"statements median {median(self.asked):.0f}, most {max(self.asked)}"
        )


@contextmanager
def slow_line(target: str, slow: float) -> Iterator[int]:
    """A slow line in a process of its own, so that it is no slower than it should be; its port."""
    command = [sys.executable, "-m", "tests.cluster.between", target, "--slow", str(slow)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        yield int(process.stdout.readline())
        process.stdin.close()


async def presses(app: App, game: str, figures: Figures) -> AsyncGenerator[None]:
    """Play match after match in one house; a step is a press."""
    numbers = count(1)

    async def measured(app: App, caller: Caller, loaded: LoadedMatch, question: Question, answer: str) -> float:
        async with counted(app.database) as asked:
            seconds = await press(app, caller, loaded, question, answer)
        figures.took.append(1e3 * seconds)
        figures.asked.append(len(asked))
        return seconds

    while True:
        match = await dealt(app, game, numbers)
        async for _ in played(app, game, match, numbers, measured):
            yield
            await carry(app)
        await app.acting.play(replace(people_at(game, numbers)[0], manager=True), tables.close(match))
        await carry(app)


async def measure(game: str, number: int, houses: dict[str, Where], folder: Path) -> dict[str, Figures]:
    """So many presses in each of some houses, in turn."""
    found = {name: Figures() for name in houses}
    async with AsyncExitStack() as stack:
        steps = []
        for name, house in houses.items():
            settings = Settings(_env_file=None, data=folder / name)
            settings.database = house
            app = await stack.enter_async_context(open_app(settings))
            steps.append(presses(app, game, found[name]))
        for _ in range(number):
            for each in steps:
                await anext(each)
        for each in steps:
            await each.aclose()
    return found


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.pressing")
    parser.add_argument("--presses", type=int, default=300)
    parser.add_argument("--game", default="osaka")
    asked = parser.parse_args()
    near, far = f"near_{os.getpid()}", f"far_{os.getpid()}"
    # Nothing may be quicker than where a house is really kept.
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        ask_server(f"ALTER SYSTEM RESET {setting}")
    ask_server("SELECT pg_reload_conf()")
    with tempfile.TemporaryDirectory(prefix="pressing-") as folder, slow_line(str(socket()), APART) as port:
        new_database(far)
        houses: dict[str, Where] = {
            "sqlite": Path(folder) / "sqlite" / "hatoba.sqlite3",
            "postgres": new_database(near),
            "postgres, far": where(f"postgresql://postgres@127.0.0.1:{port}/{far}"),
        }
        load = os.getloadavg()[0]
        found = asyncio.run(measure(asked.game, asked.presses, houses, Path(folder)))
        sys.stdout.write(f"{asked.presses} presses of {asked.game}, load {load:.1f} to {os.getloadavg()[0]:.1f}\n")
        sys.stdout.writelines(f"{figures.told(name)}\n" for name, figures in found.items())
    drop(near)
    drop(far)


if __name__ == "__main__":
    main()
