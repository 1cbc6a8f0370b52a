"""Gains, steps on tracks, departments, and what is paid."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.table import BySeat
from rules.nippon.model.effects import Gain
from rules.nippon.model.terms import Bonus, Colour, Track

Why: TypeAlias = Literal[
    "department", "railway", "region", "market", "factory", "start", "goal", "income", "achievement"
]
"""What something comes from."""


class Gaining(BySeat):
    """What comes in, which marker moves, and what that brings."""

    __slots__ = ()


@frozen
class Gained(Gaining):
    """Money, resources or points came in."""

    gain: Gain
    why: Why
    kind: Literal["gained"] = "gained"


@frozen
class DepartmentActivated(Gaining):
    """A department was activated; white gives steps that are still to be chosen."""

    colour: Colour
    upgraded: bool
    gain: Gain
    kind: Literal["department"] = "department"


@frozen
class Advanced(Gaining):
    """A marker moved on a track, forward or back.

    Attributes:
        track: Which one.
        steps: Steps made; below zero if it went back.
        space: Where it stands now.
    """

    track: Track
    steps: int
    space: int
    kind: Literal["advanced"] = "advanced"


@frozen
class BonusReached(Gaining):
    """A symbol on a track was reached or passed, or the spaces above and below one are empty."""

    bonus: Bonus
    kind: Literal["bonus"] = "bonus"


@frozen
class MarkerFreed(Gaining):
    """An influence marker came from the flag into the store."""

    value: int
    kind: Literal["marker-freed"] = "marker-freed"


@frozen
class SilkSold(Gaining):
    """Silk became money."""

    silk: int
    kind: Literal["silk-sold"] = "silk-sold"


GainEvent: TypeAlias = Advanced | BonusReached | DepartmentActivated | Gained | MarkerFreed | SilkSold
"""What is told of gains and steps."""
