"""The ideas that a trader may follow: what is made much of, and how much more it then counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.osaka.model.position import Position
    from rules.players.ideas import Idea


SOLD = 1.0
"""Points for an achievement token: whoever makes much of goods for a ship is to be glad when they arrive."""


def _buyer(position: Position) -> float:
    """No coins in hand: whatever they can buy is bought."""
    return -0.15 * position.facts.coins(position.me.hand)


def _collector(position: Position) -> float:
    """Goods of the colour of which there are most."""
    return 0.6 * max(position.facts.by_colour(position.me.goods)) + SOLD * sum(position.me.tokens)


def _leading_ship(position: Position) -> float:
    """Goods on the ship that is ahead of the others."""
    goods, ships = position.facts.by_colour(position.me.goods), position.state.ships
    return 0.6 * goods[max(range(len(ships)), key=ships.__getitem__)] + SOLD * sum(position.me.tokens)


def _hoarder(position: Position) -> float:
    """Coins in hand, however many."""
    return 0.25 * position.facts.coins(position.me.hand)


IDEAS: Mapping[str, Idea[Position]] = {
    "buyer": _buyer,
    "collector": _collector,
    "leading ship": _leading_ship,
    "hoarder": _hoarder,
}
"""By name."""

PLAIN = ("buyer", "collector", "leading ship")
"""Those that a beginner sees; tables of hoarders would come to a standstill."""
