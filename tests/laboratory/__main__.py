"""See `tests.laboratory`; ends with 1 if anything was found wrong."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.laboratory import apart
from tests.laboratory.evening import play, told

KILLS_AN_EVENING = 100
"""After so many kills the tables are laid anew, so that no record grows too long to be read again and again."""


def main() -> int:
    """Run the laboratory and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.laboratory", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="kills in all; two of five are of work done apart")
    parser.add_argument("--presses", type=int, default=1000, help="presses in all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="laboratory-") as folder:
        return asyncio.run(_run(Path(folder), asked.kills, asked.presses, asked.seed))


async def _run(folder: Path, kills: int, presses: int, seed: int) -> int:
    beside = kills * 2 // 5
    wrong, lines = await apart.run(folder, beside, seed)
    nights = max(1, (kills - beside) // KILLS_AN_EVENING)
    evenings = []
    for night in range(nights):
        # What does not divide falls to the first evenings.
        shares = [(total + nights - 1 - night) // nights for total in (kills - beside, presses)]
        evening = await play(Path(tempfile.mkdtemp(dir=folder)), seed + night, *shares)
        evenings.append(evening)
        sys.stdout.write(f"evening {night + 1} of {nights}: {evening.kills} kills, {evening.presses} presses\n")
        wrong += evening.findings.all
    done = beside + sum(evening.kills for evening in evenings)
    sys.stdout.write("\n".join([*lines, *told(evenings), f"  {done:5}  kills in all of {kills} asked for", *wrong, ""]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
