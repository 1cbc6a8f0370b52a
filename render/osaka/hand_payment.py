"""The cheapest way to pay, as the hand picture shows it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from rules.osaka.view import Card, Colour


@dataclass(frozen=True, slots=True)
class Payment:
    """Cards that pay a price, and those that stay in hand.

    Attributes:
        paid: Cards handed over, dearest first.
        kept: The other cards, in the order of the hand.
        excess: Coins too many; there is no change.
    """

    paid: tuple[Card, ...]
    kept: tuple[Card, ...]
    excess: int


def cheapest(hand: Iterable[Card], price: int, own: Collection[Colour]) -> Payment | None:
    """The payment with the fewest coins too many, then the fewest insurance symbols given away.

    Args:
        hand: Hand cards.
        price: Coins asked for.
        own: Colours of which one has goods; their symbols are spared first.

    Returns:
        The payment, or None if the hand is worth less than the price.
    """
    cards = sorted(hand, key=lambda card: (-card.value, card.symbols))
    if sum(card.value for card in cards) < price:
        return None
    most = price + max((card.value for card in cards), default=1) - 1
    # for each sum: symbols given away of own colours, of all colours, number of cards, and the cards themselves
    best: dict[int, tuple[int, int, int, tuple[Card, ...]]] = {0: (0, 0, 0, ())}
    for card in cards:
        lost = card.symbols if card.colour in own else 0
        for total in sorted(best, reverse=True):
            reached = total + card.value
            if reached > most:
                continue
            way = best[total]
            new = (way[0] + lost, way[1] + card.symbols, way[2] + 1, (*way[3], card))
            if reached not in best or new[:3] < best[reached][:3]:
                best[reached] = new
    total = min(reached for reached in best if reached >= price)
    paid = best[total][3]
    rest = Counter(cards) - Counter(paid)
    return Payment(paid, tuple(rest.elements()), total - price)
