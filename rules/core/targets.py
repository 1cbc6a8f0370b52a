"""What the figures of a game should be: a calibration is held against it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen

Figure: TypeAlias = Literal["end", "source", "winners", "use"]
"""The share of matches that a condition ends; of winners' points that a source brings; the points of a winner; the
share of seats that use something of a kind."""


@frozen
class Target:
    """Between which numbers a figure should lie, with each number of seats.

    Attributes:
        figure: What is looked at.
        name: The condition, the source or the kind of use; empty for each condition. The points of a winner need none.
        least: A share, or points.
        most: Likewise.
    """

    figure: Figure
    name: str = ""
    least: float = 0.0
    most: float = 1.0
