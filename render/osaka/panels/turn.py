"""A turn: what the trader owns, and what buying brings and brings about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.osaka.words.labels import by_colour, cards, colour_names, place, ship
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.face import RenderContext
    from rules.core.seats import Seat
    from rules.osaka.view import OsakaView, Purchase


def owned(hand: Label, view: OsakaView, seat: Seat, context: RenderContext) -> str:
    """Hand, goods and tokens of a trader, in one line."""
    trader = view.traders[seat]
    shown = say("osaka-panel-own", goods=cards(trader.goods), tokens=by_colour(trader.tokens))
    return " · ".join([context.words.say(label, context.people) for label in (hand, shown)])


def _affordable(view: OsakaView) -> Purchase | None:
    """What could be bought now; None if nothing can."""
    purchase = view.purchase
    return purchase if purchase is not None and 0 < purchase.price <= purchase.coins else None


def consequence_lines(view: OsakaView) -> Iterator[Label]:
    """What buying now would bring about: a payday, and ships that sink."""
    purchase = _affordable(view)
    if purchase is not None and purchase.arriving:
        yield say("osaka-panel-payday", colours=colour_names(purchase.arriving), vp=purchase.vp)
    if purchase is not None and purchase.sinking:
        names = tuple(map(ship, purchase.sinking))
        yield say("osaka-panel-sinks", ships=say("osaka-ships-named", count=len(purchase.sinking), colours=names))


def purchase_lines(view: OsakaView) -> Iterator[Label]:
    """The goods that buying now would bring and the ships that it would move, as the picture shows them."""
    purchase = _affordable(view)
    if purchase is None:
        return
    yield say("osaka-panel-brings", goods=cards(purchase.goods), price=purchase.price)
    if purchase.ships:
        yield say("osaka-tell-ships", ships=tuple(_arriving(view, purchase)))


def _arriving(view: OsakaView, purchase: Purchase) -> Iterator[Label]:
    """The ships that buying would move, those to the same place named together."""
    for to in dict.fromkeys(after for _, _, after in purchase.ships):
        colours = colour_names(colour for colour, _, after in purchase.ships if after == to)
        yield say("osaka-tell-ship", colours=colours, place=place(view.route, to))
