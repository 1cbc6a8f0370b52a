"""The benchmark: the budgets of the bot on the real code. Machines are noisy, so it warns and never fails."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from bot.bench.against import in_turn
from bot.bench.budgets import BUDGETS, warnings
from bot.bench.crowding import prepared_turns, searching
from bot.bench.figures import spread
from bot.bench.growing import among_others, growth
from bot.bench.keeping import committing, durable
from bot.bench.playing import decisions
from bot.bench.practising import beside_bots
from bot.bench.pressing import in_an_evening
from bot.bench.replaying import replaying
from bot.bench.results import reading
from bot.bench.showing import drawing
from bot.bench.turns import presses_of_turns
from bot.bench.undoing import undoing
from bot.bench.whole_press import asking, starting
from bot.cli.run import collect_seldom, take_turns
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator, Sequence

    from bot.bench.figures import Figures

T = TypeVar("T")


def measure(game: str, wanted: Sequence[str]) -> Figures:
    """Measure one game.

    Args:
        wanted: Names of figures; none for all but those that are taken only where asked for.
    """
    takers: dict[str, Callable[[], Figures]] = {
        "decision_us": lambda: {"decision_us": spread(decisions(game))},
        "replay_400_ms": lambda: {"replay_400_ms": spread(replaying(game))},
        "undo_ms": lambda: {"undo_ms": spread(undoing(game))},
        "commit_ms": lambda: {"commit_ms": spread(_in_a_folder(committing, game))},
        "press_to_durable_ms": lambda: {"press_to_durable_ms": spread(_in_a_folder(durable, game))},
        "growth_ms": lambda: {"growth_ms": _in_a_folder(growth, game)},
        "among_ms": lambda: {"among_ms": _in_a_folder(among_others, game)},
        "asked": lambda: {"asked": _in_a_folder(asking, game)},
        "start_ms": lambda: {"start_ms": _in_a_folder(starting, game)},
        "results_ms": lambda: {"results_ms": _in_a_folder(reading, game)},
        "searches_ms": lambda: {"searches_ms": _in_a_folder(searching, game)},
        "prepared_ms": lambda: {"prepared_ms": _in_a_folder(prepared_turns, game)},
        "render_ms": lambda: drawing(game),
        "presses_per_turn": lambda: {"presses_per_turn": spread(presses_of_turns(game))},
        "press_to_picture_ms": lambda: _in_a_folder(in_an_evening, game),
    }
    every = list(takers)
    takers["picture_kib"] = takers["cold_ms"] = takers["render_ms"]
    takers["eight_in_flight"] = takers["per_move"] = takers["rss_mib"] = takers["press_to_picture_ms"]
    if GAMES[game].automatic:
        # Only where asked for: its people take their time.
        takers["beside_bots_ms"] = lambda: {"beside_bots_ms": _in_a_folder(beside_bots, game)}
    figures: Figures = {}
    for name in wanted or every:
        if name in takers and name not in figures:
            figures |= takers[name]()
    return figures


def _in_a_folder(measured: Callable[[str, Path], Coroutine[object, object, T]], game: str) -> T:
    with tempfile.TemporaryDirectory(prefix="hatoba-bench-") as folder:
        return asyncio.run(measured(game, Path(folder)))


def main(arguments: Sequence[str]) -> int:
    """``python -m bot bench [NAME ...] [--json] [--against CHECKOUT]``; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bot bench",
        description="Measure the bot on this machine.",
        epilog="Example: python -m bot bench decision_us render_ms",
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", type=_figure, help=f"only these of: {', '.join(sorted(BUDGETS))}"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument(
        "--against", metavar="CHECKOUT", type=Path, help="measure another checkout in turn with this one, three times"
    )
    asked = parser.parse_args(arguments)
    if asked.against is not None:
        return in_turn(asked.against, asked.names)
    # As in the bot.
    collect_seldom()
    take_turns()
    figures: dict[str, Figures] = {}
    for game in GAMES:
        figures[game] = measure(game, asked.names)
        if not asked.json:
            sys.stdout.write("".join(f"{game:8} {row}\n" for row in _rows(figures[game])))
            sys.stdout.flush()
    if asked.json:
        sys.stdout.write(json.dumps({"games": figures}) + "\n")
        return 0
    sys.stdout.write("".join(f"{warning}\n" for warning in warnings(figures)))
    return 0


def _figure(name: str) -> str:
    """The name of a figure; not among argparse's ``choices``, which Python 3.11 wants even of an empty list."""
    if name not in BUDGETS:
        raise argparse.ArgumentTypeError(f"there is no figure {name} (choose from {', '.join(sorted(BUDGETS))})")
    return name


def _rows(figures: Figures) -> Iterator[str]:
    for name, numbers in figures.items():
        yield f"{name:20} " + "  ".join(f"{key} {value:9.2f}" for key, value in numbers.items())
