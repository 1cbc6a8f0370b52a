"""Figures: what a list of measurements comes to."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Figures: TypeAlias = dict[str, dict[str, float]]
"""Name of a figure, and its numbers by name."""


def spread(measured: Sequence[float]) -> dict[str, float]:
    """Median, 90th, 95th and 99th percentile, mean and number of the measurements.

    Raises:
        ValueError: Nothing was measured.
    """
    if not measured:
        raise ValueError("nothing was measured")
    ordered = sorted(measured)
    return {
        "p50": round(_percentile(ordered, 50), 3),
        "p90": round(_percentile(ordered, 90), 3),
        "p95": round(_percentile(ordered, 95), 3),
        "p99": round(_percentile(ordered, 99), 3),
        "mean": round(fmean(ordered), 3),
        "n": len(ordered),
    }


def _percentile(ordered: Sequence[float], percent: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
