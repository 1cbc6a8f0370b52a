"""What several pictures of Traders of Osaka show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.osaka.model.terms import Colour
    from rules.osaka.view import OsakaView, TraderView

KANJI = "大坂"


def price_for(view: OsakaView, seat: int) -> int:
    """Coins that all the market would cost a seat: everything but what others have reserved."""
    return sum(offer.card.value for offer in view.market if offer.stone in {None, seat})


@frozen
class Sale:
    """What a display would bring at the next payday of its colour.

    Attributes:
        count: Goods sold.
        price: Coins for each: the most expensive of them and one for each token of the colour.
        vp: VP cards: a fifth of all coins, rounded up.
    """

    count: int
    price: int

    @property
    def coins(self) -> int:
        """Coins for all of them, rounded up to a multiple of five."""
        return -(-self.count * self.price // 5) * 5

    @property
    def vp(self) -> int:
        """VP cards."""
        return self.coins // 5


def sale(trader: TraderView, colour: Colour) -> Sale:
    """What a trader's goods of one colour would bring; nothing if there are none."""
    values = [card.value for card in trader.goods if card.colour == colour]
    if not values:
        return Sale(0, 0)
    return Sale(len(values), max(values) + trader.tokens[COLOURS.index(colour)])


def new_sales(now: TraderView, then: TraderView) -> tuple[int, ...]:
    """Colours, by their place in COLOURS, of which a display would bring something else than then."""
    return tuple(i for i, colour in enumerate(COLOURS) if sale(now, colour) != sale(then, colour))
