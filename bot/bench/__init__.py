"""The benchmark: the budgets of the house on the real code. Machines are noisy, so it warns and never fails."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.bench.figures import Figures, spread
from bot.bench.playing import decisions, durable
from bot.bench.pressing import press_to_picture
from bot.bench.showing import drawing
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SLACK = 5.0
"""How far a figure may lie over its budget before the benchmark warns."""

BUDGETS = {
    "decision_us": 60.0,
    "render_ms": 40.0,
    "picture_kib": 400.0,
    "press_to_durable_ms": 5.0,
    "press_to_picture_ms": 60.0,
}
"""Budget of each figure's 95th percentile, of its mean for decisions; microseconds, milliseconds, KiB."""


def measure(game: str, only: str | None) -> Figures:
    """Measure one game.

    Args:
        game: Its key.
        only: Name of the one figure wanted, or None for all.
    """
    takers: dict[str, Callable[[], Figures]] = {
        "decision_us": lambda: {"decision_us": spread(decisions(game))},
        "render_ms": lambda: drawing(game),
        "press_to_durable_ms": lambda: {"press_to_durable_ms": spread(_in_a_folder(durable, game))},
        "press_to_picture_ms": lambda: {"press_to_picture_ms": spread(_in_a_folder(press_to_picture, game))},
    }
    takers["picture_kib"] = takers["render_ms"]
    wanted = dict.fromkeys(takers[only] for only in ([only] if only else list(takers)[:4]))
    figures: Figures = {}
    for take in wanted:
        figures |= take()
    return figures


def _in_a_folder(measured: Callable[[str, Path], object], game: str) -> list[float]:
    with tempfile.TemporaryDirectory(prefix="hatoba-bench-") as folder:
        times: list[float] = asyncio.run(measured(game, Path(folder)))  # type: ignore[arg-type]
        return times


def warnings(figures: dict[str, Figures]) -> list[str]:
    """A sentence for every figure that lies far over its budget."""
    return [
        f"warning: {game}: {name} is {value:g}, more than {SLACK:g} times its budget of {BUDGETS[name]:g}"
        for game, found in figures.items()
        for name, numbers in found.items()
        if name in BUDGETS and (value := numbers["mean" if name == "decision_us" else "p95"]) > SLACK * BUDGETS[name]
    ]


def main(arguments: Sequence[str]) -> int:
    """``python -m bot bench [NAME] [--json]``; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot bench", description="Measure the bot on this machine.")
    parser.add_argument("name", nargs="?", choices=sorted(BUDGETS), help="only this figure")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    asked = parser.parse_args(arguments)
    figures = {game: measure(game, asked.name) for game in GAMES}
    if asked.json:
        sys.stdout.write(json.dumps({"games": figures}) + "\n")
        return 0
    for game, found in figures.items():
        for name, numbers in found.items():
            row = "  ".join(f"{key} {value:9.2f}" for key, value in numbers.items())
            sys.stdout.write(f"{game:8} {name:20} {row}\n")
    for warning in warnings(figures):
        sys.stdout.write(warning + "\n")
    return 0
