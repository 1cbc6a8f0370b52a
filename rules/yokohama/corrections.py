"""Facts of Yokohama that a table may set right: yen, goods, and where a president stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from rules.core.corrections import Correctable
from rules.yokohama.model.position import Position
from rules.yokohama.model.terms import GOODS, HAND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.corrections import Value


class YenFact(Correctable[Position]):
    """Yen of a merchant; the rest is in the supply."""

    @override
    def value(self, position: Position) -> Value:
        return position.me.yen

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        return range(position.me.yen + max(position.state.bank, 0) + 1)

    @override
    def put(self, position: Position, to: Value) -> None:
        position.state.bank += position.me.yen - int(to)
        position.me.yen = int(to)


class GoodFact(Correctable[Position]):
    """Goods of a kind that a merchant has; the rest is in the supply."""

    def __init__(self, good: int) -> None:
        super().__init__(GOODS[good])
        self._good = good

    @override
    def value(self, position: Position) -> Value:
        return position.me.goods[self._good]

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        return range(position.me.goods[self._good] + max(position.state.supply[self._good], 0) + 1)

    @override
    def put(self, position: Position, to: Value) -> None:
        position.state.supply[self._good] += position.me.goods[self._good] - int(to)
        position.me.goods[self._good] = int(to)


class PresidentFact(Correctable[Position]):
    """Where a president stands; it has walked nowhere this turn."""

    @override
    def value(self, position: Position) -> Value:
        president = position.me.president
        return HAND if president is None else position.name(president)

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        return (HAND, *position.town.open_names)

    @override
    def put(self, position: Position, to: Value) -> None:
        position.me.president = None if to == HAND else position.area(str(to))
        position.me.walked = []


CORRECTABLE: Final = (YenFact("yen"), *[GoodFact(good) for good in range(len(GOODS))], PresidentFact("president"))
