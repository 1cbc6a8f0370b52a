"""What the regions would bring now in words: what decides each, and what everybody would gain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.sections import Section
from rules.core.labels import Arg, Label, Who, say

if TYPE_CHECKING:
    from rules.nippon.events.rounds import Placing
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import RegionView

KEY = "section"
"""Id of the sheet of a section."""


def read(view: NipponView) -> Section:
    """The sheet of a section."""
    lines = [line for region in view.regions for line in (decided(region), *_gains(region))]
    return Section(KEY, say("nippon-look-section"), tuple(lines))


def _gains(region: RegionView) -> tuple[Label, ...]:
    """What a region would bring everybody who gains from it."""
    found = [
        say("nippon-board-points", who=Who(one.seat), points=one.points)
        for one in region.places
        if one.seat is not None and one.points
    ]
    return tuple(found)


def decided(region: RegionView) -> Label:
    """The sentence that says what decides a region."""
    name = say("nippon-region", region=region.key)
    if not region.places:
        return say("nippon-section-empty", region=name)
    most = region.places[0].influence
    first = [one for one in region.places if one.influence == most]
    if len(first) > 1:
        return say("nippon-section-tie", region=name, names=_names(first), most=most, points=first[0].points)
    behind = [one for one in region.places if one.influence < most]
    if not behind:
        return say("nippon-section-alone", region=name, name=_name(first[0]), most=most)
    second = behind[0].influence
    others = _names([one for one in behind if one.influence == second])
    return say(
        "nippon-section-lead",
        region=name,
        name=_name(first[0]),
        lead=most - second,
        most=most,
        next=second,
        other=others,
    )


def _names(places: list[Placing]) -> tuple[Arg, ...]:
    return tuple([_name(one) for one in places])


def _name(one: Placing) -> Arg:
    return say("nippon-section-overseas") if one.seat is None else Who(one.seat)
