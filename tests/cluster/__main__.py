"""See `tests.cluster`; ends with 1 if anything was found wrong.

python -m tests.cluster --kills 300 --freezes 50 --databases 50 --partitions 30 --updates 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.cluster.trial import PARTIES, evenly, play
from tests.end_to_end.deployment import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def code_of(revision: str) -> Iterator[Path]:
    """The code of an earlier version, in a folder of its own as long as the block lasts."""
    with tempfile.TemporaryDirectory(prefix="before-") as folder:
        packed = Path(folder) / "packed.tar"
        subprocess.run(("git", "-C", str(ROOT), "archive", f"--output={packed}", revision), check=True)
        shutil.unpack_archive(packed, folder)
        yield Path(folder)


def main() -> int:
    """Try, and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--freezes", type=int, default=8)
    parser.add_argument("--databases", type=int, default=2, help="kills of the database server")
    parser.add_argument("--partitions", type=int, default=2, help="of each sort: cut off, and without a word")
    parser.add_argument("--updates", type=int, default=1, help="all processes stopped and started, one by one")
    parser.add_argument("--before", help="the revision of an earlier version; updates lead there and back")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--lease", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="the last trouble comes before they are over")
    parser.add_argument("--keep", type=Path, help="a new folder for the logs and all that was found")
    asked = parser.parse_args()
    wanted = evenly(asked.kills, asked.freezes, asked.databases, asked.partitions, asked.updates)
    with ExitStack() as within:
        folder = within.enter_context(tempfile.TemporaryDirectory(prefix="cluster-"))
        before = None if asked.before is None else within.enter_context(code_of(asked.before))
        trial = play(
            Path(folder),
            asked.seed,
            wanted,
            processes=asked.processes,
            lease=asked.lease,
            parties=PARTIES,
            before=before,
            most=60 * asked.minutes,
        )
        found = asyncio.run(trial)
        to = "to this version, as no other was named" if asked.before is None else f"to {asked.before} and back"
        told = [*found.lines(), f"  updates lead {to}", *found.posts, *found.unanswered, *found.wrong]
        sys.stdout.write("\n".join([*told, ""]))
        if asked.keep is not None:
            shutil.copytree(folder, asked.keep)
            times = json.dumps({"came": found.came, "struck": sorted(found.struck)})
            (asked.keep / "found.txt").write_text("\n".join([*told, times, ""]), encoding="utf-8")
    return 1 if found.wrong or found.unanswered else 0


if __name__ == "__main__":
    sys.exit(main())
