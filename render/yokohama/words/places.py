"""Areas in the story with the article, preposition and case that a language wants: "zum Hafen", "alla Banca"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.words.labels import area_name
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from collections.abc import Iterable


def the_area(place: str) -> Label:
    """An area that lies on the way: via "the Bank", über "den Hafen", attraverso "i Moli"."""
    return Label("yokohama-the-area", area_name(place).args)


def to_area(place: str) -> Label:
    """Where someone goes: to "the Bank", "zum Hafen", "ai Moli"."""
    return Label("yokohama-to-area", area_name(place).args)


def at_area(place: str) -> Label:
    """Where something happens: at "the Bank", "im Hafen", "ai Moli"."""
    return Label("yokohama-at-area", area_name(place).args)


def at_areas(places: Iterable[str]) -> tuple[Label, ...]:
    """Where something happens, each area once."""
    return tuple(map(at_area, dict.fromkeys(places)))


def from_area(place: str) -> Label:
    """Where someone comes from: from "the Bank", "vom Hafen", "dai Moli"."""
    return Label("yokohama-from-area", area_name(place).args)


def left_areas(assistants: Iterable[tuple[str, int]]) -> tuple[Label, ...]:
    """Areas that assistants left; where there are several, how many left each: "2 from the Bank"."""
    places = tuple(assistants)
    if len(places) == 1:
        return (from_area(places[0][0]),)
    return tuple(say("yokohama-tell-left", count=count, area=from_area(place)) for place, count in places)
