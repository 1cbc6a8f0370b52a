"""The ideas that a merchant may follow: what is made much of, and how much more it then counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.model.terms import IMPORT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.players.ideas import Idea
    from rules.yokohama.model.position import Position


def _orders(position: Position) -> float:
    """Orders completed, and those in hand by how many of their goods are there."""
    total = 7.0 * len(position.me.completed)
    for number in position.me.orders:
        need = position.facts.orders[number].goods
        there = sum(min(have, count) for have, count in zip(position.me.goods, need, strict=True))
        total += 1.0 + 3.0 * there / max(sum(need), 1)
    return total


def _church(position: Position) -> float:
    """Assistants in the church."""
    return 6.0 * position.state.church.count(position.seat)


def _customs(position: Position) -> float:
    """Assistants at customs, and imports."""
    return 5.0 * position.state.customs.count(position.seat) + 3.0 * position.me.goods[IMPORT]


def _technology(position: Position) -> float:
    """Technologies."""
    return 5.0 * len(position.me.technologies)


def _buildings(position: Position) -> float:
    """Shops and trading houses built, and those in hand."""
    me = position.me
    return 6.0 * sum(me.built) + 2.0 * (me.shops + me.houses)


IDEAS: Mapping[str, Idea[Position]] = {
    "orders": _orders,
    "church": _church,
    "customs": _customs,
    "technology": _technology,
    "buildings": _buildings,
}
"""By name."""

PLAIN = ("orders", "technology", "buildings")
"""Those that a beginner sees."""

UNSEEN = frozenset({"majorities", "value", "achievements", "power", "spread", "income"})
"""What a beginner does not see yet of all that counts: what pays at the end alone, and where one will be strong."""
