"""Runs of self-play on all cores, each a line of arguments: ``python -m tests.playouts < LINES``.

One process reads all modules and the others are its copies: to start a hundred takes two minutes of a core.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import sys
from concurrent.futures import ProcessPoolExecutor

from bot.cli.command_line import obey, parser
from bot.cli.run import collect_seldom


def main() -> int:
    """Play all lines, those with the most matches first, so that no core waits for the last one; the exit code."""
    lines = sorted(sys.stdin.read().splitlines(), key=_matches, reverse=True)
    collect_seldom()
    with ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("fork")) as pool:
        return max(pool.map(_played, lines))


def _matches(line: str) -> int:
    found = re.search(r"--games (\d+)", line)
    assert found is not None, line
    return int(found[1])


def _played(line: str) -> int:
    code = obey(parser().parse_args(["selfplay", *line.split(), "--json"]))
    sys.stdout.flush()
    if code:
        sys.stderr.write(f"failed: selfplay {line}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
