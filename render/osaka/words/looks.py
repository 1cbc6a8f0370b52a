"""Close-ups by their ids and names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Label, Who, say
from rules.core.seats import Seat

if TYPE_CHECKING:
    from rules.osaka.view import OsakaView

TRADER = "trader"
"""Begins the id of the close-up of a trader's display."""


def closer_looks(view: OsakaView) -> tuple[str, ...]:
    """Ids of the close-ups there are of this table."""
    return ("market", "sea", "discard", *(f"{TRADER}{trader.seat}" for trader in view.traders))


def name_of(view: OsakaView, what: str) -> Label:  # noqa: ARG001 - other games name what lies there
    """Name of a close-up that there is."""
    if what.startswith(TRADER):
        return say("osaka-closer-trader", who=Who(Seat(int(what.removeprefix(TRADER)))))
    return say(f"osaka-closer-{what}")
