"""Budgets: what each figure may come to, and what is said of one that lies far beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from bot.bench.pressing import PICTURES
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.bench.figures import Figures

TIMES = 5.0
"""How far a time may lie beside its budget before the benchmark warns, since machines are noisy."""


@frozen
class AtMost:
    """How much a number of a figure may be.

    Attributes:
        number: Which of its numbers.
        value: Microseconds, milliseconds, KiB, MiB or how many, as the names say.
        slack: How many times as much does not yet matter.
    """

    number: str
    value: float
    slack: float = TIMES


@frozen
class AtLeast:
    """How much a number of a figure should be.

    Attributes:
        number: Which of its numbers.
        value: How many, or how many a second, as the names say.
        slack: Which part of it does not yet matter: one half for 2, a fifth for 5.
    """

    number: str
    value: float
    slack: float = TIMES


Budget: TypeAlias = AtMost | AtLeast

BUDGETS: Mapping[str, tuple[Budget, ...]] = {
    "decision_us": (AtMost("mean", 60.0), AtMost("p99", 1000.0)),
    "replay_400_ms": (AtMost("p95", 40.0),),
    "commit_ms": (AtMost("p95", 5.0),),
    "render_ms": (AtMost("p95", 40.0),),
    "picture_kib": (AtMost("p95", 400.0, slack=1.0),),
    "press_to_durable_ms": (AtMost("p95", 5.0),),
    "press_to_picture_ms": (
        AtMost("p95", 60.0),
        AtMost("equal", 0.0),
        AtMost("lost", 0.0),
        AtLeast("n", PICTURES, slack=1.0),
    ),
    "cold_ms": (AtMost("p95", 500.0),),
    "growth_ms": (AtMost("press_20", 2.0), AtMost("sweep_2000", 5.0)),
    "asked": (AtMost("statements", 45.0, slack=1.0), AtMost("transactions", 7.0, slack=1.0)),
    "among_ms": (AtMost("press_50", 2.0), AtMost("finished", 5.0)),
    "start_ms": (AtMost("ratio", 1.3, slack=1.5),),
    "results_ms": (AtMost("mine", 5.0), AtMost("person", 5.0), AtMost("server", 40.0), AtMost("game", 40.0)),
    "searches_ms": (AtMost("read", 60.0), AtMost("fit", 5.0)),
    "prepared_ms": (AtMost("p95", 12.0),),
    "per_move": (AtMost("bot", 45.0), AtMost("requests", 3.0)),
    "presses_per_turn": (AtMost("p50", 4.0, slack=1.0), AtMost("p90", 8.0, slack=1.0)),
    "eight_in_flight": (
        AtLeast("moves_per_second", 40.0),
        AtMost("p95", 300.0),
        AtMost("deferred_p95", 10.0),
        AtMost("lost", 0.0),
    ),
    "beside_bots_ms": (AtMost("ratio", 1.2, slack=1.5), AtMost("mib", 400.0, slack=1.5)),
    "undo_ms": (AtMost("p95", 50.0),),
    "rss_mib": (AtMost("warm", 240.0, slack=1.5), AtMost("after", 300.0, slack=1.5)),
}
"""Budgets of each figure."""


def warnings(figures: Mapping[str, Figures]) -> list[str]:
    """A sentence for every number that lies far beside its budget.

    Args:
        figures: What was measured, by game.
    """
    return [
        f"warning: {game}: {name}: {budget.number} is {numbers[budget.number]:g}, {_wanted(budget)}"
        for game, found in figures.items()
        for name, numbers in found.items()
        for budget in BUDGETS[name]
        if _is_missed(budget, numbers[budget.number])
    ]


def _is_missed(budget: Budget, value: float) -> bool:
    match budget:
        case AtMost():
            return value > budget.slack * budget.value
        case AtLeast():
            return value < budget.value / budget.slack
        case _:
            assert_never(budget)


def _wanted(budget: Budget) -> str:
    match budget:
        case AtMost():
            return f"its budget is {budget.value:g}"
        case AtLeast():
            return f"it should be {budget.value:g}"
        case _:
            assert_never(budget)
