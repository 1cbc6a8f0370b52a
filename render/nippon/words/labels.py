"""Things of Nippon as labels: goods, workers, factories, regions, departments."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.nippon.model.phrases import factory_label
from rules.nippon.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.labels import Arg
    from rules.nippon.model.terms import Action, Area, City, Colour, Destination, Edge, Goal, Good, Region, Track

TAKATOSHI = Who(Seat(1))
"""The rulebook's opponent in a match of one player."""


def action(one: Action) -> Label:
    """An action by its name."""
    return say("nippon-action", action=one)


def action_short(one: Action) -> Label:
    """An action by its short name, which a list can hold: "Investments"."""
    return say("nippon-action-short", action=one)


def area(one: Area) -> Label:
    """An area of a Zaibatsu board."""
    return say("nippon-area", area=one)


def track(one: Track) -> Label:
    """A track by its name."""
    return say("nippon-track", track=one)


def colour(one: Colour) -> Label:
    """A colour in words."""
    return say("nippon-colour", colour=one)


def colours(some: Iterable[Colour]) -> tuple[Label, ...]:
    """Colours in words, in the order given."""
    return tuple([colour(one) for one in some])


def worker(one: Colour) -> Label:
    """A worker: "white worker"."""
    return say("nippon-worker", colour=one)


def workers(some: Iterable[Colour]) -> tuple[Label, ...]:
    """Workers by colour: "2 white", "1 red"."""
    counts = Counter(some)
    return counted([counts[one] for one in COLOURS])


def counted(counts: Sequence[int]) -> tuple[Label, ...]:
    """So many workers of each colour; colours without any are left out."""
    return tuple(
        [say("nippon-workers", colour=one, count=count) for one, count in zip(COLOURS, counts, strict=True) if count]
    )


def department(one: Colour) -> Label:
    """A department with its colour."""
    return say("nippon-department", colour=one)


def good(one: Good) -> Label:
    """A kind of goods."""
    return say("nippon-good", good=one)


def goods(one: Good, count: int) -> Label:
    """So many goods of a kind: "2 paper"."""
    return say("nippon-goods", good=one, count=count)


def amount(what: str, count: int) -> Label:
    """So much money, coal, silk, iron, goods or points."""
    return say("nippon-amount", what=what, count=count)


def amounts(some: Iterable[tuple[str, int]]) -> tuple[Label, ...]:
    """So much of each of these; what is not there is left out."""
    return tuple([amount(what, count) for what, count in some if count])


def region(one: Region) -> Label:
    """A region by its name."""
    return say("nippon-region", region=one)


def in_region(one: Region) -> Label:
    """Where something happens: "in Kansai"."""
    return say("nippon-in-region", region=one)


def city(one: City) -> Label:
    """A city by its name."""
    return say("nippon-city", city=one)


def space(city_key: City, edge: Edge, asked: Good) -> Label:
    """An influence space: "Osaka, paper (top)"."""
    return say("nippon-space", city=city_key, edge=edge, good=asked)


def destination(one: Destination) -> Label:
    """A destination by its name."""
    return say("nippon-destination", destination=one)


def goal(one: Goal) -> Label:
    """What a goal asks for."""
    return say("nippon-goal", goal=one)


def goals(some: Iterable[Goal]) -> tuple[Label, ...]:
    """What goals ask for."""
    return tuple([goal(one) for one in some])


def factories(keys: Iterable[str]) -> tuple[Label, ...]:
    """Factories by their tiles."""
    return tuple([factory_label(key) for key in keys])


def people(seats: Iterable[Seat]) -> tuple[Who, ...]:
    """Seats, named by their owners."""
    return tuple([Who(seat) for seat in seats])


def numbers(some: Iterable[int | str]) -> tuple[Arg, ...]:
    """Numbers in a row, or what bears one."""
    return tuple([str(one) for one in some])
