"""The benchmark: the budgets of the house on the real code. Machines are noisy, so it warns and never fails."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bot.bench.figures import Figures, spread
from bot.bench.playing import decisions, durable
from bot.bench.pressing import press_to_picture
from bot.bench.showing import drawing
from bot.bench.turns import presses_of_turns
from bot.bench.undoing import undoing
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

T = TypeVar("T")

TIMES = 5.0
"""How far a time may lie over its budget before the benchmark warns, since machines are noisy."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a figure may be.

    Attributes:
        number: Which of its numbers counts.
        most: Microseconds, milliseconds, KiB or presses, as the figure's name says.
        slack: How many times as much does not yet matter.
    """

    number: str
    most: float
    slack: float = TIMES


BUDGETS = {
    "decision_us": Budget("mean", 60.0),
    "undo_ms": Budget("p95", 50.0),
    "render_ms": Budget("p95", 40.0),
    "cold_ms": Budget("p95", 500.0),
    "picture_kib": Budget("p95", 400.0, slack=1.0),
    "presses_per_turn": Budget("p90", 8.0, slack=1.0),
    "press_to_durable_ms": Budget("p95", 5.0),
    "press_to_picture_ms": Budget("p95", 60.0),
}
"""Budget of each figure."""


def measure(game: str, only: str | None) -> Figures:
    """Measure one game.

    Args:
        game: Its key.
        only: Name of the one figure wanted, or None for all.
    """
    takers: dict[str, Callable[[], Figures]] = {
        "decision_us": lambda: {"decision_us": spread(decisions(game))},
        "undo_ms": lambda: {"undo_ms": spread(undoing(game))},
        "render_ms": lambda: drawing(game),
        "presses_per_turn": lambda: {"presses_per_turn": spread(presses_of_turns(game))},
        "press_to_durable_ms": lambda: {"press_to_durable_ms": spread(_in_a_folder(durable, game))},
        "press_to_picture_ms": lambda: _in_a_folder(press_to_picture, game),
    }
    every = list(takers)
    takers["picture_kib"] = takers["cold_ms"] = takers["render_ms"]
    figures: Figures = {}
    for name in [only] if only else every:
        figures |= takers[name]()
    return figures


def _in_a_folder(measured: Callable[[str, Path], Coroutine[object, object, T]], game: str) -> T:
    with tempfile.TemporaryDirectory(prefix="hatoba-bench-") as folder:
        return asyncio.run(measured(game, Path(folder)))


def warnings(figures: dict[str, Figures]) -> list[str]:
    """A sentence for every figure that lies far over its budget, and for pictures that say nothing new."""
    said = [
        f"warning: {game}: {name} is {value:g}, its budget is {budget.most:g}"
        for game, found in figures.items()
        for name, numbers in found.items()
        if (budget := BUDGETS[name]) and (value := numbers[budget.number]) > budget.slack * budget.most
    ]
    equal = {game: found.get("press_to_picture_ms", {}).get("equal", 0) for game, found in figures.items()}
    return said + [f"warning: {game}: {n:g} pictures were posted twice" for game, n in equal.items() if n]


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
