"""Facts of the toy game that a table may set right: coins, and whose sign hangs on a post."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from rules.core.corrections import PLENTY, Correctable
from rules.core.seats import Seat
from tests.toy.state import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.corrections import Value


class CoinsFact(Correctable[Position]):
    """Coins of a trader; there are enough of them."""

    @override
    def value(self, position: Position) -> Value:
        return position.coins

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        return range(max(PLENTY, position.coins) + 1)

    @override
    def put(self, position: Position, to: Value) -> None:
        position.state.coins[position.seat] = int(to)


class FirstPostFact(Correctable[Position]):
    """Whose sign hangs on the first post, unless it is lit."""

    of_seats = False

    @override
    def value(self, position: Position) -> Value:
        owner = position.state.posts[0]
        return "free" if owner is None else f"seat-{owner + 1}"

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        if 0 in position.state.lit:
            return (self.value(position),)
        return ("free", *[f"seat-{seat + 1}" for seat in range(len(position.state.coins))])

    @override
    def put(self, position: Position, to: Value) -> None:
        position.state.posts[0] = None if to == "free" else Seat(int(str(to).removeprefix("seat-")) - 1)


CORRECTABLE: Final = (CoinsFact("coins"), FirstPostFact("first-post"))
