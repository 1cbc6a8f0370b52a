"""See `tests.hostile`; ends with 1 if anything was wrongly accepted, left unanswered, shown or met a fault."""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial

from tests.bot.houses import begin
from tests.hostile.rounds import Rounds, a_round


def main() -> int:
    """Shoot, and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--presses", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1, help="of the first round; each other has the next one")
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="the last round begins before they are over")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="rounds at the same time")
    parser.add_argument("--engine", choices=("sqlite", "postgres"), default="sqlite", help="what keeps the houses")
    asked = parser.parse_args()
    begin(asked.engine)
    rounds = Rounds(asked.presses, asked.seed, 60 * asked.minutes, partial(a_round, engine=asked.engine))
    rounds.run(asked.processes)
    tally = rounds.tally
    sys.stdout.write("\n".join([*tally.lines(), *tally.found[:50], rounds.rest, ""]))
    return 0 if not tally.found and not tally.shallow and tally.controls else 1


if __name__ == "__main__":
    sys.exit(main())
