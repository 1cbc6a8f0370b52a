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

from tests.cluster.first_evenings import first_evenings
from tests.cluster.trial import PARTIES, Trial, evenly, play
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
    parser.add_argument("--evenings", action="store_true", help="a kill at each kind of statement of a first evening")
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
    with ExitStack() as within:
        folder = Path(within.enter_context(tempfile.TemporaryDirectory(prefix="cluster-")))
        before = None if asked.before is None else within.enter_context(code_of(asked.before))
        found = asyncio.run(_tried(folder, asked, before))
        sets = [(one.struck, one.asked) for one in found]
        struck, kinds = [frozenset[str]().union(*each) for each in zip(*sets, strict=True)]
        to = "to this version, as no other was named" if asked.before is None else f"to {asked.before} and back"
        told = [line for one in found for line in (*one.lines(), *one.posts, *one.unanswered, *one.wrong)]
        told += [f"  updates lead {to}", f"  no one was killed at: {', '.join(sorted(kinds - struck)) or 'none'}"]
        sys.stdout.write("\n".join([*told, ""]))
        if asked.keep is not None:
            shutil.copytree(folder, asked.keep)
            times = json.dumps({"came": [dict(one.came) for one in found], "struck": sorted(struck)})
            (asked.keep / "found.txt").write_text("\n".join([*told, times, ""]), encoding="utf-8")
    return 1 if any(one.wrong or one.unanswered for one in found) else 0


async def _tried(folder: Path, asked: argparse.Namespace, before: Path | None) -> list[Trial]:
    """Try first evenings, if they are asked for, and a house that is there."""
    found = [await first_evenings(folder, asked.seed)] if asked.evenings else []
    wanted = evenly(asked.kills, asked.freezes, asked.databases, asked.partitions, asked.updates)
    trial = await play(
        folder,
        asked.seed,
        wanted,
        processes=asked.processes,
        lease=asked.lease,
        parties=PARTIES,
        before=before,
        most=60 * asked.minutes,
    )
    return [*found, trial]


if __name__ == "__main__":
    sys.exit(main())
