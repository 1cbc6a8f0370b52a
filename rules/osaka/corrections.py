"""Facts of Traders of Osaka that a table may set right: goods on display, and where a ship is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from typing_extensions import override

from rules.core.corrections import Correctable
from rules.osaka.model.position import Position
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.corrections import Value
    from rules.osaka.model.terms import CardName, Kind


class GoodsFact(Correctable[Position]):
    """Goods of a card that a trader has on display; the others of the card come from the discard pile, or go there.

    Money is hand cards, which are no one else's business, and VP are cards too: neither can be stated.
    """

    @override
    def value(self, position: Position) -> Value:
        return self._goods(position)[self._kind(position)]

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        kind = self._kind(position)
        insured = position.state.traders[position.seat].insured[kind]
        return range(insured, self._goods(position)[kind] + position.state.discard[kind] + 1)

    @override
    def put(self, position: Position, to: Value) -> None:
        goods, kind = self._goods(position), self._kind(position)
        position.state.discard[kind] += goods[kind] - int(to)
        goods[kind] = int(to)

    def _kind(self, position: Position) -> Kind:
        return position.facts.kinds[self.what]

    def _goods(self, position: Position) -> list[int]:
        return position.state.traders[position.seat].goods


class ShipFact(Correctable[Position]):
    """Where a ship is on its way to Edo: by the number of its place."""

    of_seats = False

    def __init__(self, colour: int) -> None:
        super().__init__(f"ship-{COLOURS[colour]}")
        self._colour = colour

    @override
    def value(self, position: Position) -> Value:
        return position.state.ships[self._colour]

    @override
    def ways(self, position: Position) -> Sequence[Value]:
        goal, ship = position.facts.goal, position.state.ships[self._colour]
        # One that has arrived waits for the end of the payday.
        return range(goal) if ship < goal else (ship,)

    @override
    def put(self, position: Position, to: Value) -> None:
        position.state.ships[self._colour] = int(to)


SHIPS: Final = tuple([ShipFact(colour) for colour in range(len(COLOURS))])


def correctable(cards: Sequence[CardName]) -> tuple[Correctable[Position], ...]:
    """All of them.

    Args:
        cards: All names of cards.
    """
    return (*[GoodsFact(card) for card in cards], *SHIPS)
