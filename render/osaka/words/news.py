"""What happened since one's last turn, in few lines: what it did to oneself first, then what each of the others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.osaka.words.labels import card, cards
from render.osaka.words.story import worth
from rules.core.labels import Label, Who, say
from rules.osaka.events import Bought, GoodsLost, Insured, PassedOver, Reserved, Scored, Took

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.seats import Seat
    from rules.osaka.events import OsakaEvent


def news(events: Sequence[OsakaEvent], seat: Seat) -> tuple[Label, ...]:
    """What happened, for one seat; which cards are new, the picture shows.

    Args:
        events: Since its last turn.
        seat: Who reads.
    """
    mine: list[Label] = []
    theirs: dict[Seat, list[Label]] = {}
    for event in events:
        if isinstance(event, Scored | GoodsLost) and event.seat == seat:
            mine.append(_to_me(event))
        elif isinstance(event, Bought | Took | Reserved | Scored | Insured | GoodsLost | PassedOver):
            theirs.setdefault(event.seat, []).append(_done(event))
    own = (say("osaka-news-you", what=tuple(mine)),) if mine else ()
    others = [(other, tuple(done)) for other, done in theirs.items() if other != seat]
    return (*own, *(say("osaka-news-other", who=Who(other), what=done) for other, done in others))


def _to_me(event: Scored | GoodsLost) -> Label:
    if isinstance(event, Scored):
        return say("osaka-news-earned", vp=event.vp, sum=worth(event))
    return say("osaka-news-gone", goods=cards(event.goods))


def _done(event: Bought | Took | Reserved | Scored | Insured | GoodsLost | PassedOver) -> Label:
    match event:
        case Bought():
            return say("osaka-news-bought", goods=cards(event.goods), price=event.price)
        case Took():
            return say("osaka-news-took", card=card(event.card))
        case Reserved():
            return say("osaka-news-reserved", card=card(event.card), area=event.area)
        case Scored():
            return say("osaka-news-sold", count=len(event.goods), colour=event.colour, vp=event.vp)
        case Insured():
            return say("osaka-news-insured", goods=cards(event.saved))
        case GoodsLost():
            return say("osaka-news-lost", goods=cards(event.goods))
        case PassedOver():
            return say("osaka-news-passed")
