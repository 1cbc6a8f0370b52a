"""Names of everything that play-outs should touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.yokohama.facts import Facts


def marks_of(facts: Facts, seats: int, options: Mapping[str, str]) -> frozenset[str]:
    """Names of all areas, cards, steps, rare rules and ends."""
    return frozenset(f"area:{kind}" for kind, copies in facts.copies if copies[seats - 2])
