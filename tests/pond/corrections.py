"""Facts of the pond that a table may set right: the stone of a frog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from rules.core.corrections import Correctable
from tests.pond.state import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.corrections import Value


class StoneFact(Correctable[Position]):
    """The stone of a frog, before the far bank and ahead of the heron."""

    @override
    def value(self, position: Position) -> Value:
        return position.state.frogs[position.seat]

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        heron = position.state.heron
        return range(0 if heron is None else max(heron + 1, 0), position.state.bank)

    @override
    def put(self, position: Position, to: Value) -> None:
        position.state.frogs[position.seat] = int(to)


CORRECTABLE: Final = (StoneFact("stone"),)
