"""See `tests.cluster`; ends with 1 if anything was found wrong.

python -m tests.cluster --kills 300 --freezes 50 --databases 50 --partitions 30 --updates 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from tests.cluster.trial import PARTIES, evenly, play


def main() -> int:
    """Try, and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--freezes", type=int, default=8)
    parser.add_argument("--databases", type=int, default=2, help="kills of the database server")
    parser.add_argument("--partitions", type=int, default=2, help="of each sort: cut off, and without a word")
    parser.add_argument("--updates", type=int, default=1, help="all processes stopped and started, one by one")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--lease", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="the last trouble comes before they are over")
    parser.add_argument("--keep", type=Path, help="a new folder for the logs and all that was found")
    asked = parser.parse_args()
    wanted = evenly(asked.kills, asked.freezes, asked.databases, asked.partitions, asked.updates)
    with tempfile.TemporaryDirectory(prefix="cluster-") as folder:
        trial = play(
            Path(folder),
            asked.seed,
            wanted,
            processes=asked.processes,
            lease=asked.lease,
            parties=PARTIES,
            most=60 * asked.minutes,
        )
        found = asyncio.run(trial)
        if asked.keep is not None:
            shutil.copytree(folder, asked.keep)
            (asked.keep / "found.json").write_text(json.dumps(asdict(found), default=sorted), encoding="utf-8")
    sys.stdout.write("\n".join([*found.lines(), *found.posts, *found.unanswered, *found.wrong, ""]))
    return 1 if found.wrong or found.unanswered else 0


if __name__ == "__main__":
    sys.exit(main())
