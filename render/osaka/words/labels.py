"""Cards and places of Osaka as labels."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.core.labels import Label, say
from rules.osaka.model.terms import COLOURS, Card, Colour

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.osaka.model.terms import Place


def card(one: Card) -> Label:
    """A card: "red 5"."""
    return say("osaka-card", colour=one.colour, value=one.value)


def cards(some: Iterable[Card]) -> tuple[Label, ...]:
    """Cards, equal ones together: "red 5", "2 x green 2"; by colour, then most expensive first."""
    counts = Counter(some)
    ordered = sorted(counts, key=lambda one: (COLOURS.index(one.colour), -one.value))
    return tuple(
        card(one) if counts[one] == 1 else say("osaka-cards", count=counts[one], card=card(one)) for one in ordered
    )


def coins(count: int) -> Label:
    """So many coins."""
    return say("osaka-coins", count=count)


def points(count: int) -> Label:
    """So many victory points."""
    return say("osaka-points", count=count)


def tokens(count: int) -> Label:
    """So many achievement tokens."""
    return say("osaka-tokens", count=count)


def ship(colour: Colour) -> Label:
    """A ship by its colour."""
    return say("osaka-ship", colour=colour)


def colour_name(colour: Colour) -> Label:
    """A colour in words."""
    return say("osaka-colour", colour=colour)


def colour_names(some: Iterable[Colour]) -> tuple[Label, ...]:
    """Colours in words."""
    return tuple(colour_name(colour) for colour in some)


def by_colour(counts: Iterable[int]) -> tuple[Label, ...]:
    """So many of each colour: "2 blue"; those that are none are left out."""
    return tuple(
        say("osaka-count-of", count=count, colour=colour)
        for colour, count in zip(COLOURS, counts, strict=True)
        if count
    )


def place(route: tuple[Place, ...], index: int) -> Label:
    """A place of the route by its name, numbered where several have the same waters."""
    water = route[index].water
    return say("osaka-place", water=water, n=sum(1 for one in route[: index + 1] if one.water == water))
