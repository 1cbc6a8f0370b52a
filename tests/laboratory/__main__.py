"""See `tests.laboratory`; ends with 1 if anything was found wrong."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bot.houses import house_in, kept_by
from tests.end_to_end.deployment import PLAIN, setting_of, with_the_toy
from tests.laboratory import apart, repaired
from tests.laboratory.evening import play, told

if TYPE_CHECKING:
    from tests.laboratory.evening import Evening

KILLS_AN_EVENING = 30
"""After so many kills the tables are laid anew, so that no record grows too long to be read again and again."""

AT_ONCE = 2
"""Evenings at the same time, each with a bot and a Discord of its own: much of an evening is waiting for a bot."""


def main() -> int:
    """Run the laboratory and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.laboratory", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="kills in all; two of five are of work done apart")
    parser.add_argument("--presses", type=int, default=1000, help="presses in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=("sqlite", "postgres"), default="sqlite", help="what keeps the houses")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="laboratory-") as folder, kept_by(asked.engine):
        return asyncio.run(_run(Path(folder), asked.engine, asked.kills, asked.presses, asked.seed))


async def _run(folder: Path, engine: str, kills: int, presses: int, seed: int) -> int:
    wrong, lines, beside = list[str](), list[str](), 0
    if engine == "sqlite":
        # What is killed there works on files. Alone: what is killed within moments must not be waited for longer
        # because others work.
        beside = kills * 2 // 5
        wrong, lines = await apart.run(folder, beside, seed)
        beside += await _repaired(Path(tempfile.mkdtemp(dir=folder)), kills // 10, seed, wrong, lines)
    nights = max(AT_ONCE, (kills - beside) // KILLS_AN_EVENING)
    places = asyncio.Semaphore(AT_ONCE)
    evenings: list[Evening] = []

    async def evening(night: int) -> None:
        # What does not divide falls to the first evenings.
        shares = [(total + nights - 1 - night) // nights for total in (kills - beside, presses)]
        async with places:
            try:
                place = Path(tempfile.mkdtemp(dir=folder))
                house = setting_of(house_in(place / "hatoba.sqlite3"))
                command = PLAIN if engine == "sqlite" else with_the_toy(place)
                played = await play(place, seed + night, *shares, command=command, DATABASE=house)
            except Exception:  # noqa: BLE001 - what the others bring counts all the same
                wrong.append(f"evening {night + 1} with seed {seed + night} broke off:\n{traceback.format_exc()}")
                return
        sys.stdout.write(f"evening {night + 1} of {nights}: {played.kills} kills, {played.presses} presses\n")
        sys.stdout.flush()
        evenings.append(played)

    async with asyncio.TaskGroup() as group:
        for night in range(nights):
            group.create_task(evening(night))
    wrong += [each for one in evenings for each in one.findings.all]
    done = beside + sum(one.kills for one in evenings)
    sys.stdout.write("\n".join([*lines, *told(evenings), f"  {done:5}  kills in all of {kills} asked for", *wrong, ""]))
    return 1 if wrong else 0


async def _repaired(folder: Path, kills: int, seed: int, wrong: list[str], lines: list[str]) -> int:
    """Play a repaired table to its end, and add what was done and what was wrong; the number of kills."""
    case = repaired.CASES[0]
    try:
        found = await repaired.play(folder, case, seed, kills, lambda _: None)
    except Exception:  # noqa: BLE001 - what the others bring counts all the same
        wrong.append(f"the repaired table with seed {seed} broke off:\n{traceback.format_exc()}")
        return 0
    lines.append(found.told(case))
    wrong += found.wrong
    return found.kills


if __name__ == "__main__":
    sys.exit(main())
