"""What is used of a game's cards, technologies and tiles: counted over many matches, it shows what its numbers do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

Usable: TypeAlias = "Mapping[str, tuple[str, ...]]"
"""All that can be used in a match: names by kind of use, in the order in which they are shown."""


@dataclass(frozen=True, slots=True)
class Use:
    """Something was taken, bought or used.

    Attributes:
        seat: Who did.
        kind: What was done with what, in the game's terms, e.g. ``order completed``.
        name: Which one: its id in the component tables.
    """

    seat: Seat
    kind: str
    name: str
