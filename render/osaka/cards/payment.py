"""The cheapest way to pay, as the hand picture shows it: the first payment that the rules suggest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.osaka.model.payment import Payment as Paying
from rules.osaka.model.terms import Card

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rules.osaka.model.terms import Colour


@frozen
class Payment:
    """Cards that pay a price, and those that stay in hand.

    Attributes:
        paid: Cards handed over.
        kept: The other cards, in the order of the hand.
        excess: Coins too many; there is no change.
    """

    paid: tuple[Card, ...]
    kept: tuple[Card, ...]
    excess: int


def cheapest(hand: Sequence[Card], price: int, own: Collection[Colour]) -> Payment | None:
    """The payment with the fewest coins too many, then the fewest insurance symbols given away.

    Args:
        hand: Hand cards, equal ones beside each other.
        own: Colours of which the trader has goods; their symbols are spared first.

    Returns:
        The payment, or None if the hand is worth less than the price.
    """
    kinds = tuple(dict.fromkeys(hand))
    paying = Paying(
        price=price,
        values=tuple(card.value for card in kinds),
        have=tuple(hand.count(card) for card in kinds),
        symbols=tuple(card.symbols for card in kinds),
        useful=tuple(card.symbols if card.colour in own else 0 for card in kinds),
    )
    best = next(iter(paying.suggest()), None)
    if best is None:
        return None
    paid = tuple(card for card, count in zip(kinds, best, strict=True) for _ in range(count))
    kept = tuple(card for card, have, count in zip(kinds, paying.have, best, strict=True) for _ in range(have - count))
    return Payment(paid, kept, paying.coins(best) - price)
