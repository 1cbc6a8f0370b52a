"""What one owns, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.closeups.mat_figures import stock
from render.nippon.words import labels
from rules.core.labels import say

if TYPE_CHECKING:
    from render.nippon.panels.asked import Asked


def own_line(asked: Asked) -> str:
    """Store and goods, and where other coal lies that is safe from taxes; what is nothing is left out, but for money.

    Tracks, workers and wages stand in the picture of the panel that opens a turn.
    """
    me = asked.me
    store = labels.amounts((("coal", me.coal), ("silk", me.silk), ("iron", me.iron)))
    goods = tuple([labels.goods(good, count) for good, count in stock(me).items()])
    safe = (("tile", me.tile_coal), ("factories", sum(factory.coal for factory in me.factories)))
    beside = [
        say("nippon-panel-own-coal", where=where, coal=labels.amount("coal", coal)) for where, coal in safe if coal
    ]
    owned = (labels.amount("money", me.money), *store, *goods, *beside)
    return asked.context.say(say("nippon-panel-own", owned=owned))
