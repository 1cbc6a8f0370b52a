"""The ideas that a Zaibatsu may follow: what is made much of, and how much more it then counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.nippon.model.position import Position
    from rules.players.ideas import Idea


def _contracts(position: Position) -> float:
    """Contracts fulfilled, and goods that could be shipped."""
    me = position.me
    return 8.0 * len(me.contracts) + 2.0 * sum(factory.goods for factory in me.factories)


def _regions(position: Position) -> float:
    """Influence markers on the board, and railways."""
    lying = [marker for city in position.state.cities for marker in city.markers if marker is not None]
    return 1.5 * sum(marker.value for marker in lying if marker.seat == position.seat) + 4.0 * position.me.railways


def _tracks(position: Position) -> float:
    """Spaces of all three tracks."""
    me = position.me
    return 3.0 * (me.rnd + me.mining + me.finance)


IDEAS: Mapping[str, Idea[Position]] = {"contracts": _contracts, "regions": _regions, "tracks": _tracks}
"""By name."""
