"""Plans and turns of Osaka in words: what is true of a turn that is planned, and what a turn that was taken came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.osaka.words.labels import card, coins, points, tokens
from rules.core.labels import Label, Who, say
from rules.osaka import plan_facts as facts
from rules.osaka.delta import trader_delta

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.seats import Seat
    from rules.osaka.plan_facts import OsakaFact
    from rules.osaka.view import OsakaView


def plan_fact(fact: OsakaFact) -> Label:
    """What is true of a turn: "brings your hand to 12 coins"."""
    match fact:
        case facts.Sells(vp=vp, tokens=tokens):
            return say("osaka-plans-sells", vp=points(vp), tokens=tokens)
        case facts.OtherSells(seat=seat, vp=vp):
            return say("osaka-plans-other-sells", who=Who(seat), vp=points(vp))
        case facts.Lays(colour=colour, count=count, vp=vp, away=away):
            return say("osaka-plans-lays", colour=colour, count=count, vp=vp, away=away)
        case facts.Risks(colour=colour, count=count):
            return say("osaka-plans-risks", colour=colour, count=count)
        case facts.Saves(count=count):
            return say("osaka-plans-saves", count=count)
        case facts.Loses(count=count):
            return say("osaka-plans-loses", count=count)
        case facts.Raises(colour=colour):
            return say("osaka-plans-raises", colour=colour)
        case facts.Reserves(card=reserved):
            return say("osaka-plans-reserves", card=card(reserved))
        case facts.Affords(coins=count, price=price):
            return say("osaka-plans-affords", coins=count, price=price)
        case facts.Holds(coins=count):
            return say("osaka-plans-holds", coins=coins(count))
        case facts.Pays(coins=count):
            return say("plans-spends", what=coins(count))
        case facts.Ends():
            return say("osaka-plans-ends")
        case _:
            assert_never(fact)


def turn_summary(before: OsakaView, after: OsakaView, seat: Seat) -> Iterator[Label]:
    """What a trader has more and less after a turn, and what is left in hand, in few words.

    Args:
        before: What the trader saw when the turn began.
        after: What the trader sees now.
    """
    now, changed = after.traders[seat], trader_delta(before.traders[seat], after.traders[seat])
    if changed.vp > 0:
        yield say("osaka-brought", more=points(changed.vp), all=now.vp)
    if sum(changed.tokens) > 0:
        yield say("osaka-brought", more=tokens(sum(changed.tokens)), all=sum(now.tokens))
    goods = len(changed.gained) - len(changed.gone)
    if goods:
        yield say("osaka-brought-goods", more=max(goods, 0), all=len(now.goods))
    had, have = (sum(card.value for card in view.hand or ()) for view in (before, after))
    if have > had:
        yield say("osaka-brought", more=coins(have - had), all=have)
    elif have < had:
        yield say("osaka-brought-coins", count=have, coins=coins(have))
    if changed.laid_stone:
        yield say("osaka-brought-stone")
