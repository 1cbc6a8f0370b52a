"""What one owns, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.panels.reach import stock
from render.nippon.words import labels
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.nippon.panels.asked import Asked


def own_line(asked: Asked) -> str:
    """Store, goods, values of the tracks, workers and wages."""
    me = asked.me
    store = (("money", me.money), ("coal", me.coal), ("silk", me.silk), ("iron", me.iron))
    amounts = [labels.amount(what, count) for what, count in store if count or what == "money"]
    label = say(
        "nippon-panel-own",
        store=_row(amounts, asked),
        goods=_row([labels.goods(good, count) for good, count in stock(me).items()], asked),
        rnd=me.rnd[1],
        mining=me.mining[1],
        finance=me.finance[1],
        workers=len(me.work),
        spaces=me.spaces,
        wages=me.wages,
    )
    return asked.context.words.say(label, asked.context.people)


def _row(some: Iterable[Label], asked: Asked) -> str:
    """Things with nothing but commas between them."""
    return ", ".join([asked.plain(one) for one in some]) or asked.context.words.text("house-none")
