"""Hints for a decision: what picking a thing would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.words import labels
from rules.core.labels import Label, say
from rules.nippon.model.spaces import rail_word, slot_word

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import MissionView, RegionView, ZaibatsuView


def hint(view: NipponView, seat: Seat, item: str) -> Label | None:
    """What picking a thing means: a destination, a railway space, a machine space or a factory.

    Args:
        item: Its word in the notation.
    """
    own = view.zaibatsu[seat]
    for mission in view.missions:
        if mission.key == item:
            return _mission(mission, own)
    for region in view.regions:
        if item in {rail_word(region.key, space.bonus) for space in region.railways}:
            return _region(region, seat)
    for factory in own.factories:
        if item in {slot_word(factory.key, iron=False), slot_word(factory.key, iron=True)}:
            return say("nippon-hint-factory", machines=sum(factory.machines), goods=factory.goods)
    return None


def _mission(one: MissionView, own: ZaibatsuView) -> Label:
    """What a ship would bring from a destination."""
    upgrade = 0 if one.colour in own.upgraded or not one.tiles else 1
    return say("nippon-hint-mission", colour=labels.colour(one.colour), upgrade=upgrade)


def _region(one: RegionView, seat: Seat) -> Label:
    """How much influence the player has where a railway would lie, and the most that anyone has there."""
    best = max([one.overseas, *one.influence])
    return say("nippon-hint-region", influence=one.influence[seat], best=best)
