"""The places in a region, as they are told, shown, and kept of each section that was scored."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat


@frozen
class Placing:
    """A place in a region.

    Attributes:
        seat: Whose; None for the overseas company.
        influence: Influence there.
        points: Points for it; those of the overseas company no one notes.
    """

    seat: Seat | None
    influence: int
    points: int


Places: TypeAlias = tuple[Placing, ...]
"""All with influence in a region, most first."""

Scored: TypeAlias = tuple[Places, ...]
"""A section as it was scored: the places of each region, from left to right."""
