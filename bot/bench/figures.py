"""Figures: what a list of measurements comes to."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

Figures: TypeAlias = dict[str, dict[str, float]]
"""Name of a figure, and its numbers by name."""


def spread(measured: Sequence[float]) -> dict[str, float]:
    """Median, 95th percentile, mean and number of the measurements.

    Raises:
        ValueError: Nothing was measured.
    """
    if not measured:
        raise ValueError("nothing was measured")
    ordered = sorted(measured)
    return {
        "p50": round(ordered[len(ordered) // 2], 3),
        "p95": round(ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)], 3),
        "mean": round(fmean(ordered), 3),
        "n": len(ordered),
    }
