"""Goods below factories: how many a factory produces, what it costs, and what finds room.

Source: "Produzieren" ("Produktion"). Ruling N-R13 (a full factory may produce all the same).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.nippon.events.building import GoodsAdded, Produced
from rules.nippon.model.terms import FAMILY, GOODS_FIELDS
from rules.nippon.steps.concepts.gaining import Cost, pay

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Factory


def producing(position: Position) -> tuple[Factory, ...]:
    """The player's factories that can produce: all but the family business."""
    return tuple([factory for factory in position.me.factories if factory.key != FAMILY])


def room(factory: Factory) -> int:
    """Goods for which there is room."""
    return GOODS_FIELDS - factory.goods


def output(factory: Factory) -> int:
    """Goods that a production brings, whether there is room or not."""
    return 1 + sum(factory.machines)


def coal_of(position: Position, factory: Factory) -> int:
    """Coal that a production costs."""
    return position.facts.goods[factory.good].coal


def produce(position: Position, factory: Factory, coal: int, table: Table[NipponEvent]) -> None:
    """Pay and let a factory produce; what finds no room is lost.

    Args:
        factory: Which one; it was judged.
    """
    pay(position, Cost(coal=coal), table)
    count, lost = _fill(factory, output(factory))
    table.emit(Produced(position.seat, factory.key, factory.good, count, lost, coal))
    table.touch(f"produced:{factory.good}")
    if lost:
        table.touch("goods:lost")


def add_goods(position: Position, factory: Factory, count: int, table: Table[NipponEvent]) -> None:
    """Put goods below a factory without production; what finds no room is lost."""
    added, lost = _fill(factory, count)
    table.emit(GoodsAdded(position.seat, factory.key, factory.good, added, lost))


def _fill(factory: Factory, count: int) -> tuple[int, int]:
    """Put goods below a factory; how many found room and how many not."""
    added = min(count, room(factory))
    factory.goods += added
    return added, count - added
