"""What alternative texts of Osaka say: the table in sentences, always in the same order, and all that is new in it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.osaka.closeups.sea import new_sales
from render.osaka.table.marks import new_cards, new_stones
from render.osaka.table.traders import sale
from render.osaka.words.labels import by_colour, cards, colour_name, place
from render.osaka.words.score import most_tokens
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.osaka.view import OnOffer, OsakaView, TraderView


def table(view: OsakaView, before: OsakaView | None, match: str) -> list[Label]:
    """What the table shows: when, who is asked, who leads, what is new, where everything is, the score, the end.

    Args:
        view: The table.
        before: What the reader saw last, or None.
        match: Id of the match.
    """
    labels = [
        say("osaka-alt-table", match=match, turn=view.turn),
        say("osaka-alt-asked", phase=view.phase, who=tuple(Who(seat) for seat in view.asked)),
    ]
    best = max(trader.vp for trader in view.traders)
    if best:
        labels.append(say("osaka-alt-leads", who=tuple(Who(each.seat) for each in view.traders if each.vp == best)))
    if before is not None and (new := changes(view, before)):
        labels.append(say("house-alt-new", what=new))
    ships = tuple(
        say("osaka-alt-ship", colour=colour_name(colour), place=place(view.route, at))
        for colour, at in zip(COLOURS, view.ships, strict=True)
    )
    labels.append(say("osaka-alt-ships", ships=ships))
    labels.append(say("osaka-alt-market", cards=_offered(view.market)))
    labels.append(say("osaka-alt-farm", cards=_offered(view.farm)))
    points = tuple(_points(trader) for trader in view.traders)
    labels.append(say("osaka-alt-points", each=points))
    labels.append(say("osaka-alt-end", most=most_tokens(view), tokens=view.tokens_to_end))
    return labels


def changes(view: OsakaView, before: OsakaView) -> tuple[Label, ...]:
    """What differs from an earlier view: ships, VP and goods."""
    found = [*ships(view, before)]
    for old_trader, trader in zip(before.traders, view.traders, strict=True):
        who, more = Who(trader.seat), len(trader.goods) - len(old_trader.goods)
        if trader.vp > old_trader.vp:
            found.append(say("osaka-alt-new-vp", who=who, vp=trader.vp - old_trader.vp))
        if more:
            key = "osaka-alt-new-goods" if more > 0 else "osaka-alt-lost-goods"
            found.append(say(key, who=who, n=abs(more)))
    return tuple(found)


def _points(trader: TraderView) -> Label:
    return say("osaka-score-seat", who=Who(trader.seat), vp=trader.vp, tokens=sum(trader.tokens))


def _offered(offers: tuple[OnOffer, ...]) -> tuple[Label, ...]:
    free = cards(offer.card for offer in offers if offer.stone is None)
    held = (
        say("osaka-alt-reserved", card=each, who=Who(offer.stone))
        for offer in offers
        if offer.stone is not None
        for each in cards([offer.card])
    )
    return (*free, *held)


def news(view: OsakaView, before: OsakaView, what: str) -> tuple[Label, ...]:
    """What of a close-up differs from an earlier view.

    Args:
        view: The table.
        before: What the reader saw last.
        what: Id of the close-up.
    """
    match what:
        case "market":
            return _of_market(view, before)
        case "sea":
            return (*ships(view, before), *_of_sales(view, before))
        case "discard":
            return cards((Counter(view.discard) - Counter(before.discard)).elements())
        case _:
            seat = int(what.removeprefix("trader"))
            return _of_trader(view.traders[seat], before.traders[seat])


def ships(view: OsakaView, before: OsakaView) -> tuple[Label, ...]:
    """Ships that moved."""
    return tuple(
        say("osaka-alt-new-ship", colour=colour, before=place(view.route, old), after=place(view.route, new))
        for colour, old, new in zip(COLOURS, before.ships, view.ships, strict=True)
        if old != new
    )


def _of_market(view: OsakaView, before: OsakaView) -> tuple[Label, ...]:
    found = []
    places = (("market", view.market, before.market), ("farm", view.farm, before.farm))
    for name, now, old in places:
        if fresh := _fresh(now, old):
            found.append(say(f"osaka-alt-new-{name}", cards=fresh))
    stones = (say("osaka-alt-new-stone", who=Who(Seat(seat))) for seat in new_stones(view, before))
    return (*found, *stones)


def _fresh(now: tuple[OnOffer, ...], old: tuple[OnOffer, ...]) -> tuple[Label, ...]:
    return cards(now[i].card for i in new_cards(now, old))


def _of_sales(view: OsakaView, before: OsakaView) -> tuple[Label, ...]:
    return tuple(
        say("osaka-alt-new-sale", who=Who(now.seat), colour=colour_name(COLOURS[i]), vp=sale(now, COLOURS[i]).vp)
        for now, old in zip(view.traders, before.traders, strict=True)
        for i in new_sales(now, old)
    )


def _of_trader(now: TraderView, old: TraderView) -> tuple[Label, ...]:
    found = []
    if now.vp > old.vp:
        found.append(say("osaka-alt-new-vp", who=Who(now.seat), vp=now.vp - old.vp))
    if now.hand_size != old.hand_size:
        found.append(say("osaka-alt-new-hand", before=old.hand_size, after=now.hand_size))
    if came := cards((Counter(now.goods) - Counter(old.goods)).elements()):
        found.append(say("osaka-alt-more", what=came))
    if gone := cards((Counter(old.goods) - Counter(now.goods)).elements()):
        found.append(say("osaka-alt-less", what=gone))
    if safe := cards((Counter(now.insured) - Counter(old.insured)).elements()):
        found.append(say("osaka-alt-new-insured", cards=safe))
    if tokens := by_colour(max(0, new - past) for new, past in zip(now.tokens, old.tokens, strict=True)):
        found.append(say("osaka-alt-new-tokens", tokens=tokens))
    return tuple(found)
