"""See `tests.hostile`; ends with 1 if anything was wrongly accepted, left unanswered, shown or met a fault."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.hostile.shooting import shoot
from tests.hostile.tally import Tally

A_ROUND = 500
"""Presses after which the tables are laid anew, since by then some are over and others empty."""


def main() -> int:
    """Shoot, and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--presses", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="the last round begins before they are over")
    asked = parser.parse_args()
    tally, end, at = Tally(), time.monotonic() + 60 * asked.minutes, 0
    while tally.pressed.total() < asked.presses and time.monotonic() < end:
        with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
            left = min(A_ROUND, asked.presses - tally.pressed.total())
            asyncio.run(shoot(Path(folder), left, asked.seed + at, tally))
        at += 1
    sys.stdout.write("\n".join([*tally.lines(), *tally.found[:50], ""]))
    return 0 if not tally.found and not tally.shallow and tally.controls else 1


if __name__ == "__main__":
    sys.exit(main())
