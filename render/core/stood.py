"""How a match stood that was ended early: who led, as a line and as the headline of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.score_head import name_in_headline
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.words import Words

NOTE = say("house-stood-note")
"""That it was ended early, and that no one has won."""


def stood(points: Sequence[int]) -> Label:
    """Who led, and by how much.

    Args:
        points: By seat.
    """
    key, leaders, numbers = _leaders(points)
    return say(key, who=tuple(map(Who, leaders)), **numbers)


def headline(points: Sequence[int], names: Sequence[str], words: Words) -> str:
    """The same as a picture has room for it.

    Args:
        points: By seat.
        names: By seat, as pictures write them.
    """
    key, leaders, numbers = _leaders(points)
    who = words.listed([name_in_headline(names[seat], len(leaders)) for seat in leaders])
    return words.text(key, who=who, **numbers)


def _leaders(points: Sequence[int]) -> tuple[str, list[Seat], dict[str, int]]:
    best, *others = sorted(points, reverse=True)
    leaders = [Seat(seat) for seat, own in enumerate(points) if own == best]
    if not others:
        return "house-stood-alone", leaders, {"points": best}
    if len(leaders) > 1:
        return "house-stood-level", leaders, {"points": best}
    return "house-stood-lead", leaders, {"lead": best - others[0]}
