"""What the strip under the table counts of each person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.nippon.model.terms import GOODS

if TYPE_CHECKING:
    from rules.nippon.view.table import ZaibatsuView


def store(one: ZaibatsuView) -> tuple[int, ...]:
    """Money, coal, silk and iron of someone."""
    return one.money, one.coal, one.silk, one.iron


def tracks(one: ZaibatsuView) -> tuple[int, ...]:
    """Values of R&D, Mining and Finance of someone."""
    return one.rnd[1], one.mining[1], one.finance[1]


def goods(one: ZaibatsuView) -> tuple[int, ...]:
    """Goods of each kind below someone's factories."""
    return tuple([sum([factory.goods for factory in one.factories if factory.good == good]) for good in GOODS])


def counts(one: ZaibatsuView) -> tuple[int, ...]:
    """All of that, in this order."""
    return (*store(one), *tracks(one), *goods(one))
