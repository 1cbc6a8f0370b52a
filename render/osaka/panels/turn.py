"""A turn: what the trader owns, and what buying brings and brings about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.osaka.words.labels import by_colour, cards, colour_names, place
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from render.core.face import RenderContext
    from rules.core.seats import Seat
    from rules.osaka.view import OsakaView, Purchase


def own_lines(view: OsakaView, seat: Seat) -> list[Label]:
    """Goods and tokens of a trader."""
    trader = view.traders[seat]
    return [say("osaka-panel-own", goods=cards(trader.goods), tokens=by_colour(trader.tokens))]


def purchase_lines(view: OsakaView, purchase: Purchase, context: RenderContext) -> list[str]:
    """What buying brings and brings about: goods and voyages, then a payday, then ships that sink."""
    brings = [say("osaka-panel-brings", goods=cards(purchase.goods), price=purchase.price)]
    brings += [
        say("osaka-panel-sails", colour=colour, places=after - before, place=place(view.route, after))
        for colour, before, after in purchase.ships
    ]
    lines = [" ".join(context.words.say(label, context.people) for label in brings)]
    if purchase.arriving:
        payday = say("osaka-panel-payday", colours=colour_names(purchase.arriving), vp=purchase.vp)
        lines.append(context.words.say(payday, context.people))
    if purchase.sinking:
        names = colour_names(purchase.sinking)
        ships = say("osaka-ships-named", count=len(purchase.sinking), colours=names)
        lines.append(context.words.say(say("osaka-panel-sinks", ships=ships), context.people))
    return lines
