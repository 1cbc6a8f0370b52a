"""Names of what should come up in a solo match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.nippon.model.terms import GOALS
from rules.nippon.steps.takatoshi.preparing import DIFFICULTIES

if TYPE_CHECKING:
    from rules.nippon.model.tables import Tables

HAPPENS = (
    "border",
    "tie:left",
    "tie:right",
    "railway",
    "no-railway",
    "behind",
    "ahead",
    "market:replace",
    "market:remove",
    "market:printed",
    "replaced",
    "removed",
    "next-row",
    "stack",
)
"""What he does and why, but for what only an almost full board brings about."""


def coverage_names(tables: Tables) -> frozenset[str]:
    """What play-outs alone should touch: every action tile, rule and end."""
    return frozenset(
        {
            *(f"action-tile:{number}" for number in range(1, len(tables.solo.action) + 1)),
            *(f"takatoshi:{name}" for name in HAPPENS),
            *(f"difficulty:{difficulty}" for difficulty in DIFFICULTIES),
            *(f"solo-goal:{goal}" for goal in GOALS),
            "solo:won",
            "solo:lost",
        }
    )
