"""Two versions in turn on the same machine: only what both were measured for at the same time can be compared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

PAIRS = 3
"""How often each is measured."""

HERE = Path(__file__).parents[2]


def in_turn(other: Path, names: Sequence[str]) -> int:
    """Measure another checkout and this one in turn, and write down how many times as much this one takes.

    Args:
        other: Root of the other checkout, which is run by this Python.
        names: Of figures; none for all.

    Returns:
        The exit code: 2 where the other one cannot be measured.
    """
    if not (other / "bot" / "bench").is_dir():
        sys.stderr.write(f"{other} is no checkout with a benchmark.\n")
        return 2
    found: dict[Path, dict[tuple[str, str, str], list[float]]] = {root: defaultdict(list) for root in (other, HERE)}
    for _ in range(PAIRS):
        for root, numbers in found.items():
            done = _measured(root, names)
            if done is None:
                sys.stderr.write(f"The benchmark of {root} failed.\n")
                return 2
            for game, figures in done.items():
                for figure, values in figures.items():
                    for number, value in values.items():
                        numbers[game, figure, number].append(value)
    sys.stdout.write("".join(f"{row}\n" for row in compared(found[other], found[HERE])))
    return 0


def _measured(root: Path, names: Sequence[str]) -> dict[str, dict[str, dict[str, float]]] | None:
    """The figures of a checkout by game; None if it cannot be measured."""
    command = [sys.executable, "-m", "bot", "bench", *names, "--json"]
    done = subprocess.run(  # noqa: S603 - this Python, and a folder that the operator names
        command, cwd=root, env={**os.environ, "PYTHONPATH": str(root.resolve())}, stdout=subprocess.PIPE, check=False
    )
    return None if done.returncode else dict(json.loads(done.stdout)["games"])


def compared(
    before: dict[tuple[str, str, str], list[float]], now: dict[tuple[str, str, str], list[float]]
) -> list[str]:
    """A row for each number that both have: its medians before and now, and how many times as much it is now."""
    rows: list[str] = []
    for key in (key for key in now if key in before):
        then, this = median(before[key]), median(now[key])
        times = f"{this / then:8.2f}" if then else "       -"
        rows.append(f"{key[0]:8} {key[1]:20} {key[2]:16} {then:10.2f} {this:10.2f} {times}")
    return rows
