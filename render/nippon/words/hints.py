"""What helps to decide: what one owns in a few lines, and what a thing that can be picked would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.words import labels
from rules.core.labels import Label, say
from rules.nippon.model.names import bonus_word, slot_word
from rules.nippon.model.phrases import factory_label

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import MissionView, RegionView, ZaibatsuView


def own_lines(one: ZaibatsuView) -> tuple[Label, ...]:
    """What one owns: store, goods, values of tracks, work area and wages."""
    store = (("money", one.money), ("coal", one.coal), ("silk", one.silk), ("iron", one.iron))
    named = tuple([labels.amount(what, count) for what, count in store if count])
    goods = tuple(
        [
            say(
                "nippon-own-factory",
                factory=factory_label(factory.key),
                goods=labels.goods(factory.good, factory.goods),
            )
            for factory in one.factories
            if factory.goods
        ]
    )
    work = tuple([labels.colour(worker.colour) for worker in one.work])
    rnd, mining, finance = one.rnd[1], one.mining[1], one.finance[1]
    return (
        say("nippon-own-store", store=named, goods=goods, n=len(goods)),
        say("nippon-own-tracks", rnd=rnd, mining=mining, finance=finance),
        say("nippon-own-work", count=len(work), spaces=one.spaces, workers=work, wages=one.wages),
    )


def hint(view: NipponView, seat: Seat, item: str) -> Label | None:
    """What something that can be picked means: a destination, a railway space, a machine space, a factory.

    Args:
        view: The table.
        seat: Who picks.
        item: Its word in the notation.
    """
    own = view.zaibatsu[seat]
    for mission in view.missions:
        if mission.key == item:
            return _mission(mission, own)
    for region in view.regions:
        if item in {f"{region.key}/{bonus_word(space.bonus)}" for space in region.railways}:
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
    """How much influence one has where a railway would lie, and the most that anybody has there."""
    best = max([one.overseas, *one.influence])
    return say("nippon-hint-region", influence=one.influence[seat], best=best)
