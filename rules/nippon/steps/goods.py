"""Goods that are paid: those below all of one's factories of a kind.

Source: "Grundlegende Konzepte", "Produktion". Ruling N-R23 (from which factories goods are paid).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.nippon.model.terms import GOODS

if TYPE_CHECKING:
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Good


def stock(at: Position, good: Good) -> int:
    """Goods of a kind below one's factories."""
    return sum([factory.goods for factory in at.me.factories if factory.good == good])


def in_stock(at: Position) -> tuple[Good, ...]:
    """The kinds of goods that one has."""
    return tuple([good for good in GOODS if stock(at, good)])


def refuse_goods(at: Position, good: Good, count: int, section: str) -> Reason | None:
    """Why so many goods of a kind cannot be paid, or None."""
    have = stock(at, good)
    if have >= count:
        return None
    return Reason(say("nippon-short-goods", good=good, due=count, have=have), section)


def pay_goods(at: Position, good: Good, count: int) -> None:
    """Pay goods one by one, each from the factory that then has most of them, the leftmost of equal ones (N-R23)."""
    own = [factory for factory in at.me.factories if factory.good == good]
    for _ in range(count):
        max(own, key=lambda factory: factory.goods).goods -= 1
