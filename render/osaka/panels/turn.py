"""A turn: what the trader owns, and what buying brings and brings about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.osaka.words import hand
from render.osaka.words.labels import by_colour, cards, colour_names, place, ship
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.context import RenderContext
    from rules.core.seats import Seat
    from rules.osaka.view import OsakaView, Purchase


def owned(view: OsakaView, seat: Seat, context: RenderContext) -> str:
    """Hand, goods and tokens of a trader, in one line; what there is none of is left out.

    Where goods are insured, the picture shows all that they are worth.
    """
    trader, (cards_in_hand, *_) = view.traders[seat], hand.lines(view)
    said = [cards_in_hand]
    if view.phase == "insurance":
        return context.say(cards_in_hand)
    if trader.goods:
        said.append(say("osaka-panel-own-goods", goods=cards(trader.goods)))
    if any(trader.tokens):
        said.append(say("osaka-panel-own-tokens", tokens=by_colour(trader.tokens)))
    return " · ".join([context.say(label) for label in said])


def _affordable(view: OsakaView) -> Purchase | None:
    """What could be bought now; None if nothing can."""
    purchase = view.purchase
    return purchase if purchase is not None and 0 < purchase.price <= purchase.coins else None


def purchase_lines(view: OsakaView) -> Iterator[Label]:
    """All that buying now would bring about, as the picture shows it: goods, ships that move or sink, a payday."""
    purchase = _affordable(view)
    if purchase is None:
        return
    yield say("osaka-panel-brings", goods=cards(purchase.goods), price=purchase.price)
    if purchase.ships:
        yield say("osaka-tell-ships", ships=tuple(_arriving(view, purchase)))
    if purchase.arriving:
        yield say("osaka-panel-payday", colours=colour_names(purchase.arriving), vp=purchase.vp)
    if purchase.sinking:
        names = tuple(map(ship, purchase.sinking))
        yield say("osaka-panel-sinks", ships=say("osaka-ships-named", count=len(purchase.sinking), colours=names))


def _arriving(view: OsakaView, purchase: Purchase) -> Iterator[Label]:
    """The ships that buying would move, those to the same place named together."""
    for to in dict.fromkeys(after for _, _, after in purchase.ships):
        colours = tuple([ship(colour) for colour, _, after in purchase.ships if after == to])
        yield say("osaka-tell-ship", colours=colours, place=place(view.route, to))
