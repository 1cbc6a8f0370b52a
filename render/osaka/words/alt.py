"""What alternative texts of Osaka say: the table in sentences, always in the same order, and all that is new in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.osaka.figures import new_sales, sale
from render.osaka.words.labels import by_colour, cards, colour_name, place, ship
from render.osaka.words.score import most_tokens
from rules.core.labels import Label, Who, say
from rules.core.results import EARLY
from rules.osaka.delta import delta
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.osaka.delta import Delta, TraderDelta
    from rules.osaka.view import OnOffer, OsakaView, TraderView


def table(view: OsakaView, before: OsakaView | None, match: str) -> list[Label]:
    """What the table shows: when, who is asked, who leads, what is new, where everything is, the score, the end.

    Args:
        before: What the reader saw last, or None.
    """
    labels = [
        say("osaka-alt-table", match=match, turn=view.turn),
        say("osaka-alt-asked", phase=view.phase, who=tuple(Who(seat) for seat in view.asked)),
    ]
    best = max(trader.vp for trader in view.traders)
    if view.results is not None and view.ended_by != EARLY:
        winners = tuple(Who(line.seat) for line in view.results if line.place == 1)
        labels.append(say("osaka-alt-won", who=winners))
    elif best:
        labels.append(say("osaka-alt-leads", who=tuple(Who(each.seat) for each in view.traders if each.vp == best)))
    if before is not None and (new := changes(view, before)):
        labels.append(say("house-alt-new", what=new))
    ships = tuple(
        say("osaka-alt-ship", colour=ship(colour), place=place(view.route, at))
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
    changed = delta(before, view)
    found = _ships(view, changed)
    for trader in changed.traders:
        who, more = Who(trader.seat), len(trader.gained) - len(trader.gone)
        if trader.vp > 0:
            found.append(say("osaka-alt-new-vp", who=who, vp=trader.vp))
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
        before: What the reader saw last.
    """
    changed = delta(before, view)
    match what:
        case "market":
            return _of_market(view, changed)
        case "sea":
            return (*_ships(view, changed), *_of_sales(view, before))
        case "discard":
            return cards(changed.discarded)
        case _:
            seat = int(what.removeprefix("trader"))
            return _of_trader(view.traders[seat], changed.traders[seat])


def _ships(view: OsakaView, changed: Delta) -> list[Label]:
    """Ships that moved."""
    return [
        say("osaka-alt-new-ship", colour=colour, before=place(view.route, was), after=place(view.route, now))
        for colour, was, now in changed.ships
    ]


def _of_market(view: OsakaView, changed: Delta) -> tuple[Label, ...]:
    found = []
    for name, offers, new in (("market", view.market, changed.market), ("farm", view.farm, changed.farm)):
        if new:
            found.append(say(f"osaka-alt-new-{name}", cards=cards(offers[i].card for i in new)))
    return (*found, *[say("osaka-alt-new-stone", who=Who(seat)) for seat in changed.stones])


def _of_sales(view: OsakaView, before: OsakaView) -> tuple[Label, ...]:
    return tuple(
        say("osaka-alt-new-sale", who=Who(now.seat), colour=colour_name(COLOURS[i]), vp=sale(now, COLOURS[i]).vp)
        for now, old in zip(view.traders, before.traders, strict=True)
        for i in new_sales(now, old)
    )


def _of_trader(now: TraderView, changed: TraderDelta) -> tuple[Label, ...]:
    found = []
    if changed.vp > 0:
        found.append(say("osaka-alt-new-vp", who=Who(now.seat), vp=changed.vp))
    if changed.hand:
        found.append(say("osaka-alt-new-hand", before=now.hand_size - changed.hand, after=now.hand_size))
    if came := cards(changed.gained):
        found.append(say("osaka-alt-more", what=came))
    if gone := cards(changed.gone):
        found.append(say("osaka-alt-less", what=gone))
    if safe := cards(changed.insured):
        found.append(say("osaka-alt-new-insured", cards=safe))
    if tokens := by_colour(max(0, count) for count in changed.tokens):
        found.append(say("osaka-alt-new-tokens", tokens=tokens))
    return tuple(found)
