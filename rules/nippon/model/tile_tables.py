"""Component tables of factory tiles and start tiles."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.components import Number, Source
from rules.core.frozen import frozen
from rules.nippon.model.effects import Effect, Gain, Keep
from rules.nippon.model.ranges import Few, Points
from rules.nippon.model.terms import (
    GOODS,
    Action,
    Good,
    StartEffect,
)

When: TypeAlias = Literal["always", "here", "each", "contract"]
"""What must have happened in an action that a factory modifies."""

FACTORY_SIDES: dict[str, Good] = {
    f"{good}{number}{side}": good for good in GOODS for number in range(1, 6) for side in "ab"
}
"""What each side of a factory tile produces, by its id."""


@frozen
class GoodRow:
    """A kind of goods: level, R&D value needed, coal of a production, values of markers for 1, 2 and 3 goods."""

    key: Good
    level: Literal[1, 2, 3]
    rnd: Few
    coal: Few
    markers: tuple[Few, Few, Few]
    source: Source


@frozen
class Price:
    """What is paid for something more."""

    money: Few = 0
    iron: Few = 0
    finance: Few = 0


@frozen
class FactoryRow:
    """One side of a factory tile.

    Attributes:
        id: Good, number and side: ``paper3a``.
        timing: When its effect happens.
        action: The action that it modifies.
        when: What must have happened in the action: anything, in this factory, in each, a contract.
        effect: What happens, in order.
        price: What may be paid afterwards for `more`; Finance steps are gone back.
        more: What is had for it.
    """

    id: Annotated[str, Field(pattern=r"^(cotton|paper|bento|lenses|bulbs|clocks)[1-5][ab]$")]
    timing: Literal["immediate", "modifier", "special"]
    effect: Annotated[tuple[Effect, ...], Field(min_length=1, max_length=3)]
    source: Source
    action: Action | None = None
    when: When = "always"
    price: Price | None = None
    more: Effect | None = None

    @property
    def good(self) -> Good:
        """What it produces."""
        return FACTORY_SIDES[self.id]

    @property
    def tile(self) -> str:
        """Number and side of the tile: ``3A``."""
        return self.id[-2:].upper()

    @property
    def keeps(self) -> int:
        """How much money and coal together it lets the player keep at the taxes."""
        return sum([effect.most for effect in self.effect if isinstance(effect, Keep)])


@frozen
class FactoriesTable:
    """Goods and factory tiles."""

    good: Annotated[tuple[GoodRow, ...], Field(min_length=6, max_length=6)]
    side: Annotated[tuple[FactoryRow, ...], Field(min_length=60, max_length=60)]

    def __post_init__(self) -> None:
        if tuple(row.key for row in self.good) != GOODS:
            raise ValueError("each kind of goods stands there once, in order")
        if {row.id for row in self.side} != set(FACTORY_SIDES):
            raise ValueError("each factory tile has two sides, and each stands there once")


@frozen
class StartRow:
    """A start tile: effect and points of side A, gain and steps of side B."""

    id: Annotated[str, Field(pattern=r"^s[0-9]{2}$")]
    effect: StartEffect
    points: Points
    gain: Gain
    rnd: Few = 0
    mining: Few = 0
    finance: Few = 0
    source: Source = "reconstructed"


@frozen
class StartTable:
    """All start tiles, and the numbers of their effects."""

    tile: Annotated[tuple[StartRow, ...], Field(min_length=10, max_length=40)]
    coal: Number
    goods: Number
    discount: Number
    family_goods: Number
