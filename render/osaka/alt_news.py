"""What is new in a close-up since the reader last looked, in words: all that its picture marks."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.osaka.closeups_sea import new_sales
from render.osaka.story_cards import by_colour, cards, colour_name, place
from render.osaka.table_marks import new_cards, new_stones
from render.osaka.traders import sale
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from rules.osaka.view import OnOffer, OsakaView, TraderView


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
