"""What one owns, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.closeups.mat_figures import stock
from render.nippon.words import labels
from rules.core.labels import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.nippon.panels.asked import Asked


def own_line(asked: Asked) -> str:
    """Store, goods, values of the tracks, workers and wages; what is nothing is left out."""
    me = asked.me
    goods = [asked.plain(labels.goods(good, count)) for good, count in stock(me).items()]
    tracks = say("nippon-panel-own-tracks", rnd=me.rnd[1], mining=me.mining[1], finance=me.finance[1])
    work = say("nippon-panel-own-work", workers=len(me.work), spaces=me.spaces, wages=me.wages)
    parts = (
        ", ".join(_store(asked)),
        *([asked.plain(say("nippon-panel-own-goods", goods=", ".join(goods)))] if goods else []),
        asked.plain(tracks),
        *([asked.plain(work)] if me.work else []),
    )
    return " · ".join(parts)


def _store(asked: Asked) -> Iterator[str]:
    """Money, coal, silk and iron; coal that is safe from taxes by where it is."""
    me = asked.me
    safe = (("tile", me.tile_coal), ("factories", sum(factory.coal for factory in me.factories)))
    beside = [asked.plain(say("nippon-panel-own-coal", where=where, coal=coal)) for where, coal in safe if coal]
    for what, count in (("money", me.money), ("coal", me.coal), ("silk", me.silk), ("iron", me.iron)):
        elsewhere = f" ({', '.join(beside)})" if what == "coal" and beside else ""
        if count or elsewhere or what == "money":
            yield asked.plain(labels.amount(what, count)) + elsewhere
