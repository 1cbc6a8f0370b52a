"""Spaces as notation writes them: of railways, machines and influence markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.nippon.model.effects import Gain

NO_BONUS = "none"
"""What a railway space is called that has no bonus: ``kanto/none``."""


def bonus_word(gain: Gain) -> str:
    """The bonus of a railway space as it is typed: ``iron``, ``2money``, ``2vp``."""
    named = (("money", gain.money), ("coal", gain.coal), ("silk", gain.silk), ("iron", gain.iron), ("vp", gain.points))
    words = [f"{count}{word}" if count > 1 else word for word, count in named if count]
    return "+".join(words) or NO_BONUS


def rail_word(region: str, gain: Gain) -> str:
    """A railway space as it is typed, by its bonus: ``kanto/silk``."""
    return f"{region}/{bonus_word(gain)}"


def slot_word(factory: str, *, iron: bool) -> str:
    """A machine space as it is typed: ``cotton1a`` is the free one, ``cotton1a/iron`` the other."""
    return f"{factory}/iron" if iron else factory


def space_word(city: str, edge: str) -> str:
    """An influence space as notation writes it: ``osaka.top``."""
    return f"{city}.{edge}"
