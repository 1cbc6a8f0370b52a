"""What events count as: uses of cards and tiles, and points by source; over many matches they show a game's balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

Usable: TypeAlias = "Mapping[str, tuple[str, ...]]"
"""All that can be used in a match: names by kind of use, in the order in which they are shown."""


@frozen
class Use:
    """A seat took, bought or used something.

    Attributes:
        seat: Who did.
        kind: What was done with what, in the game's terms, e.g. ``order completed``.
        name: Which one: its id in the component tables.
    """

    seat: Seat
    kind: str
    name: str


@frozen
class Points:
    """A seat received points, or lost some.

    Attributes:
        seat: Who did.
        source: Where they came from: a row of the score sheet.
        count: How many; below zero where some were lost.
    """

    seat: Seat
    source: str
    count: int


Counted: TypeAlias = Use | Points
